import type { FieldType } from '#model/FormDefinition.ts';

/** Returns 'a number field', or 'a table'. */
export function describeType(type: FieldType): string {
  return type === 'rows' ? 'a table' : `a ${type} field`;
}
