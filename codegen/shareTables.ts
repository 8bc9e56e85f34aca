import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { writeTables } from './writeTables.ts';

/** Returns the shape with equal tables joined into one, so that a module contains each of them once. */
export function shareTables<Shape extends RecordShape>(shape: Shape): Shape {
  const shared = new Map<TableDefinition, TableDefinition>();
  const byContent = new Map<string, TableDefinition>();
  const share = <Part extends RecordShape>(part: Part): Part => ({
    ...part,
    fields: Object.fromEntries(Object.entries(part.fields).map(([name, field]) => [name, shareField(field)])),
  });
  const shareField = (field: FieldDefinition): FieldDefinition =>
    field.table ? { ...field, table: shareTable(field.table) } : field;
  const shareTable = (table: TableDefinition): TableDefinition => {
    const known = shared.get(table);
    if (known) return known;
    // A table may be part of its own rows, so it is registered before its fields are shared.
    const made = { ...table };
    shared.set(table, made);
    Object.assign(made, share(table));
    const content = JSON.stringify(writeTables(made));
    const equal = byContent.get(content) ?? made;
    byContent.set(content, equal);
    shared.set(table, equal);
    return equal;
  };
  return share(shape);
}
