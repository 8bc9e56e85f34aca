import type { MapDefinition } from '#model/FormDefinition.ts';
import { matchHeading } from '#model/matchHeading.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';
import { readHeading } from '#model/readHeading.ts';
import type { BlockCell } from './mapBlock.ts';

/**
 * Reads from the titles above and beside a table whether x runs down its side; undefined if they don't say so, or
 * contradict each other.
 */
export function readMapDirection(
  { headings }: Pick<ClipboardTable, 'headings'>,
  block: readonly BlockCell[][],
  map: MapDefinition,
): boolean | undefined {
  const [first = [], ...others] = block;
  const sideColumn = first.findIndex((_, column) => others.some((row) => row[column]?.value !== undefined));
  const top = [...headings, first.map(({ text, value }) => (value === undefined ? text : ''))];
  const beside = others.flatMap((row) => row.slice(0, sideColumn).map(({ text }) => text));
  const along = top.flatMap((line) => line.slice(sideColumn + 1));
  const side = [...top.flatMap((line) => line.slice(0, sideColumn + 1)), ...beside];
  const found = new Set([
    ...along.flatMap((text) => findAxis(text, map)).map((axis) => axis === 'y'),
    ...side.flatMap((text) => findAxis(text, map)).map((axis) => axis === 'x'),
  ]);
  const [isTurned] = found;
  return found.size === 1 ? isTurned : undefined;
}

/** The axis that a title names; none if it names both or neither. */
function findAxis(text: string, map: MapDefinition): ('x' | 'y')[] {
  const { title } = readHeading([{ text, isUnit: false }]);
  const names = (['x', 'y'] as const).filter((name) =>
    ['named', 'related'].includes(matchHeading(title, map[name]).fit),
  );
  return names.length === 1 ? names : [];
}
