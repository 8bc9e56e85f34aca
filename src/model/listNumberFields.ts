import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { isOfDocument } from './isOfDocument.ts';
import { toPath } from './nestedRecord.ts';

export interface NumberField {
  field: FieldDefinition;
  /** Its place in a record as the API names it: 'charging.power'. */
  path: string;
}

/** Lists the shown fields that hold one number each, except those of curves, documents or cases of variants. */
export function listNumberFields(definition: FormDefinition): NumberField[] {
  return Object.values(definition.fields)
    .filter(
      ({ type, hidden, system, curve }) => (type === 'number' || type === 'integer') && !hidden && !system && !curve,
    )
    .filter(({ name }) => !name.includes('=') && !isOfDocument(definition, name))
    .map((field) => ({ field, path: toPath(field.name).join('.') }));
}
