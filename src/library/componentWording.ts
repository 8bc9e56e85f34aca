import type { Notice } from '#records/failures.ts';
import { createRecordWording, type RecordWording } from './recordWording.ts';

/** The words that differ between components and component templates. */
export interface Wording extends RecordWording {
  /** Heading of the list. */
  heading: string;
  convert: string;
  convertLead: string;
  deleteQuestion: string;
  /** The sentence on how the deletion affects projects. */
  deleting: string;
  deleted: Notice;
  restored: Notice;
}

export function getWording(templates: boolean): Wording {
  return templates ? TEMPLATE : COMPONENT;
}

const COMPONENT: Wording = {
  ...createWording('component'),
  convert: 'Convert to template',
  convertLead: 'Creates a template from this component. The component stays as it is.',
};

const TEMPLATE: Wording = {
  ...createWording('component template'),
  convert: 'Convert to component',
  convertLead: 'Creates a component from this template. The template stays as it is.',
};

function createWording(noun: string) {
  const common = createRecordWording(noun);
  const { one } = common;
  return {
    ...common,
    heading: `${one}s`,
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
    deleting: `affected by deleting this ${noun}`,
    deleted: { title: `${one} deleted`, message: `The ${noun} has been removed.` },
    restored: { title: `${one} restored`, message: `The ${noun} is back in the library.` },
  };
}
