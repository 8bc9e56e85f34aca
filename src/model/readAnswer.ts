import { isRecord } from './isRecord.ts';

/**
 * What an answer of a call must look like, made by codegen from the contract; '?' marks what may be null.
 * Keys of `optional` may be absent, all other keys of `record` are filled in where they are.
 */
export type AnswerShape =
  | `${'text' | 'date' | 'number' | 'flag'}${'' | '?'}`
  | 'any'
  | { list: AnswerShape }
  | { record: Record<string, AnswerShape>; optional?: readonly string[] };

export interface ReadAnswer {
  /** The answer in its shape; undefined where it can't be read at all. */
  value: unknown;
  /** Where the answer deviated from the contract, each place once: `[].created_at`. */
  faults: string[];
}

/**
 * An answer in the shape that the contract promises: what is missing or of another type becomes empty, entries of lists
 * that can't be shown are left out, numbers and texts are converted into each other, and a record without an id gets
 * its name as id. Keys that an entry of a list lacks are taken from `unstated`.
 */
export function readAnswer(shape: AnswerShape, answer: unknown, unstated: Record<string, unknown> = {}): ReadAnswer {
  const faults = new Set<string>();
  const value = readTop(shape, answer, { faults, unstated });
  return { value, faults: [...faults] };
}

/** An answer as a whole has no default: an empty list would mean that there is nothing. */
function readTop(
  shape: AnswerShape,
  answer: unknown,
  { faults, unstated }: { faults: Set<string>; unstated: Record<string, unknown> },
): unknown {
  if (typeof shape === 'object' && 'list' in shape) {
    const entries = Array.isArray(answer) ? answer : wholePage(answer);
    return entries && readList(shape.list, withUnstated(entries, unstated), '', faults);
  }
  if (typeof shape === 'object') return isRecord(answer) ? readRecord(shape, answer, '', faults) : undefined;
  return readValue(shape, answer, '', faults);
}

/** The entries, with the keys that they lack taken from `unstated`. */
function withUnstated(entries: unknown[], unstated: Record<string, unknown>): unknown[] {
  const keys = Object.keys(unstated);
  const isComplete = (entry: unknown) => !isRecord(entry) || keys.every((key) => Object.hasOwn(entry, key));
  if (entries.every(isComplete)) return entries;
  return entries.map((entry) => (isRecord(entry) ? { ...unstated, ...entry } : entry));
}

/** The entries of a paginated list (Django REST framework) that has one page only. */
function wholePage(answer: unknown): unknown[] | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.results)) return undefined;
  const isWhole = (answer.next ?? null) === null && (answer.previous ?? null) === null;
  return isWhole ? answer.results : undefined;
}

function readValue(shape: AnswerShape, value: unknown, path: string, faults: Set<string>): unknown {
  if (shape === 'any') return value;
  if (typeof shape === 'object') {
    if ('list' in shape) {
      if (Array.isArray(value)) return readList(shape.list, value, path, faults);
    } else if (isRecord(value)) return readRecord(shape, value, path, faults);
    faults.add(path);
    return 'list' in shape ? [] : readRecord(shape, {}, path, faults);
  }
  const isNullable = shape.endsWith('?');
  if (value === null && isNullable) return null;
  const type = isNullable ? shape.slice(0, -1) : shape;
  const read = SCALARS.get(type)?.(value);
  if (read !== undefined) return read;
  faults.add(path);
  return isNullable ? null : EMPTY.get(type);
}

function readList(shape: AnswerShape, values: unknown[], path: string, faults: Set<string>): unknown[] {
  const place = `${path}[]`;
  const entries = values.map((value) => {
    if (typeof shape !== 'object') return SCALARS.get(shape)?.(value);
    return 'record' in shape && isRecord(value) ? readRecord(shape, value, place, faults) : undefined;
  });
  const shown = entries.filter((entry) => entry !== undefined && !isNameless(entry));
  if (shown.length < entries.length) faults.add(place);
  // A good list stays the object that it was.
  return shown.length === values.length && shown.every((entry, index) => entry === values[index]) ? values : shown;
}

function readRecord(
  { record, optional = [] }: Extract<AnswerShape, { record: unknown }>,
  value: Record<string, unknown>,
  path: string,
  faults: Set<string>,
): Record<string, unknown> {
  const repaired: [string, unknown][] = [];
  for (const [key, shape] of Object.entries(record)) {
    const own = Object.hasOwn(value, key) ? value[key] : undefined;
    if (own === undefined && optional.includes(key)) continue;
    const read = readValue(shape, own, path ? `${path}.${key}` : key, faults);
    if (read !== own) repaired.push([key, read]);
  }
  const whole = repaired.length === 0 ? value : { ...value, ...Object.fromEntries(repaired) };
  return whole.id === '' && Object.hasOwn(record, 'name') ? { ...whole, id: whole.name } : whole;
}

/** An entry that has an id by the contract, but neither an id nor a name to go by. */
function isNameless(entry: unknown): boolean {
  return isRecord(entry) && entry.id === '';
}

const EMPTY = new Map<string, unknown>([
  ['text', ''],
  ['date', ''],
  ['number', Number.NaN],
  ['flag', false],
]);

/** By type: the value as that type, undefined where it can't be one. */
const SCALARS = new Map<string, (value: unknown) => unknown>([
  ['text', toText],
  ['date', (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined)],
  ['number', toNumber],
  ['flag', (value) => (typeof value === 'boolean' ? value : value === 'true' ? true : undefined)],
]);

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  // Decimals of Django REST framework are texts.
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}
