import { createRecordWording, type RecordWording } from '#library/recordWording.ts';
import type { Notice } from '#records/failures.ts';

/** The words that differ between projects and project templates. */
export interface Wording extends RecordWording {
  /** Heading of the list. */
  heading: string;
  create: string;
  createFirst: string;
  dialogTitle: string;
  loading: string;
  search: string;
  emptyTitle: string;
  emptyText: string;
  saved: Notice;
  /** The noun of what converting creates. */
  counterpart: string;
  convertLead: string;
  restored: Notice;
}

export function getWording(templates: boolean): Wording {
  return templates ? TEMPLATE : PROJECT;
}

const PROJECT: Wording = {
  ...createWording('project'),
  create: 'New Project',
  createFirst: 'Create New Project',
  emptyText: "You don't have any projects yet. Create your first project to get started.",
  counterpart: 'project template',
  convertLead: 'Creates a template with the same components. The project stays as it is.',
};

const TEMPLATE: Wording = {
  ...createWording('project template'),
  create: 'New Project Template',
  createFirst: 'Create New Project Template',
  emptyText: "You don't have any project templates yet. Create one, or convert a project.",
  counterpart: 'project',
  convertLead: 'Creates a project with the same components. The template stays as it is.',
};

function createWording(noun: string) {
  const common = createRecordWording(noun);
  const { one } = common;
  return {
    ...common,
    heading: `${one}s`,
    dialogTitle: `Create new ${noun}`,
    loading: `Loading your ${noun}s...`,
    search: `Search ${noun}s...`,
    emptyTitle: `No ${noun}s found`,
    saved: { title: `${one} updated`, message: 'Your changes have been saved successfully.' },
    restored: { title: `${one} restored`, message: `The ${noun} is back.` },
  };
}
