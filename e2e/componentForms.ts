/** The texts for components and for templates, which behave alike. */
export const COMPONENT_FORMS = [
  {
    templates: false,
    what: 'a component',
    duplicate: 'Duplicate',
    duplicated: 'Component duplicated',
    convert: 'Convert to template',
    converted: 'Component template created',
    deleted: ['Component deleted', 'The component has been removed.'],
    unable: 'Unable to delete the component.',
    question: 'Are you sure you want to delete this component?',
    restored: 'Component restored',
  },
  {
    templates: true,
    what: 'a template',
    duplicate: 'Duplicate template',
    duplicated: 'Component template duplicated',
    convert: 'Convert to component',
    converted: 'Component created',
    deleted: ['Component template deleted', 'The component template has been removed.'],
    unable: 'Unable to delete the component template.',
    question: 'Are you sure you want to delete this component template?',
    restored: 'Component template restored',
  },
] as const;
