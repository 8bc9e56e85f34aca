/** The words that differ between projects and project templates. */
export interface Wording {
  /** Heading of the list. */
  heading: string;
  /** Header of the first column, and the start of sentences. */
  one: string;
  /** In the middle of a sentence. */
  noun: string;
  create: string;
  createFirst: string;
  dialogTitle: string;
  loading: string;
  search: string;
  emptyTitle: string;
  emptyText: string;
  created: { title: string; message: string };
  saved: { title: string; message: string };
  duplicate: string;
  duplicated: { title: string; message: string };
  /** What converting makes. */
  counterpart: string;
  convertLead: string;
  converted: { title: string; message: string };
  deleteFailed: { title: string; message: string };
}

export function getWording(templates: boolean): Wording {
  return templates ? TEMPLATE : PROJECT;
}

const PROJECT: Wording = {
  heading: 'Projects',
  one: 'Project',
  noun: 'project',
  create: 'New Project',
  createFirst: 'Create New Project',
  dialogTitle: 'Create new project',
  loading: 'Loading your projects...',
  search: 'Search projects...',
  emptyTitle: 'No projects found',
  emptyText: "You don't have any projects yet. Create your first project to get started.",
  created: { title: 'Project created', message: 'Your project has been created.' },
  saved: { title: 'Project updated', message: 'Your changes have been saved successfully.' },
  duplicate: 'Duplicate',
  duplicated: { title: 'Project duplicated', message: 'Your duplicate is ready to edit.' },
  counterpart: 'project template',
  convertLead: 'Makes a template with the same components. The project stays as it is.',
  converted: { title: 'Project template created', message: 'Your project template has been created.' },
  deleteFailed: { title: 'Delete failed', message: 'Unable to delete the project.' },
};

const TEMPLATE: Wording = {
  heading: 'Project templates',
  one: 'Project template',
  noun: 'project template',
  create: 'New Project Template',
  createFirst: 'Create New Project Template',
  dialogTitle: 'Create new project template',
  loading: 'Loading your project templates...',
  search: 'Search project templates...',
  emptyTitle: 'No project templates found',
  emptyText: "You don't have any project templates yet. Create one, or convert a project.",
  created: { title: 'Project template created', message: 'Your project template has been created.' },
  saved: { title: 'Project template updated', message: 'Your changes have been saved successfully.' },
  duplicate: 'Duplicate template',
  duplicated: { title: 'Project template duplicated', message: 'Your duplicate is ready to edit.' },
  counterpart: 'project',
  convertLead: 'Makes a project with the same components. The template stays as it is.',
  converted: { title: 'Project created', message: 'Your project has been created.' },
  deleteFailed: { title: 'Delete failed', message: 'Unable to delete the project template.' },
};
