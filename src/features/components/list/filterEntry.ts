import type { FieldDefinition } from '#model/FormDefinition.ts';
import { filterType } from '#model/listedFields.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { say } from '#model/shownWording.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';

/** A filter as it is typed. */
export interface FilterEntry {
  /** Ends of a range; a text without its unit is in the field's own. */
  from: string;
  to: string;
  /** The chosen texts of choices. */
  values: readonly string[];
  text: string;
  flag: boolean;
}

/** What is wrong with an entry, by the part of it. */
export type EntryFault = Partial<Record<keyof FilterEntry, string>>;

/** The entry of a filter, or an empty one for another field. */
export function startEntry(field: FieldDefinition, filter: ValueFilter | undefined): FilterEntry {
  const own = filter?.field === field.name && filter.type === filterType(field) ? filter : undefined;
  return {
    from: own?.type === 'range' ? formatNumber(own.from) : '',
    to: own?.type === 'range' ? formatNumber(own.to) : '',
    values: own?.type === 'choice' ? own.values : [],
    text: own?.type === 'text' ? own.text : '',
    flag: own?.type === 'flag' ? own.value : true,
  };
}

/** Undefined for an entry that can be applied. */
export function findFault(field: FieldDefinition, entry: FilterEntry): EntryFault | undefined {
  switch (filterType(field)) {
    case 'range':
      return findRangeFault(readEnds(field, entry));
    case 'choice':
      return entry.values.length === 0 ? { values: 'Choose at least one' } : undefined;
    case 'text':
      return entry.text.trim() === '' ? { text: 'Enter a part of the text' } : undefined;
    case 'flag':
      return undefined;
  }
}

/** The filter of an entry; undefined while something is wrong with it. */
export function toFilter(field: FieldDefinition, entry: FilterEntry): ValueFilter | undefined {
  if (findFault(field, entry)) return undefined;
  const type = filterType(field);
  switch (type) {
    case 'range': {
      const { from, to } = readEnds(field, entry);
      return { field: field.name, type, from: getNumber(from), to: getNumber(to) };
    }
    case 'choice':
      return { field: field.name, type, values: entry.values };
    case 'text':
      return { field: field.name, type, text: entry.text.trim() };
    case 'flag':
      return { field: field.name, type, value: entry.flag };
  }
}

type End = ReturnType<typeof readQuantity>;

function readEnds({ unit }: FieldDefinition, { from, to }: FilterEntry): { from: End; to: End } {
  return { from: readQuantity(from, { unit }), to: readQuantity(to, { unit }) };
}

function findRangeFault({ from, to }: { from: End; to: End }): EntryFault | undefined {
  const faults = { ...toFault('from', from), ...toFault('to', to) };
  if (Object.keys(faults).length > 0) return faults;
  const [least, most] = [getNumber(from), getNumber(to)];
  if (least === undefined && most === undefined) return { from: 'Enter at least one limit' };
  return least !== undefined && most !== undefined && least > most ? { to: 'Must not be below the first' } : undefined;
}

function toFault(part: 'from' | 'to', end: End): EntryFault {
  if (!('problem' in end)) return {};
  return { [part]: end.problem === 'unit' ? end.message : say(MESSAGES[end.problem]) };
}

function getNumber(end: End): number | undefined {
  return 'value' in end && end.value !== null ? end.value : undefined;
}
