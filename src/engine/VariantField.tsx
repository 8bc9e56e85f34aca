import OneOfField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import { isRecord } from '#model/isRecord.ts';
import { MultiSchemaFieldTemplate } from './MultiSchemaFieldTemplate.tsx';
import { useTemplates } from './useTemplates.ts';

const TEMPLATES = { MultiSchemaFieldTemplate };

/**
 * RJSF's field of a variant, remounted when the choice changes: otherwise it would keep the former case if the
 * variant's row moves in the same step.
 */
export function VariantField(props: FieldProps) {
  const { formData, uiSchema } = props;
  const { variant } = uiSchema?.['ui:options'] ?? {};
  const data: unknown = formData;
  const choice = isRecord(data) && typeof variant === 'string' ? data[variant] : undefined;
  const registry = useTemplates(props.registry, TEMPLATES);
  return <OneOfField key={String(choice)} {...props} registry={registry} />;
}
