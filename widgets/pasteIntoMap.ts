import { NOT_AVAILABLE } from '#model/cellNotation.ts';
import type { CurveLimits } from '#model/curvePoints.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { MOST_MAP_VALUES } from '#model/mapFaults.ts';
import { type MapTexts, toNumbers } from '#model/mapText.ts';
import { type ClipboardTable, parseClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { createConverter, readQuantity } from '#model/readQuantity.ts';
import { clipboardNotes, columnTitle, valuesCounted } from './curveMessages.ts';
import { createEmptyMap, insertColumn, insertRow, type MapCellPosition, transpose, withTextAt } from './mapCells.ts';
import { readMapList } from './readMapList.ts';
import { type MapUnits, readMapUnits } from './readMapUnits.ts';

interface Paste {
  text: string;
  /** The cell that was pasted into; absent for the whole map. */
  at?: MapCellPosition | undefined;
  /** Absent while the map is empty. */
  texts: MapTexts | undefined;
  map: MapDefinition;
}

export interface PastedMap {
  texts: MapTexts | undefined;
  /** Messages about what was done, and what was left out and why. */
  notes: string[];
}

/** One cell of a block: its text, and its number where it holds one. */
interface Cell {
  text: string;
  value: number | undefined;
  /** The unit behind the number, in which the value is. */
  unit?: string | undefined;
}

/** Pastes a block from a spreadsheet into a map: with axes it replaces the map, without them it fills cells. */
export function pasteIntoMap({ text, at, texts, map }: Paste): PastedMap {
  const list = readMapList(text, map);
  if (list) return 'refusal' in list ? refuse(texts, list.refusal) : list;
  const table = parseClipboardTable(text, { isMatrix: true });
  if (!table.rows.flat().some((value) => value !== undefined)) {
    return { texts, notes: [...clipboardNotes(table), 'Nothing was pasted: the clipboard contains no numbers'] };
  }
  const block = toBlock(table);
  const around = [...table.headings.flat(), ...listTitles(block)].filter((title) => title !== '');
  const read = readMapUnits(around, map);
  if ('refusal' in read) return refuse(texts, read.refusal);
  const whole = findAxes(trimTitles(block), map, read.units);
  if (whole) return 'refusal' in whole ? refuse(texts, whole.refusal) : replaced(whole, { texts, map, table });
  if (read.isStated) return refuse(texts, 'a table in other units needs both its axes');
  if (isNamedByTexts(block)) return refuse(texts, 'the first column has no numbers');
  return intoCells(block, { at, texts, table });
}

function refuse(texts: MapTexts | undefined, refusal: string): PastedMap {
  return { texts, notes: [`Nothing was pasted: ${refusal}`] };
}

/** The map as tab-separated lines with its axes; pasting them gives the same map. */
export function formatMapTable({ x, y, z }: MapTexts): string {
  return [['', ...x], ...z.map((row, index) => [y[index] ?? '', ...row])].map((line) => line.join('\t')).join('\n');
}

/** The cells of a table, with all rows padded to the length of the longest; a line of numbers with units is one of them. */
function toBlock({ rows, unreadable, headings }: ClipboardTable): Cell[][] {
  const texts = new Map(unreadable.map(({ row, column, text }) => [`${row}:${column}`, text]));
  const width = Math.max(...rows.map((row) => row.length));
  const above = headings
    .map((line) => Array.from({ length: width }, (_, column) => readCell(line[column] ?? '')))
    .filter((line) => line.filter(({ value }) => value !== undefined).length > 1);
  const body = rows.map((values, row) =>
    Array.from({ length: width }, (_, column) => {
      const value = values[column];
      return value === undefined ? readCell(texts.get(`${row}:${column}`) ?? '') : { value, text: formatNumber(value) };
    }),
  );
  return [...above, ...body];
}

/** Reads a text that may be a number with a unit. */
function readCell(text: string): Cell {
  const [, unit = ''] = QUANTITY.exec(text) ?? [];
  const read = unit !== '' && createConverter(unit, unit) ? readQuantity(text, { unit }) : undefined;
  const value = read && 'value' in read ? (read.value ?? undefined) : undefined;
  return value === undefined ? { text, value } : { text, value, unit };
}

const QUANTITY = /^[-−–+]?[\d.,]*\d\s*([^\d\s.,]\S*)$/;

/** The texts in the first row and column, which may be titles. */
function listTitles(block: readonly Cell[][]): string[] {
  const cells = [...(block[0] ?? []), ...block.slice(1).flatMap(([first]) => first ?? [])];
  return cells.flatMap(({ text, value }) => (value === undefined && !NOT_AVAILABLE.test(text) ? [text] : []));
}

function isNamedByTexts(block: readonly Cell[][]): boolean {
  const first = block.flatMap(([cell]) => (cell && cell.text !== '' ? [cell] : []));
  return first.length > 1 && (block[0]?.length ?? 0) > 1 && first.every(({ value }) => value === undefined);
}

/** Removes rows at the end and columns on both sides that hold no number: titles, units, blanks. */
function trimTitles(block: Cell[][]): Cell[][] {
  const hasNumber = (cells: readonly (Cell | undefined)[]) => cells.some((cell) => cell?.value !== undefined);
  const rows = block.slice(0, block.findLastIndex(hasNumber) + 1);
  const columns = (block[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  return rows.map((row) => row.slice(columns.findIndex(hasNumber), columns.findLastIndex(hasNumber) + 1));
}

/**
 * Splits a block into x (its first row), y (its first column) and values, in the units of the map; undefined if these
 * may all be values.
 */
function findAxes(block: Cell[][], map: MapDefinition, units: MapUnits): FoundAxes | undefined {
  const [first = [], ...others] = block;
  // If the corner is missing rather than blank, the first line is shorter than the others.
  const isShort = first.at(-1)?.text === '' && others.every((row) => row.at(-1)?.value !== undefined);
  const head = isShort ? first.slice(0, -1) : first.slice(1);
  const side = others.map(([cell]) => cell ?? BLANK);
  if (head.length < 2 || side.length < 2 || !isAxis(head) || !isAxis(side)) return undefined;
  const read = (cells: readonly Cell[], name: keyof MapDefinition) =>
    cells.map((cell) => convertCell(cell, { from: units[name], to: map[name].unit ?? '' }));
  const places = [
    { along: read(head, 'x'), down: read(side, 'y') },
    { along: read(head, 'y'), down: read(side, 'x') },
  ];
  const fitting = places.filter(
    ({ along, down }, index) =>
      areWithin(toValues(along), index === 0 ? map.x : map.y) && areWithin(toValues(down), index === 0 ? map.y : map.x),
  );
  const [found] = fitting;
  const hasCorner = isShort || first[0]?.value === undefined;
  const isPlain = areWithin(toValues([...head, ...side]), map.z) || !hasCorner;
  if (!found) {
    if (isPlain) return undefined;
    const titles = `${columnTitle(map.x)} and ${columnTitle(map.y)}`;
    return { refusal: `the first row and column do not fit ${titles}` };
  }
  const { along, down } = found;
  // With a number in the corner, only values that z could not have show that these are axes.
  if (!hasCorner && (areWithin(toValues(along), map.z) || areWithin(toValues(down), map.z))) return undefined;
  const z = others.map((row) => read(row.slice(1), 'z').map(toText));
  return { texts: { x: along.map(toText), y: down.map(toText), z }, converted: describeConverted(block, map, units) };
}

type FoundAxes = { texts: MapTexts; converted: string[] } | { refusal: string };

function convertCell(cell: Cell, { from, to }: { from: string; to: string }): Cell {
  const own = cell.unit ?? from;
  if (cell.value === undefined || own === to) return cell.unit === undefined ? cell : plainCell(cell.value);
  const convert = createConverter(own, to);
  return convert && cell.value !== undefined ? plainCell(convert(cell.value)) : { text: cell.text, value: undefined };
}

function plainCell(value: number | undefined): Cell {
  return { value, text: formatNumber(value) };
}

function toValues(cells: readonly Cell[]): number[] {
  return cells.map(({ value }) => value ?? Number.NaN);
}

/** 'Converted from °F to °C'. */
function describeConverted(block: readonly Cell[][], map: MapDefinition, units: MapUnits): string[] {
  const own = block.flat().flatMap(({ unit }) => unit ?? []);
  const axes = [map.x, map.y, map.z].map(({ unit = '' }) => unit);
  const pairs = [units.x, units.y, units.z].map((from, index) => ({ from, to: axes[index] ?? '' }));
  const inCells = own.map((from) => ({ from, to: axes.find((to) => createConverter(from, to)) ?? from }));
  return [
    ...new Set(
      [...pairs, ...inCells].flatMap(({ from, to }) =>
        from === to ? [] : [`Converted from ${from || 'fractions'} to ${to || 'fractions'}`],
      ),
    ),
  ];
}

const BLANK: Cell = { text: '', value: undefined };

function toText({ text }: Cell): string {
  return text;
}

/** Whether the cells are numbers that all rise or all fall. */
function isAxis(cells: readonly Cell[]): boolean {
  const values = toValues(cells);
  return isRising(values) || isRising(values.toReversed());
}

function isRising(values: readonly number[]): boolean {
  return values.every(
    (value, index) => Number.isFinite(value) && value > (values[index - 1] ?? Number.NEGATIVE_INFINITY),
  );
}

function areWithin(values: readonly number[], { minimum = -Infinity, maximum = Infinity }: CurveLimits): boolean {
  return values.every((value) => value >= minimum && value <= maximum);
}

function replaced(
  { texts: whole, converted }: Exclude<FoundAxes, { refusal: string }>,
  { texts, map, table }: Omit<Paste, 'text'> & { table: ClipboardTable },
): PastedMap {
  const count = Math.max(whole.x.length, whole.y.length);
  if (count > MOST_MAP_VALUES) {
    const most = `a map has at most ${MOST_MAP_VALUES} rows and columns`;
    return refuse(texts, most);
  }
  const isSwapped = isTransposed(whole, texts, map);
  const turned = isSwapped ? transpose(whole) : whole;
  const numbers = toNumbers(turned);
  let sorted = turned;
  if (!isRising(numbers.y)) sorted = { ...sorted, y: sorted.y.toReversed(), z: sorted.z.toReversed() };
  if (!isRising(numbers.x))
    sorted = { ...sorted, x: sorted.x.toReversed(), z: sorted.z.map((row) => row.toReversed()) };
  // The corner and the titles around are left out like a header.
  const inCells = table.unreadable.filter(({ text }) => sorted.z.some((row) => row.includes(text)));
  return {
    texts: sorted,
    notes: [
      `Pasted ${sorted.x.length} x ${sorted.y.length} values with ${map.x.title} and ${map.y.title}`,
      ...(isSwapped ? ['Rows and columns were swapped'] : []),
      ...converted,
      ...(sorted === turned ? [] : ['Falling values were put in rising order']),
      ...clipboardNotes({ ...table, unreadable: inCells, skippedHeader: false }),
    ],
  };
}

/** Whether a block has x down its side, judged by the limits, or else by the axes of the current map. */
function isTransposed(pasted: MapTexts, texts: MapTexts | undefined, map: MapDefinition): boolean {
  const { x, y } = toNumbers(pasted);
  const fits = areWithin(x, map.x) && areWithin(y, map.y);
  const fitsTurned = areWithin(x, map.y) && areWithin(y, map.x);
  if (fits !== fitsTurned) return fitsTurned;
  if (!texts) return false;
  const now = toNumbers(texts);
  const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
  return isSame(x, now.y) && isSame(y, now.x) && !isSame(x, y);
}

/** Blank and unreadable cells change nothing; cells below or beside the map become new rows and columns. */
function intoCells(block: Cell[][], { at, texts, table }: Omit<Paste, 'text' | 'map'> & { table: ClipboardTable }) {
  const start = at ?? { row: 1, column: 1 };
  const cells = block.flatMap((row, down) =>
    row.map(({ value, unit }, along) => ({
      value: unit === undefined ? value : undefined,
      ...{ row: start.row + down, column: start.column + along },
    })),
  );
  const known = cells.filter(({ value, row, column }) => value !== undefined && row + column > 0);
  const inside = known.filter(({ row, column }) => row <= MOST_MAP_VALUES && column <= MOST_MAP_VALUES);
  let pasted = texts ?? createEmptyMap({ rows: 2, columns: 2 });
  const before = { rows: pasted.y.length, columns: pasted.x.length };
  const height = Math.max(...inside.map(({ row }) => row));
  const width = Math.max(...inside.map(({ column }) => column));
  while (pasted.y.length < height) pasted = insertRow(pasted, pasted.y.length);
  while (pasted.x.length < width) pasted = insertColumn(pasted, pasted.x.length);
  const added = { rows: pasted.y.length - before.rows, columns: pasted.x.length - before.columns };
  pasted = inside.reduce((map, { value, ...cell }) => withTextAt(map, cell, formatNumber(value)), pasted);
  const leftOut = known.length - inside.length;
  return {
    texts: pasted,
    notes: [
      `Pasted ${valuesCounted(inside.length)}`,
      ...(added.rows > 0 && texts ? [`Added ${added.rows === 1 ? '1 row' : `${added.rows} rows`}`] : []),
      ...(added.columns > 0 && texts ? [`Added ${added.columns === 1 ? '1 column' : `${added.columns} columns`}`] : []),
      ...(leftOut > 0 ? [`Values beyond the last row and column left out: ${leftOut}`] : []),
      ...clipboardNotes(table),
    ],
  };
}
