/**
 * RJSF's templates that are never rendered: the theme replaces them, or all that render them. The build leaves them out of
 * the client.
 */
export const UNUSED_TEMPLATES: readonly string[] = [
  'ArrayFieldDescriptionTemplate',
  'ArrayFieldItemButtonsTemplate',
  'ArrayFieldItemTemplate',
  'ArrayFieldTemplate',
  'ArrayFieldTitleTemplate',
  'BaseInputTemplate',
  'ButtonTemplates',
  'DescriptionFieldTemplate',
  'ErrorListTemplate',
  'FieldErrorTemplate',
  'FieldHelpTemplate',
  'FieldTemplate',
  'GridTemplate',
  'MultiSchemaFieldTemplate',
  'ObjectFieldTemplate',
  'TitleFieldTemplate',
  'WrapIfAdditionalTemplate',
];
