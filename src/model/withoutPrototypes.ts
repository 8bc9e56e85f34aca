import type { FieldDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { toTable } from './toTable.ts';

/**
 * Returns the shape with its fields and objects, and those of its tables, in objects without a prototype, where names
 * from outside can be looked up. A table in several places remains one object.
 */
export function withoutPrototypes<Shape extends RecordShape>(shape: Shape): Shape {
  const made = new Map<TableDefinition, TableDefinition>();
  const convert = <Part extends RecordShape>(part: Part): Part => ({
    ...part,
    fields: toTable(Object.entries(part.fields).map(([name, field]) => [name, convertField(field)])),
    ...(part.objects ? { objects: toTable(Object.entries(part.objects)) } : {}),
  });
  const convertField = (field: FieldDefinition): FieldDefinition =>
    field.table ? { ...field, table: convertTable(field.table) } : field;
  const convertTable = (table: TableDefinition): TableDefinition => {
    const known = made.get(table);
    if (known) return known;
    // A table may contain itself, so it is registered before its contents are converted.
    const own = { ...table };
    made.set(table, own);
    return Object.assign(own, convert(table));
  };
  return convert(shape);
}
