import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, TableDefinition } from './FormDefinition.ts';
import { parseFieldText, readTableText } from './fieldText.ts';

/** A row of either or both of two versions of a table. */
export interface ComparedRow {
  /** A moved row is in another place relative to the other rows, and may be changed as well. */
  state: 'same' | 'changed' | 'moved' | 'added' | 'removed';
  /** The row in each version; absent from a version that does not have it. */
  before?: PlacedRow;
  after?: PlacedRow;
  /** Names of the columns whose values differ; empty if only one version has the row. */
  columns: string[];
}

export interface PlacedRow {
  place: number;
  texts: Texts;
}

/** The places of two rows that are compared; undefined if the row has no partner in that version. */
type Pair = [before: number | undefined, after: number | undefined];

/**
 * Compares the rows of two texts of a table: in the order of the second, with removed rows where they were. Rows match
 * if their unique columns are equal. In a table without unique columns, equal rows match, and the rows between them are
 * paired in order.
 */
export function compareTables(table: TableDefinition, before: string, after: string): ComparedRow[] {
  const [old, now] = [readTableText(before), readTableText(after)];
  const names = table.unique ?? Object.keys(table.fields);
  const toKeys = (rows: readonly Texts[]) => rows.map((row) => toKey(table, names, row));
  const [oldKeys, nowKeys] = [toKeys(old), toKeys(now)];
  const pairs = fillGaps(alignKeys(oldKeys, nowKeys), old.length, now.length);
  const whole = table.unique ? joinMoved(pairs, oldKeys, nowKeys) : pairs.flatMap(joinGap);
  const stay = new Set(pairs.flatMap(({ same }) => (same ? [same[1]] : [])));
  return whole.map(([from, to]): ComparedRow => {
    const rows = {
      ...(from === undefined ? {} : { before: { place: from, texts: old[from] ?? {} } }),
      ...(to === undefined ? {} : { after: { place: to, texts: now[to] ?? {} } }),
    };
    if (from === undefined) return { state: 'added', ...rows, columns: [] };
    if (to === undefined) return { state: 'removed', ...rows, columns: [] };
    const columns = findDifferent(table, old[from] ?? {}, now[to] ?? {});
    const isMoved = table.unique !== undefined && !stay.has(to);
    return { state: isMoved ? 'moved' : columns.length > 0 ? 'changed' : 'same', ...rows, columns };
  });
}

function findDifferent(table: TableDefinition, a: Texts, b: Texts): string[] {
  return Object.keys(table.fields).filter((name) => toKey(table, [name], a) !== toKey(table, [name], b));
}

/** Returns a key of the values in a row's cells, so that '1.0' equals '1'. */
function toKey({ fields }: TableDefinition, names: readonly string[], row: Texts): string {
  return JSON.stringify(names.map((name) => fields[name] && toMeaning(fields[name], row[name] ?? '')));
}

function toMeaning(field: FieldDefinition, text: string): unknown {
  const { table } = field;
  if (table) return readTableText(text).map((row) => toKey(table, Object.keys(table.fields), row));
  const parsed = parseFieldText(field, text);
  return 'value' in parsed ? parsed.value : text;
}

/**
 * Pairs the places of equal keys in both lists, as many as possible without crossing. Equal rows at both ends are
 * skipped first, as most rows are unchanged.
 */
function alignKeys(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const inner = alignInner(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  return [
    ...range(start).map((index): [number, number] => [index, index]),
    ...inner.map(([from, to]): [number, number] => [from + start, to + start]),
    ...range(end).map((index): [number, number] => [a.length - end + index, b.length - end + index]),
  ];
}

/** Finds the longest common subsequence; returns no pairs if the lists are too long to compare. */
function alignInner(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MOST_COMPARISONS) return [];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

const MOST_COMPARISONS = 4_000_000;

/** The unmatched rows before a matching pair, and that pair; without a pair, the rows at the end. */
interface Gap {
  removed: number[];
  added: number[];
  same?: [number, number];
}

function fillGaps(same: readonly [number, number][], before: number, after: number): Gap[] {
  const gaps: Gap[] = [];
  let [i, j] = [0, 0];
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  for (const pair of same) {
    gaps.push({ removed: range(i, pair[0]), added: range(j, pair[1]), same: pair });
    [i, j] = [pair[0] + 1, pair[1] + 1];
  }
  return [...gaps, { removed: range(i, before), added: range(j, after) }];
}

function joinGap({ removed, added, same }: Gap): Pair[] {
  const changed = Array.from(
    { length: Math.max(removed.length, added.length) },
    (_, index): Pair => [removed[index], added[index]],
  );
  return same ? [...changed, same] : changed;
}

/** Pairs each added row with a removed one that has the same unique columns, if any: it has moved. */
function joinMoved(gaps: readonly Gap[], oldKeys: readonly string[], nowKeys: readonly string[]): Pair[] {
  const left = new Map<string, number[]>();
  for (const { removed } of gaps)
    for (const from of removed) left.set(oldKeys[from] ?? '', [...(left.get(oldKeys[from] ?? '') ?? []), from]);
  const partners = new Map(
    gaps.flatMap(({ added }) => added.map((to) => [to, left.get(nowKeys[to] ?? '')?.shift()] as const)),
  );
  const moved = new Set(partners.values());
  return gaps.flatMap(({ removed, added, same }): Pair[] => [
    ...removed.filter((from) => !moved.has(from)).map((from): Pair => [from, undefined]),
    ...added.map((to): Pair => [partners.get(to), to]),
    ...(same ? [same] : []),
  ]);
}
