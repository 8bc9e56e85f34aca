import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';

/** A form as plain JSON, with its tables that are met in several places, or inside themselves, apart. */
export interface Written<Shape> {
  /** In place of each of those tables, fields have its index. */
  shape: Shape;
  tables: TableDefinition[];
}

/** The form with every table that is met more than once written once; `linkTables` puts them back. */
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
    // It is only made to be written as JSON, where `linkTables` finds the index.
    return { ...field, table: table as TableDefinition };
  };
  return { shape: write(whole), tables: tables.map(write) };
}

/** The tables that are met more than once, a table that contains itself among them. */
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
