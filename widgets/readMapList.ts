import { chooseColumns } from '#model/chooseColumns.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { fitTable, type TableChoices, type TableLayout } from '#model/fitTable.ts';
import { MOST_MAP_VALUES } from '#model/mapFaults.ts';
import type { MapTexts } from '#model/mapText.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { toColumns } from '#model/tableColumns.ts';
import { type PastedNotation, toNotation } from './Pasted.ts';
import { clipboardNotes, notationNotes } from './pasteNotes.ts';

/** A map read from a list, or the reason why it can't be; the last note says so as well. */
export interface MapList {
  texts?: MapTexts;
  notes: string[];
  refusal?: string;
  list: TableLayout;
  notation: PastedNotation;
}

/** Reads a list that has x, y and the value in three columns with titles; undefined if a block is not a list. */
export function readMapList(text: string, map: MapDefinition, choices: TableChoices): MapList | undefined {
  const axes = [map.x, map.y, map.z];
  const table = parseClipboardTable(text, choices);
  // Numbers beside titles are an axis.
  if (table.numbersAbove.length > 0) return undefined;
  const columns = toColumns(table);
  const chosen = chooseColumns(columns, axes);
  const isNamed = chosen.columns?.every(({ heading }) => heading.title !== '') && chosen.notes.length === 0;
  const isList = isNamed || choices.columns !== undefined;
  if (!isList && (columns.length !== axes.length || !hasGrid(columns.map(({ values }) => values)))) return undefined;
  const places = choices.columns ?? (isList ? undefined : axes.map((_, at) => at));
  const fitted = fitTable(table, axes, { isTurned: false, columns: places, units: choices.units });
  const read = { list: fitted.layout, notation: toNotation(table) };
  const doubts = notationNotes(table, choices);
  const refuse = (refusal: string, notes: readonly string[] = []) => ({
    ...{ ...read, refusal },
    notes: [...notes, `Nothing was pasted: ${refusal}`],
  });
  if (!isList) return refuse(`a list needs columns with the titles ${axes.map(({ title }) => title).join(', ')}`);
  if (fitted.refusal !== undefined) return refuse(fitted.refusal);
  if (table.twoReadings && !table.twoReadings.decimal && !choices.decimal)
    return refuse(`choose what “${table.twoReadings.text}” is`, doubts);
  const points = fitted.rows.flatMap(([x, y, z]) =>
    x === undefined || y === undefined || z === undefined ? [] : [{ x, y, z }],
  );
  const [x, y] = [sortDistinct(points.map((point) => point.x)), sortDistinct(points.map((point) => point.y))];
  if (Math.min(x.length, y.length) < 2) return refuse('a map has at least 2 rows and columns');
  if (Math.max(x.length, y.length) > MOST_MAP_VALUES)
    return refuse(`a map has at most ${MOST_MAP_VALUES} rows and columns`);
  const values = new Map(points.map((point) => [`${point.x} ${point.y}`, point.z]));
  if (values.size < points.length)
    return refuse(`the list has several values at one ${map.x.title} and ${map.y.title}`);
  const missing = x.length * y.length - points.length;
  return {
    ...read,
    texts: {
      x: x.map(formatNumber),
      y: y.map(formatNumber),
      z: y.map((down) => x.map((along) => formatNumber(values.get(`${along} ${down}`)))),
    },
    notes: [
      `Pasted a list of ${x.length} x ${y.length} values`,
      ...(missing > 0 ? [`Cells without a value in the list: ${missing}`] : []),
      ...doubts,
      ...fitted.notes,
      ...clipboardNotes(fitted),
    ],
  };
}

function sortDistinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Whether two of three columns hold each combination of several values once, as the axes of a list do. */
function hasGrid([first = [], second = [], third = []]: readonly Values[]): boolean {
  return isGrid(first, second) || isGrid(first, third) || isGrid(second, third);
}

type Values = readonly (number | undefined)[];

function isGrid(first: Values, second: Values): boolean {
  const [rows, columns] = [new Set(first).size, new Set(second).size];
  const pairs = new Set(first.map((value, row) => `${value} ${second[row]}`));
  return Math.min(rows, columns) > 1 && rows * columns === first.length && pairs.size === first.length;
}
