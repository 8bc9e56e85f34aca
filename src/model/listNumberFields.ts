import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { isOfDocument } from './isOfDocument.ts';
import { toPath } from './nestedRecord.ts';

export interface NumberField {
  field: FieldDefinition;
  /** Its place in a record as the API names it: 'charging.power'. */
  path: string;
}

/** The shown fields that hold one number each; not those of curves, documents or the cases of variants. */
export function listNumberFields(definition: FormDefinition): NumberField[] {
  return Object.values(definition.fields)
    .filter(
      ({ type, hidden, system, curve }) => (type === 'number' || type === 'integer') && !hidden && !system && !curve,
    )
    .filter(({ name }) => !name.includes('=') && !isOfDocument(definition, name))
    .map((field) => ({ field, path: toPath(field.name).join('.') }));
}
