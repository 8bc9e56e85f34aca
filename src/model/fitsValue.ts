import type { FieldDefinition, FieldValues, RecordShape, TableDefinition } from './FormDefinition.ts';
import { fitsField } from './fitsField.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, isOfChosenCase } from './nestedRecord.ts';

/** Whether a field takes a value with all that is inside it, by the limits of each field alone. */
export function fitsValue(field: FieldDefinition, value: unknown): boolean {
  const { table, whenEmpty, required } = field;
  if (value === undefined) return !required;
  if (value === null && whenEmpty === 'null') return true;
  if (!table) return fitsField(field, value);
  switch (table.makes) {
    case 'object':
      return isRecord(value) && fitsRecord(table, value);
    case 'entries':
      return isRecord(value) && Object.entries(value).every(([name, own]) => fitsRecord(table, { name, value: own }));
    case 'tuple':
      return Array.isArray(value) && value.every((own: unknown, index) => fitsPlace(table, index, own));
    case 'option':
      return listOptions(table).some((option) => fitsOption(table, option, value));
    default:
      return Array.isArray(value) && value.length <= table.most && value.every((row: unknown) => fitsRow(table, row));
  }
}

/** The option of a table of one of several shapes that takes a value; the first of the same type where none does. */
export function findOption(table: TableDefinition, value: unknown): number {
  const options = listOptions(table);
  return (
    options.find((option) => fitsOption(table, option, value)) ??
    options.find((option) => getType(table, option) === typeOfValue(value)) ??
    options[0] ??
    0
  );
}

function listOptions({ fields }: TableDefinition): number[] {
  return (fields['value/option']?.choices ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
}

function fitsOption(table: TableDefinition, option: number, value: unknown): boolean {
  return fitsRecord(table, { value: { option, value } });
}

function fitsRow(table: TableDefinition, row: unknown): boolean {
  return table.isList ? fitsRecord(table, { value: row }) : isRecord(row) && fitsRecord(table, row);
}

function fitsPlace(table: TableDefinition, index: number, value: unknown): boolean {
  const { rest } = table.fields;
  const hasPlace = [...Object.keys(table.fields), ...Object.keys(table.objects ?? {})].some(
    (name) => name.split('/')[0] === String(index),
  );
  if (!hasPlace) return rest !== undefined && fitsValue(rest, [value]);
  const place = keepPlace(table, String(index));
  return fitsRecord(place, { [index]: value });
}

/** The part of a tuple's row that one place is. */
function keepPlace({ fields, objects }: RecordShape, place: string): RecordShape {
  const keep = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name.split('/')[0] === place));
  return { fields: keep(fields), ...(objects && { objects: keep(objects) }) };
}

function fitsRecord(shape: RecordShape, record: FieldValues): boolean {
  const values = flattenRecord(shape, record);
  const isKnown = Object.keys(values).every((name) => values[name] === undefined || Object.hasOwn(shape.fields, name));
  return (
    isKnown &&
    Object.values(shape.fields).every(
      (field) => !isOfChosenCase(shape, field.name, (choice) => values[choice]) || fitsValue(field, values[field.name]),
    )
  );
}

type ValueType = 'list' | 'object' | 'other';

function typeOfValue(value: unknown): ValueType {
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'object' : 'other';
}

function getType({ fields, objects = {} }: TableDefinition, option: number): ValueType {
  const name = `value/=${option}/value`;
  if (Object.hasOwn(objects, name)) return 'object';
  const field = fields[name];
  if (!field?.table) return 'other';
  const { makes } = field.table;
  return makes === 'object' || makes === 'entries' ? 'object' : 'list';
}
