import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { toTable } from './toTable.ts';

/** The shape with its fields and objects, and those of its tables, in objects in which names from outside can be looked up. */
export function withoutPrototypes<Shape extends RecordShape>(shape: Shape): Shape {
  const fields = Object.entries(shape.fields).map(([name, field]): [string, FieldDefinition] => [
    name,
    field.table ? { ...field, table: withoutPrototypes(field.table) } : field,
  ]);
  return {
    ...shape,
    fields: toTable(fields),
    ...(shape.objects ? { objects: toTable(Object.entries(shape.objects)) } : {}),
  };
}
