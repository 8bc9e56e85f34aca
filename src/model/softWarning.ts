import type { FieldDefinition, FieldValue } from './FormDefinition.ts';

/** What is unusual, though allowed, about a value; nothing for values inside the field's soft limits. */
export function softWarning(field: FieldDefinition, value: FieldValue): string | undefined {
  const { warn } = field;
  if (!warn || typeof value !== 'number') return undefined;
  if (warn.minimum !== undefined && value < warn.minimum)
    return warn.message ?? `Unusually low: below ${warn.minimum}${unitOf(field)}`;
  if (warn.maximum !== undefined && value > warn.maximum)
    return warn.message ?? `Unusually high: above ${warn.maximum}${unitOf(field)}`;
  return undefined;
}

function unitOf({ unit }: FieldDefinition): string {
  return unit && !unit.includes('{') ? ` ${unit}` : '';
}
