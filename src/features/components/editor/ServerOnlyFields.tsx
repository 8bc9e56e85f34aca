import type { FieldValues } from '#model/FormDefinition.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { StoredValues } from './StoredValues.tsx';

export interface ServerOnlyFieldsProps {
  differences: readonly MetaDifference[];
  stored: FieldValues;
}

/** Shows fields that only the server knows; saving sends them back unchanged. */
export function ServerOnlyFields({ differences, stored }: ServerOnlyFieldsProps) {
  const fields = differences.filter(({ code, field }) => code === 'onlyOnServer' && Object.hasOwn(stored, field));
  return (
    <StoredValues
      title="Only on the server"
      values={fields.map(({ field, label }) => ({ key: field, label, value: stored[field] }))}
    />
  );
}
