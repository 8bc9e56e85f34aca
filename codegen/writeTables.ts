import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';

/** A form as plain JSON, apart from the tables that occur in several places or inside themselves. */
export interface Written<Shape> {
  /** The form; its fields have an index in place of each of those tables. */
  shape: Shape;
  tables: TableDefinition[];
}

/** Writes every table that occurs more than once only once; `linkTables` puts them back. */
export function writeTables<Shape extends RecordShape>(whole: Shape): Written<Shape> {
  const tables = findRepeated(whole);
  const indexes = new Map(tables.map((table, index) => [table, index]));
  const write = <Part extends RecordShape>(part: Part): Part => ({
    ...part,
    fields: Object.fromEntries(Object.entries(part.fields).map(([name, field]) => [name, writeField(field)])),
  });
  const writeField = (field: FieldDefinition): FieldDefinition => {
    if (!field.table) return field;
    const table = indexes.get(field.table) ?? write(field.table);
    // The result is only written as JSON, in which `linkTables` finds the index.
    return { ...field, table: table as TableDefinition };
  };
  return { shape: write(whole), tables: tables.map(write) };
}

/** Finds the tables that occur more than once, including those that contain themselves. */
function findRepeated(whole: RecordShape): TableDefinition[] {
  const met = new Set<RecordShape>([whole]);
  const repeated = new Set<TableDefinition>();
  const visit = ({ fields }: RecordShape) => {
    for (const { table } of Object.values(fields)) {
      if (!table) continue;
      if (met.has(table)) repeated.add(table);
      else {
        met.add(table);
        visit(table);
      }
    }
  };
  visit(whole);
  return [...repeated];
}
