import type { FieldType } from '#model/FormDefinition.ts';

/** 'a number field', 'a table'. */
export function describeType(type: FieldType): string {
  return type === 'rows' ? 'a table' : `a ${type} field`;
}
