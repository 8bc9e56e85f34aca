/** The texts for projects and for templates, which behave alike. */
export const PROJECT_FORMS = [
  { templates: false, noun: 'project', button: 'New Project', one: 'Project' },
  { templates: true, noun: 'project template', button: 'New Project Template', one: 'Project template' },
];
