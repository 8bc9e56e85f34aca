import type { FieldDefinition, FieldValues, RecordShape, TableDefinition } from './FormDefinition.ts';
import { fitsField } from './fitsField.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, isOfChosenCase } from './nestedRecord.ts';

interface Fitting {
  /** Whether a value with properties that would be kept but not shown does not fit. */
  isStrict?: boolean;
}

/** Whether a field accepts a value and everything inside it, judged by the limits of each field alone. */
export function fitsValue(field: FieldDefinition, value: unknown, fitting: Fitting = {}): boolean {
  const { table, whenEmpty, required } = field;
  if (value === undefined) return !required;
  if (value === null && whenEmpty === 'null') return true;
  if (!table) return fitsField(field, value);
  switch (table.makes) {
    case 'object':
      return isRecord(value) && fitsRecord(table, value, fitting);
    case 'entries':
      if (!isRecord(value)) return false;
      return fitting.isStrict && field.hidden
        ? Object.keys(value).length === 0
        : Object.entries(value).every(([name, own]) => fitsRecord(table, { name, value: own }, fitting));
    case 'tuple':
      return Array.isArray(value) && value.every((own: unknown, index) => fitsPlace(table, index, own, fitting));
    case 'option':
      return listOptions(table).some((option) => fitsOption(table, option, value, fitting));
    default:
      return (
        Array.isArray(value) &&
        value.length >= table.least &&
        value.length <= table.most &&
        value.every((row: unknown) => fitsRow(table, row, fitting))
      );
  }
}

/**
 * Returns the option of a table with `makes: 'option'` that a value belongs to: preferably one that shows all of it,
 * else one that keeps a part hidden, else the first one of the same type.
 */
export function findOption(table: TableDefinition, value: unknown): number {
  const options = listOptions(table);
  return (
    options.find((option) => fitsOption(table, option, value, { isStrict: true })) ??
    options.find((option) => fitsOption(table, option, value, {})) ??
    options.find((option) => getType(table, option) === typeOfValue(value)) ??
    options[0] ??
    0
  );
}

function listOptions({ fields }: TableDefinition): number[] {
  return (fields['value/option']?.choices ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
}

function fitsOption(table: TableDefinition, option: number, value: unknown, fitting: Fitting): boolean {
  // Most options are of another type, which is seen at once.
  const type = getType(table, option);
  if (type !== undefined && type !== typeOfValue(value)) return false;
  return fitsRecord(table, { value: { option, value } }, fitting);
}

function fitsRow(table: TableDefinition, row: unknown, fitting: Fitting): boolean {
  return table.isList ? fitsRecord(table, { value: row }, fitting) : isRecord(row) && fitsRecord(table, row, fitting);
}

function fitsPlace(table: TableDefinition, index: number, value: unknown, fitting: Fitting): boolean {
  const { rest } = table.fields;
  const hasPlace = [...Object.keys(table.fields), ...Object.keys(table.objects ?? {})].some(
    (name) => name.split('/')[0] === String(index),
  );
  if (!hasPlace) return rest !== undefined && fitsValue(rest, [value], fitting);
  const place = keepPlace(table, String(index));
  return fitsRecord(place, { [index]: value }, fitting);
}

/** Reduces a tuple's columns to those of one place. */
function keepPlace({ fields, objects }: RecordShape, place: string): RecordShape {
  const keep = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name.split('/')[0] === place));
  return { fields: keep(fields), ...(objects && { objects: keep(objects) }) };
}

function fitsRecord(shape: RecordShape, record: FieldValues, fitting: Fitting): boolean {
  const values = flattenRecord(shape, record);
  const isKnown = Object.keys(values).every((name) => values[name] === undefined || Object.hasOwn(shape.fields, name));
  return (
    isKnown &&
    Object.values(shape.fields).every(
      (field) =>
        !isOfChosenCase(shape, field.name, (choice) => values[choice]) ||
        isLeftOut(shape, field, values) ||
        fitsValue(field, values[field.name], fitting),
    )
  );
}

/** Whether a field is missing because an optional object around it is. */
function isLeftOut({ objects = {} }: RecordShape, { name, required }: FieldDefinition, values: FieldValues): boolean {
  if (!required || values[name] !== undefined) return false;
  return Object.keys(objects).some(
    (path) =>
      name.startsWith(`${path}/`) &&
      !objects[path]?.required &&
      !Object.keys(values).some((key) => key.startsWith(`${path}/`) && values[key] !== undefined),
  );
}

type ValueType = 'list' | 'object' | 'other';

function typeOfValue(value: unknown): ValueType {
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'object' : 'other';
}

/** Returns the type of an option's values; undefined if it accepts several types. */
function getType({ fields, objects = {} }: TableDefinition, option: number): ValueType | undefined {
  const name = `value/=${option}/value`;
  if (Object.hasOwn(objects, name)) return 'object';
  const field = fields[name];
  if (field?.type === 'choice') return undefined;
  if (!field?.table) return 'other';
  const { makes } = field.table;
  if (makes === 'option') return undefined;
  return makes === 'object' || makes === 'entries' ? 'object' : 'list';
}
