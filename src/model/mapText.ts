import type { MapDefinition, MapGrid, MapValue } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { findMapFaults, type MapFault, MOST_MAP_VALUES } from './mapFaults.ts';
import { formatNumber, type ParsedNumber, parseNumber } from './parseNumber.ts';

/** The texts of a map's cells, as they are typed; every row of z has as many as x. */
export type MapTexts = MapGrid<string>;

/** A fault of a map that is being typed, including cells that hold no number. */
export interface MapTextFault extends Omit<MapFault, 'code'> {
  code: MapFault['code'] | 'comma' | 'malformed';
}

export type ParsedMap = { value: MapValue | null } | { problem: 'comma' | 'malformed' };

/** Returns the text of a map's value: the texts of its cells as JSON; empty if the value is not a map. */
export function mapText(value: unknown): string {
  return isGrid(value) ? formatMapTexts(toTexts(value, cellText)) : '';
}

/** Reads the texts of the cells in a map's text; undefined if the map is empty or the text is not a map's. */
export function readMapText(text: string): MapTexts | undefined {
  try {
    const grid: unknown = JSON.parse(text);
    return isGrid(grid) ? toTexts(grid, cellText) : undefined;
  } catch {
    return undefined;
  }
}

export function formatMapTexts({ x, y, z }: MapTexts): string {
  return JSON.stringify({ x, y, z });
}

/** Parses a map's text; a problem is that of the first cell that holds no number. */
export function parseMapText(text: string): ParsedMap {
  if (text === '') return { value: null };
  const texts = readMapText(text);
  if (!texts) return { problem: 'malformed' };
  const cells = [texts.x, texts.y, ...texts.z].flat().map(parseCell);
  const problem = cells.find((cell) => 'problem' in cell);
  if (problem) return problem;
  return { value: toNumbers(texts) };
}

/** Returns the numbers in the cells; NaN for other texts. */
export function toNumbers({ x, y, z }: MapTexts): MapValue {
  return { x: x.map(readCell), y: y.map(readCell), z: z.map((row) => row.map(readCell)) };
}

/** Returns all faults of a map that is being typed. */
export function findTextFaults(texts: MapTexts, map: MapDefinition): MapTextFault[] {
  return findMapFaults(toNumbers(texts), map).map((fault) => {
    if (fault.code !== 'type') return fault;
    const parsed = parseCell(getCell(texts, fault.at));
    return 'problem' in parsed ? { ...fault, code: parsed.problem } : fault;
  });
}

/** Whether two texts mean the same map, however its numbers are written. */
export function isSameMap(a: string, b: string): boolean {
  const [left, right] = [readMapText(a), readMapText(b)];
  if (!left || !right) return a === b;
  return (
    isSameList(left.x, right.x) &&
    isSameList(left.y, right.y) &&
    left.z.every((row, index) => isSameList(row, right.z[index] ?? []))
  );
}

/** Whether two cells hold the same number, or the same text if one is not a number. */
export function isSameCellText(a: string, b: string): boolean {
  return a === b || readCell(a) === readCell(b);
}

/** Returns the text at a path such as 'x/0' or 'z/1/0'; empty if there is no such cell. */
export function getCell(texts: MapTexts, at: string): string {
  const [axis, first, second] = at.split('/');
  if (axis === 'x' || axis === 'y') return texts[axis][Number(first)] ?? '';
  return texts.z[Number(first)]?.[Number(second)] ?? '';
}

/** An empty cell does not count as a number either. */
function parseCell(text: string): { value: number } | { problem: 'comma' | 'malformed' } {
  const parsed: ParsedNumber = parseNumber(text);
  if ('problem' in parsed) return parsed;
  return parsed.value === null ? { problem: 'malformed' } : { value: parsed.value };
}

function readCell(text: string): number {
  const parsed = parseCell(text);
  return 'value' in parsed ? parsed.value : Number.NaN;
}

/**
 * Returns the texts of all cells of a grid; if its lists do not fit each other, missing cells are empty and none is
 * dropped.
 */
function toTexts({ x, y, z }: Lists, toText: (value: unknown) => string): MapTexts {
  const rows = z.map((row) => (Array.isArray(row) ? row : []));
  const width = Math.max(x.length, ...rows.map((row) => row.length));
  const height = Math.max(y.length, rows.length);
  const list = (values: readonly unknown[], count: number) =>
    Array.from({ length: count }, (_, index) => toText(values[index]));
  return {
    x: list(x, width),
    y: list(y, height),
    z: Array.from({ length: height }, (_, row) => list(rows[row] ?? [], width)),
  };
}

interface Lists {
  x: readonly unknown[];
  y: readonly unknown[];
  z: readonly unknown[];
}

/** Whether a value has the lists of a map, with any content; lists far longer than a map may have are rejected. */
function isGrid(value: unknown): value is Lists {
  if (!isRecord(value)) return false;
  const { x, y, z } = value;
  const lists = [x, y, ...(Array.isArray(z) ? [z, ...z] : [z])];
  return lists.every((list, index) => (Array.isArray(list) ? list.length <= LONGEST : index > 2));
}

const LONGEST = 2 * MOST_MAP_VALUES;

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? formatNumber(value) : '';
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => isSameCellText(text, b[index] ?? ''));
}
