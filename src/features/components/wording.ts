/** The words that differ between components and component templates. */
export interface Wording {
  /** Heading of the list. */
  heading: string;
  /** Header of the first column. */
  one: string;
  created: { title: string; message: string };
}

export function wordingOf(templates: boolean): Wording {
  return templates ? TEMPLATE : COMPONENT;
}

const COMPONENT: Wording = {
  heading: 'Components',
  one: 'Component',
  created: { title: 'Component created', message: 'Your component has been created.' },
};

const TEMPLATE: Wording = {
  heading: 'Component templates',
  one: 'Component template',
  created: { title: 'Component template created', message: 'Your component template has been created.' },
};
