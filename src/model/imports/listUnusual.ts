import type { FieldDefinition, FieldValue, FormDefinition } from '#model/FormDefinition.ts';
import { softWarning } from '#model/softWarning.ts';

interface UnusualValue {
  field: FieldDefinition;
  value: unknown;
  /** 'Unusually high: above 8000 kW' */
  text: string;
}

/** Lists the values that are allowed, but outside the soft limits of their fields. */
export function listUnusual(values: Readonly<Record<string, unknown>>, { fields }: FormDefinition): UnusualValue[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    // Only numbers have soft limits, so values of other types are ignored.
    const text = field && softWarning(field, value as FieldValue);
    return field && text !== undefined ? [{ field, value, text }] : [];
  });
}
