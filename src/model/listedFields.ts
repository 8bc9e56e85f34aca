import { compareCodes } from './compareCodes.ts';
import type { FieldDefinition, FieldValues } from './FormDefinition.ts';
import { choiceText, fieldText } from './fieldText.ts';
import { nameKey } from './nameKey.ts';
import { sortKey } from './sortKey.ts';
import type { ValueFilter, ValueSort } from './ValueFilter.ts';

/** Whether lists can show, filter and sort by a field: any single value that the user sees, except the name. */
export function isListed({ name, type, system, hidden, curve, input }: FieldDefinition): boolean {
  return !system && !hidden && !curve && name !== 'name' && input !== 'password' && LISTED.has(type);
}

const LISTED: ReadonlySet<string> = new Set(['number', 'integer', 'text', 'choice', 'flag']);

/** Returns the type of filter that suits a field. */
export function filterType({ type, choices }: FieldDefinition): ValueFilter['type'] {
  if (choices) return 'choice';
  if (type === 'number' || type === 'integer') return 'range';
  return type === 'flag' ? 'flag' : 'text';
}

/** Finds a field by its name; undefined where there is none. */
export type FindField = (name: string) => FieldDefinition | undefined;

/** Whether the values of a record meet all filters; a filter on a field that its kind does not have is never met. */
export function fitsFilters(values: FieldValues, filters: readonly ValueFilter[], findField: FindField): boolean {
  return filters.every((filter) => {
    const field = findField(filter.field);
    return field !== undefined && fits(filter, field, values[filter.field]);
  });
}

function fits(filter: ValueFilter, field: FieldDefinition, value: unknown): boolean {
  switch (filter.type) {
    case 'range':
      return typeof value === 'number' && value >= (filter.from ?? value) && value <= (filter.to ?? value);
    case 'choice':
      return filter.values.includes(fieldText(field, value));
    case 'text':
      return nameKey(fieldText(field, value)).includes(nameKey(filter.text));
    case 'flag':
      return fieldText(field, value) === String(filter.value);
  }
}

interface SortedBy<Row> {
  sort: ValueSort;
  getValue: (row: Row) => unknown;
  findField: (row: Row) => FieldDefinition | undefined;
}

/**
 * Sorts rows by the values of a field: numbers by size, choices in the order of the kind, texts like names. Rows with
 * equal values keep their order, and rows without a value come last; a switch that is off sorts first.
 */
export function sortByValue<Row>(rows: readonly Row[], { sort, getValue, findField }: SortedBy<Row>): Row[] {
  const keyed = rows.map((row) => ({ row, key: toKey(findField(row), getValue(row)) }));
  const full = keyed.flatMap(({ row, key }) => (key === undefined ? [] : [{ row, key }]));
  const sign = sort.isDescending ? -1 : 1;
  full.sort((a, b) => sign * compareKeys(a.key, b.key));
  return [...full, ...keyed.filter(({ key }) => key === undefined)].map(({ row }) => row);
}

type Key = number | string;

function toKey(field: FieldDefinition | undefined, value: unknown): Key | undefined {
  if (!field) return undefined;
  if (typeof value === 'number' && !field.choices) return value;
  const text = fieldText(field, value);
  if (text.trim() === '') return undefined;
  const place = field.choices?.findIndex((choice) => choiceText(choice.value) === text) ?? -1;
  return place === -1 ? sortKey(text) : place;
}

/** Numbers sort before other texts. */
function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareCodes(a, b);
}
