import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { isRecord } from '#model/isRecord.ts';

const { OneOfField } = getDefaultRegistry().fields;

/**
 * RJSF's field of a variant, remounted when the choice changes: otherwise it would keep the former case if the
 * variant's row moves in the same step.
 */
export function VariantField(props: FieldProps) {
  const { formData, uiSchema } = props;
  const { variant } = uiSchema?.['ui:options'] ?? {};
  const data: unknown = formData;
  const choice = isRecord(data) && typeof variant === 'string' ? data[variant] : undefined;
  return OneOfField ? <OneOfField key={String(choice)} {...props} /> : null;
}
