import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';

/** RJSF's template of a variant: the fields of the chosen case. The choice is a field of the draft, drawn before them. */
export function MultiSchemaFieldTemplate({ optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return optionSchemaField;
}
