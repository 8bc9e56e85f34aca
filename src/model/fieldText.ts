import { sameValues } from './curvePoints.ts';
import type { Texts } from './draftHistory.ts';
import type { Choice, FieldDefinition, FieldValue, FieldValues, TableDefinition } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isRecord } from './isRecord.ts';
import { keepsSpaces } from './keepsSpaces.ts';
import { isSameMap, mapText, parseMapText } from './mapText.ts';
import { flattenRecord, nestRecord } from './nestedRecord.ts';
import { readNumberList } from './numberList.ts';
import { formatNumber } from './parseNumber.ts';
import { type QuantityProblem, readQuantity } from './readQuantity.ts';
import { fromRows, isSingle, toRows } from './tableRows.ts';
import { withOtherCases } from './withOtherCases.ts';

/** A value, undefined if the record has no such property, or the problem that makes the text invalid. */
export type ParsedField = { value: FieldValue | undefined } | QuantityProblem;

/** Returns the text of a stored value; a flag stored as the text 'true' is on (specification, section 4). */
export function fieldText(field: FieldDefinition, value: unknown): string {
  if (field.whenEmpty && (value === undefined || (value === null && field.whenEmpty === 'null'))) return '';
  // A document may hold any value, which is kept until the flag is changed.
  if (field.type === 'flag' && (!field.whenEmpty || typeof value === 'boolean'))
    return String(value === true || value === 'true');
  if (field.table) return tableText(field.table, value);
  if (field.type === 'map') return mapText(value);
  const choice = findChoice(field, value);
  if (choice) return choiceText(choice.value);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(value);
  const text = isTextual(value) ? String(value) : JSON.stringify(value);
  return field.lowercase ? text.toLowerCase() : text;
}

// An array of numbers is shown as the text of a curve's series; another server may send anything.
function isTextual(value: unknown): boolean {
  return Array.isArray(value) ? value.every((entry) => typeof entry !== 'object') : typeof value !== 'object';
}

/** Parses a text to the value that is checked and stored; without `currency`, that of the record, any is accepted. */
export function parseFieldText(field: FieldDefinition, text: string, currency?: string): ParsedField {
  if (field.whenEmpty && isEmptyText(field, text)) return { value: getAbsent(field) };
  switch (field.type) {
    case 'number':
    case 'integer':
      return readQuantity(text, { unit: field.unit, currency });
    case 'flag':
      return { value: text === 'true' || (field.whenEmpty && text !== 'false' ? text : false) };
    case 'choice':
      return { value: findChosen(field, text) };
    case 'text':
      return { value: keepsSpaces(field) ? text : text.trim() };
    case 'list':
      // Unchanged: an untouched list is sent back byte for byte.
      return { value: text };
    case 'map':
      return parseMapText(text);
    case 'rows':
      return { value: toTableValue(field, readTableText(text)) };
  }
}

/** Whether two texts mean the same value: numbers and lists of numbers compare by value. */
export function isSameValue(field: FieldDefinition, a: string, b: string): boolean {
  if (a === b) return true;
  if (field.table) return isSameTable(field.table, a, b);
  if (field.type === 'map') return isSameMap(a, b);
  if (field.type === 'list') {
    const [left, right] = [readNumberList(a), readNumberList(b)];
    return left !== undefined && right !== undefined && sameValues(left, right);
  }
  const left = parseFieldText(field, a);
  const right = parseFieldText(field, b);
  return 'value' in left && 'value' in right && left.value === right.value;
}

/** The text of a table's value: the texts of its rows as JSON, by column. A value of another type has no rows. */
export function tableText(table: TableDefinition, value: unknown): string {
  return writeTableText(
    table,
    toRows(table, value).map((row) => rowTexts(table, row)),
  );
}

/** Returns the text of rows of texts. Nested tables are not quoted again, as each level would double their length. */
export function writeTableText({ fields }: TableDefinition, rows: readonly Texts[]): string {
  const isTable = (name: string, text: string) => fields[name]?.table !== undefined && text.startsWith('[');
  const written = rows.map((row) =>
    Object.entries(row).map(([name, text]): [string, unknown] => [name, isTable(name, text) ? parseRows(text) : text]),
  );
  return JSON.stringify(written.map((row) => Object.fromEntries(row)));
}

/** The texts of one row, a record of its columns; every column has one. */
export function rowTexts(table: TableDefinition, record: FieldValues): Texts {
  const values = withOtherCases(table, flattenRecord(table, record));
  return Object.fromEntries(
    Object.values(table.fields).map((field) => [field.name, fieldText(field, values[field.name])]),
  );
}

/** Reads the texts of the rows in a table's text; empty if the text, which may come from storage, is not a table's. */
export function readTableText(text: string): Texts[] {
  return parseRows(text).filter(isRecord).map(readRow);
}

function parseRows(text: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}

function readRow(row: FieldValues): Texts {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) => {
      if (Array.isArray(text)) return [[name, JSON.stringify(text)]];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

/**
 * Returns the value of rows of texts. A cell that is not a number is left out; in a list of values it becomes null.
 */
export function toTableValue(field: FieldDefinition, rows: readonly Texts[]): FieldValue | undefined {
  const { table } = field;
  if (!table) return [];
  if (rows.length === 0 && (field.whenEmpty || isSingle(table))) return getAbsent(field);
  return fromRows(
    table,
    rows.map((texts) => toRowRecord(table, texts)),
  );
}

function isEmptyText(field: FieldDefinition, text: string): boolean {
  return (keepsSpaces(field) ? text : text.trim()) === '';
}

/** Returns what an empty input stores: null, or undefined for no property. */
function getAbsent({ whenEmpty }: FieldDefinition): null | undefined {
  return whenEmpty === 'null' ? null : undefined;
}

function toRowRecord(table: TableDefinition, texts: Texts): FieldValues {
  const values: FieldValues = {};
  for (const field of Object.values(table.fields)) {
    const parsed = parseFieldText(field, texts[field.name] ?? '');
    if ('value' in parsed) values[field.name] = parsed.value;
  }
  return nestRecord(table, values);
}

/** Whether two texts of a table mean the same rows in the same order. */
export function isSameTable(table: TableDefinition, a: string, b: string): boolean {
  const left = readTableText(a);
  const right = readTableText(b);
  return (
    left.length === right.length &&
    left.every((row, index) =>
      Object.values(table.fields).every((field) =>
        isSameValue(field, row[field.name] ?? '', right[index]?.[field.name] ?? ''),
      ),
    )
  );
}

/** The text of a choice's value. */
export function choiceText(value: FieldValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The value of a choice's text; of any other text, the text. */
function findChosen({ choices }: FieldDefinition, text: string): FieldValue {
  const choice = choices?.find(({ value }) => choiceText(value) === text);
  return choice ? choice.value : text;
}

function findChoice({ choices }: FieldDefinition, value: unknown): Choice | undefined {
  return value === undefined ? undefined : choices?.find((choice) => isDeepEqual(choice.value, value));
}
