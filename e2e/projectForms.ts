/** Everything is done with plain projects and with templates alike. */
export const PROJECT_FORMS = [
  { templates: false, noun: 'project', button: 'New Project', one: 'Project' },
  { templates: true, noun: 'project template', button: 'New Project Template', one: 'Project template' },
];
