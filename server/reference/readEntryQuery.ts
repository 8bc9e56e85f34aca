import { findWords } from '#model/findWords.ts';
import { parseNumber } from '#model/parseNumber.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import type { EntryField } from './entryFields.ts';

/** Which of a set's entries are wanted, and in which order. */
export interface EntryQuery {
  words: readonly string[];
  ranges: readonly Range[];
  /** Names of the values that each entry shows. */
  fields: readonly string[];
  sort: { text: string; field: string | undefined; isDescending: boolean };
}

interface Range {
  field: string;
  least: number;
  most: number;
}

type Sent = Partial<Record<'search' | 'filter' | 'fields' | 'sort', string>>;

/** Reads the parameters of a list of entries; throws `Invalid` for fields that the kind does not have. */
export function readEntryQuery(sent: Sent, known: ReadonlyMap<string, EntryField>): EntryQuery {
  const faults: Fault[] = [];
  const expectField = (field: string, parameter: 'filter' | 'fields' | 'sort') => {
    const found = known.get(field);
    if (found && (found.isNumber || parameter === 'fields')) return;
    const message = `There is no field ${field}${found ? ' that holds a number' : ''}`;
    faults.push({ field: parameter, value: sent[parameter], message });
  };
  const ranges = split(sent.filter).flatMap((text) => {
    const range = readRange(text);
    if (range) expectField(range.field, 'filter');
    else
      faults.push({
        field: 'filter',
        value: sent.filter,
        message: `${text} is not a range such as hub_height:80..120`,
      });
    return range ?? [];
  });
  const fields = split(sent.fields);
  for (const field of fields) expectField(field, 'fields');
  const text = sent.sort ?? 'name';
  const by = text.replace(/^-/, '');
  if (by !== 'name') expectField(by, 'sort');
  if (faults.length > 0) throw new Invalid(faults);
  const sort = { text, field: by === 'name' ? undefined : by, isDescending: text.startsWith('-') };
  return { words: findWords(sent.search ?? ''), ranges, fields, sort };
}

function split(text = ''): string[] {
  return text.split(',').filter((part) => part !== '');
}

/** Parses a range such as 'hub_height:80..120'; either number may be omitted. */
function readRange(text: string): Range | undefined {
  const [, field, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (field === undefined || from + to === '') return undefined;
  const [least, most] = [readLimit(from, Number.NEGATIVE_INFINITY), readLimit(to, Number.POSITIVE_INFINITY)];
  return least <= most ? { field, least, most } : undefined;
}

/** Returns the number, `open` for a blank text, or NaN, which no comparison accepts. */
function readLimit(text: string, open: number): number {
  const read = parseNumber(text);
  return 'value' in read ? (read.value ?? open) : Number.NaN;
}

const RANGE = /^([^:]+):(.*?)\.\.(?!\.)(.*)$/;
