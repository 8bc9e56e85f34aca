interface Notice {
  title: string;
  message: string;
}

/** The words that differ between components and component templates. */
export interface Wording {
  /** Heading of the list. */
  heading: string;
  /** Header of the first column. */
  one: string;
  /** In the middle of a sentence. */
  noun: string;
  created: Notice;
  /** Title and button of the dialog that duplicates. */
  duplicate: string;
  duplicated: Notice;
  convert: string;
  convertLead: string;
  deleteQuestion: string;
  deleteTitle: string;
  /** How projects are reached by the deletion. */
  deleting: string;
  deleted: Notice;
  restored: Notice;
  restoreFailed: string;
}

export function getWording(templates: boolean): Wording {
  return templates ? TEMPLATE : COMPONENT;
}

const COMPONENT: Wording = {
  heading: 'Components',
  one: 'Component',
  noun: 'component',
  created: { title: 'Component created', message: 'Your component has been created.' },
  duplicate: 'Duplicate',
  duplicated: { title: 'Component duplicated', message: 'Your duplicate is ready to edit.' },
  convert: 'Convert to template',
  convertLead: 'Makes a template from this component. The component stays as it is.',
  deleteTitle: 'Delete component',
  deleteQuestion: 'Are you sure you want to delete this component?',
  deleting: 'affected by deleting this component',
  deleted: { title: 'Component deleted', message: 'The component has been removed.' },
  restored: { title: 'Component restored', message: 'The component is back in the library.' },
  restoreFailed: 'Unable to restore the component.',
};

const TEMPLATE: Wording = {
  heading: 'Component templates',
  one: 'Component template',
  noun: 'component template',
  created: { title: 'Component template created', message: 'Your component template has been created.' },
  duplicate: 'Duplicate template',
  duplicated: { title: 'Component template duplicated', message: 'Your duplicate is ready to edit.' },
  convert: 'Convert to component',
  convertLead: 'Makes a component from this template. The template stays as it is.',
  deleteTitle: 'Delete component template',
  deleteQuestion: 'Are you sure you want to delete this component template?',
  deleting: 'affected by deleting this component template',
  deleted: { title: 'Component template deleted', message: 'The component template has been removed.' },
  restored: { title: 'Component template restored', message: 'The component template is back in the library.' },
  restoreFailed: 'Unable to restore the component template.',
};
