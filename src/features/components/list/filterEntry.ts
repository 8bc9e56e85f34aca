import type { FieldDefinition } from '#model/FormDefinition.ts';
import { filterType } from '#model/listedFields.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { translate } from '#model/shownWording.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';

/** A filter as typed into the panel. */
export interface FilterEntry {
  /** The limits of a range as text; without a unit, the field's own applies. */
  from: string;
  to: string;
  /** The values of the chosen options, as text. */
  values: readonly string[];
  text: string;
  flag: boolean;
}

/** The faults of an entry, by property. */
export type EntryFault = Partial<Record<keyof FilterEntry, string>>;

/** Returns the entry for a filter on the field, or an empty one if the filter is on another field. */
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

/** Returns what is wrong with an entry; undefined if it can be applied. */
export function findFault(field: FieldDefinition, entry: FilterEntry): EntryFault | undefined {
  switch (filterType(field)) {
    case 'range':
      return findRangeFault(readEnds(field, entry));
    case 'choice':
      return entry.values.length === 0 ? { values: 'Choose at least one' } : undefined;
    case 'text':
      return entry.text.trim() === '' ? { text: 'Enter part of the text' } : undefined;
    case 'flag':
      return undefined;
  }
}

/** Returns the filter of an entry; undefined if the entry is invalid. */
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
  return { [part]: end.problem === 'unit' ? end.message : translate(MESSAGES[end.problem]) };
}

function getNumber(end: End): number | undefined {
  return 'value' in end && end.value !== null ? end.value : undefined;
}
