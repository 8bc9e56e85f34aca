import type { FieldDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { toTable } from './toTable.ts';

/**
 * The shape with its fields and objects, and those of its tables, in objects in which names from outside can be looked up.
 * What is one table in several places remains one.
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
    // A table may lie in its own rows, so it is there before what is in it.
    const own = { ...table };
    made.set(table, own);
    return Object.assign(own, convert(table));
  };
  return convert(shape);
}
