import { chooseColumns } from '#model/chooseColumns.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { fitTable } from '#model/fitTable.ts';
import { MOST_MAP_VALUES } from '#model/mapFaults.ts';
import type { MapTexts } from '#model/mapText.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { toColumns } from '#model/tableColumns.ts';
import { clipboardNotes, notationNotes } from './curveMessages.ts';

/** A map read from a list, with notes on how it was read, or the reason why it can't be. */
export type ReadMapList = { texts: MapTexts; notes: string[] } | { refusal: string };

/** Reads a list that has x, y and the value in three columns with titles; undefined if a block is not a list. */
export function readMapList(text: string, map: MapDefinition): ReadMapList | undefined {
  const axes = [map.x, map.y, map.z];
  const table = parseClipboardTable(text);
  // Numbers beside titles are an axis.
  if (table.numbersAbove.length > 0) return undefined;
  const columns = toColumns(table);
  const chosen = chooseColumns(columns, axes);
  const isNamed = chosen.columns?.every(({ heading }) => heading.title !== '') && chosen.notes.length === 0;
  if (!isNamed) {
    if (columns.length !== axes.length || !isGrid(columns.map(({ values }) => values))) return undefined;
    return { refusal: `a list needs columns with the titles ${axes.map(({ title }) => title).join(', ')}` };
  }
  const { rows, notes, refusal, unreadable, skippedHeader } = fitTable(table, axes, { isTurned: false });
  if (refusal !== undefined) return { refusal };
  const points = rows.flatMap(([x, y, z]) =>
    x === undefined || y === undefined || z === undefined ? [] : [{ x, y, z }],
  );
  const [x, y] = [sortDistinct(points.map((point) => point.x)), sortDistinct(points.map((point) => point.y))];
  if (Math.min(x.length, y.length) < 2) return { refusal: 'a map has at least 2 rows and columns' };
  if (Math.max(x.length, y.length) > MOST_MAP_VALUES)
    return { refusal: `a map has at most ${MOST_MAP_VALUES} rows and columns` };
  const values = new Map(points.map((point) => [`${point.x} ${point.y}`, point.z]));
  if (values.size < points.length)
    return { refusal: `the list has several values at one ${map.x.title} and ${map.y.title}` };
  const missing = x.length * y.length - points.length;
  return {
    texts: {
      x: x.map(formatNumber),
      y: y.map(formatNumber),
      z: y.map((down) => x.map((along) => formatNumber(values.get(`${along} ${down}`)))),
    },
    notes: [
      `Pasted a list of ${x.length} x ${y.length} values`,
      ...(missing > 0 ? [`Cells without a value in the list: ${missing}`] : []),
      ...notationNotes(table, undefined),
      ...notes,
      ...clipboardNotes({ unreadable, skippedHeader }),
    ],
  };
}

function sortDistinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Whether the first two columns are each combination of several values once, as the axes of a list are. */
function isGrid([first = [], second = []]: readonly (readonly (number | undefined)[])[]): boolean {
  const [rows, columns] = [new Set(first).size, new Set(second).size];
  const pairs = new Set(first.map((value, row) => `${value} ${second[row]}`));
  return Math.min(rows, columns) > 1 && rows * columns === first.length && pairs.size === first.length;
}
