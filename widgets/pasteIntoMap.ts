import type { MapDefinition } from '#model/FormDefinition.ts';
import type { TableChoices, TableLayout } from '#model/fitTable.ts';
import { MOST_MAP_VALUES } from '#model/mapFaults.ts';
import { type MapTexts, toNumbers } from '#model/mapText.ts';
import { type ClipboardTable, parseClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { createConverter } from '#model/readQuantity.ts';
import { valuesCounted } from './curveMessages.ts';
import { type FoundAxes, findMapAxes, isRising } from './findMapAxes.ts';
import { findOversize } from './findOversize.ts';
import { type BlockCell, isNamedByTexts, listTitles, PERCENT, toBlock, trimTitles } from './mapBlock.ts';
import { createEmptyMap, insertColumn, insertRow, type MapCellPosition, withTextAt } from './mapCells.ts';
import { type PastedNotation, toNotation } from './Pasted.ts';
import { clipboardNotes, HEADER_NOTE, notationNotes } from './pasteNotes.ts';
import { readMapDirection } from './readMapDirection.ts';
import { readMapList } from './readMapList.ts';
import { type MapUnits, readMapUnits, toMapUnits } from './readMapUnits.ts';
import { splitTestPoints } from './splitTestPoints.ts';

export interface MapPaste {
  text: string;
  /** The cell that was pasted into; absent for the whole map. */
  at?: MapCellPosition | undefined;
  /** Absent while the map is empty. */
  texts: MapTexts | undefined;
  map: MapDefinition;
  /** Columns are those of a list, in the order x, y, z, as are units; `isTurned` if x runs down the side of a table. */
  choices?: TableChoices | undefined;
}

export interface PastedMap {
  texts: MapTexts | undefined;
  /** Messages about what was done, and what was left out and why. */
  notes: string[];
  /** Whether the block had to be changed or is ambiguous, so that the user should see a preview first. */
  asks: boolean;
  /** Why nothing can be pasted; the last note says so as well. */
  refusal?: string | undefined;
  /** How the columns of a list were read. */
  list?: TableLayout | undefined;
  /** How the axes of a table were read. */
  axes?: { isTurned: boolean; units: MapUnits } | undefined;
  /** What can be read in two ways. */
  notation?: PastedNotation | undefined;
}

/** A block that is shown in a preview before it changes the map. */
export interface AskedMapPaste {
  paste: MapPaste;
  onPaste: (choices: TableChoices) => void;
  onCancel: () => void;
}

/** Pastes a block from a spreadsheet into a map: with axes it replaces the map, without them it fills cells. */
export function pasteIntoMap({ text: pasted, at, texts, map, choices = {} }: MapPaste): PastedMap {
  const oversize = findOversize(pasted);
  if (oversize !== undefined)
    return { texts, refusal: oversize, notes: [`Nothing was pasted: ${oversize}`], asks: false };
  const split = splitTestPoints(pasted, map);
  const text = split?.text ?? pasted;
  const list = readMapList(text, map, choices);
  if (list) {
    const [done = '', ...notes] = list.notes.filter((note) => split?.hasTitles !== false || note !== HEADER_NOTE);
    const changes = split ? [`Test points such as “${split.point}” were split into their temperatures`] : [];
    return {
      ...list,
      notes: list.refusal === undefined ? [done, ...changes, ...notes] : list.notes,
      texts: list.texts ?? texts,
      asks: true,
    };
  }
  const table = parseClipboardTable(text, { ...choices, isMatrix: true });
  const { twoReadings } = table;
  const notation = toNotation(table);
  const refuse = (refusal: string, notes: readonly string[] = []): PastedMap => ({
    ...{ texts, refusal, notation, asks: true },
    notes: [...notes, `Nothing was pasted: ${refusal}`],
  });
  if (!table.rows.flat().some((value) => value !== undefined))
    return { ...refuse('the clipboard contains no numbers', clipboardNotes(table)), asks: false };
  if (twoReadings && !twoReadings.decimal && !choices.decimal)
    return refuse(`choose what “${twoReadings.text}” is`, notationNotes(table, choices));

  const block = toBlock(table);
  const around = [...table.headings.flat(), ...listTitles(block)].filter((title) => title !== '');
  const read = choices.units ? { units: toMapUnits(choices.units, map), isStated: true } : readMapUnits(around, map);
  const units = 'units' in read ? read.units : toMapUnits([], map);
  const direction = readMapDirection(table, block, map);
  const whole = findMapAxes(trimTitles(block), { map, units, direction, now: texts, isTurned: choices.isTurned });
  const axes = whole && { isTurned: 'texts' in whole && whole.isTurned, units };
  if ('refusal' in read) return { ...refuse(read.refusal), axes };
  if (whole && 'refusal' in whole) return { ...refuse(whole.refusal), axes };
  if (whole) {
    const count = Math.max(whole.texts.x.length, whole.texts.y.length);
    if (count > MOST_MAP_VALUES) return refuse(`a map has at most ${MOST_MAP_VALUES} rows and columns`);
    return { ...replaced(whole, { texts, map, table, choices }), axes, notation };
  }
  if (read.isStated) return refuse('a table in other units needs both its axes');
  if (isNamedByTexts(block)) return refuse('the first column has no numbers');
  return { ...intoCells(block, { at, texts, map, table, choices }), notation };
}

/** The map as tab-separated lines with its axes; pasting them gives the same map. */
export function formatMapTable({ x, y, z }: MapTexts): string {
  return [['', ...x], ...z.map((row, index) => [y[index] ?? '', ...row])].map((line) => line.join('\t')).join('\n');
}

type Target = Pick<MapPaste, 'at' | 'texts' | 'map'> & { table: ClipboardTable; choices: TableChoices };

function replaced(
  { texts: whole, isTurned, converted }: FoundAxes,
  { texts, map, table, choices }: Omit<Target, 'at'>,
): PastedMap {
  const numbers = toNumbers(whole);
  const [columns, rows] = [sortPlaces(numbers.x), sortPlaces(numbers.y)];
  const isSorted = isRising(columns) && isRising(rows);
  const pick = (texts: readonly string[], places: readonly number[]) => places.map((place) => texts[place] ?? '');
  const sorted = {
    x: pick(whole.x, columns),
    y: pick(whole.y, rows),
    z: rows.map((row) => pick(whole.z[row] ?? [], columns)),
  };
  const isReversed = [columns, rows].every((places) => isRising(places) || isRising(places.toReversed()));
  // The corner and the titles around are left out like a header.
  const inCells = table.unreadable.filter(({ text }) => sorted.z.some((row) => row.includes(text)));
  const changes = [
    ...(isTurned ? ['Rows and columns were swapped'] : []),
    ...converted,
    ...(isSorted ? [] : [isReversed ? 'Falling values were put in rising order' : 'Rows and columns were sorted']),
    ...notationNotes({ ...table, numbersAbove: [] }, choices),
    ...clipboardNotes({ ...table, unreadable: inCells, skippedHeader: false }),
  ];
  const isSmaller = texts !== undefined && (sorted.x.length < texts.x.length || sorted.y.length < texts.y.length);
  return {
    texts: sorted,
    notes: [`Pasted ${sorted.x.length} x ${sorted.y.length} values with ${map.x.title} and ${map.y.title}`, ...changes],
    asks: changes.length > 0 || isSmaller,
  };
}

/** The places of the values in rising order. */
function sortPlaces(values: readonly number[]): number[] {
  return values.map((_, place) => place).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

/** A percentage in the unit of its axis; undefined for a cell in any other unit, which only a table with axes may have. */
function toPlainValue({ value, unit }: BlockCell, { row, column }: MapCellPosition, map: MapDefinition) {
  if (value === undefined || unit === undefined) return value;
  const axis = row === 0 ? map.x : column === 0 ? map.y : map.z;
  return unit === PERCENT ? createConverter(unit, axis.unit ?? '')?.(value) : undefined;
}

/** Blank and unreadable cells change nothing; cells below or beside the map become new rows and columns. */
function intoCells(block: BlockCell[][], { at, texts, map, table, choices }: Target): PastedMap {
  const start = at ?? { row: 1, column: 1 };
  const cells = block.flatMap((row, down) =>
    row.map((cell, along) => {
      const place = { row: start.row + down, column: start.column + along };
      return { value: toPlainValue(cell, place, map), ...place };
    }),
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
  pasted = inside.reduce((grown, { value, ...cell }) => withTextAt(grown, cell, formatNumber(value)), pasted);
  const leftOut = known.length - inside.length;
  const doubts = [
    ...(leftOut > 0 ? [`Values beyond the last row and column left out: ${leftOut}`] : []),
    ...notationNotes(table, choices),
    ...clipboardNotes(table),
  ];
  return {
    texts: pasted,
    notes: [
      `Pasted ${valuesCounted(inside.length)}`,
      ...(added.rows > 0 && texts ? [`Added ${added.rows === 1 ? '1 row' : `${added.rows} rows`}`] : []),
      ...(added.columns > 0 && texts ? [`Added ${added.columns === 1 ? '1 column' : `${added.columns} columns`}`] : []),
      ...doubts,
    ],
    asks: doubts.length > 0,
  };
}
