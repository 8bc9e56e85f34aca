import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';

/** RJSF's template of a variant: only the fields of the chosen case; `VariantChoice` renders the choice above them. */
export function MultiSchemaFieldTemplate({ optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return optionSchemaField;
}
