import { WHOLE } from './findLoneCurve.ts';
import type { ImportTable, LongTable } from './ImportMapping.ts';
import type { Cell, TableRow } from './TableRow.ts';

/**
 * Joins the lines of each component into one row, if the table has one value or one curve point per line. `readAgain`
 * reads the rows once more, as lines of a group may be scattered.
 */
export async function* joinRows(
  rows: AsyncIterable<TableRow>,
  { long, group }: Pick<ImportTable, 'long' | 'group'>,
  readAgain: () => AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  if (long) yield* joinLong(rows, long);
  else if (group !== undefined) yield* joinGroups(rows, group, await findScattered(readAgain(), group));
  else yield* rows;
}

/** Finds the groups whose lines are interrupted by those of others. */
async function findScattered(rows: AsyncIterable<TableRow>, group: string): Promise<Set<string>> {
  const [seen, scattered] = [new Set<string>(), new Set<string>()];
  if (group === WHOLE) return scattered;
  let last: string | undefined;
  for await (const row of rows) {
    const key = findKey(row, group);
    if (key !== last && key !== undefined) (seen.has(key) ? scattered : seen).add(key);
    last = key;
  }
  return scattered;
}

function findKey({ cells }: TableRow, group: string): string | undefined {
  return group === WHOLE ? WHOLE : cells.get(group)?.[0]?.text.trim() || undefined;
}

/** A row to which lines are still added; its fault is that of the first faulty line. */
interface OpenRow extends TableRow {
  cells: Map<string, Cell[]>;
}

/** The lines of an entity may be scattered, so all are read before the first row is yielded. */
async function* joinLong(rows: AsyncIterable<TableRow>, long: LongTable): AsyncGenerator<TableRow> {
  const entities = new Map<string, OpenRow>();
  for await (const { place, cells, fault } of rows) {
    const cell = (column: string | undefined) => (column === undefined ? undefined : cells.get(column)?.[0]);
    const about = [long.entity, ...(long.also ?? [])].flatMap((column): [string, Cell][] => {
      const own = cell(column);
      return own ? [[column, own]] : [];
    });
    const parameter = cell(long.parameter);
    const value = cell(long.value);
    if (about.length === 0 || !parameter || !value) continue;
    const key = JSON.stringify(about.map(([, { text }]) => text.trim()));
    const known = entities.get(key);
    const one: OpenRow = known ?? { place, cells: new Map(about.map(([column, own]) => [column, [own]])) };
    if (!known) entities.set(key, one);
    if (fault) one.fault ??= fault;
    const heading = parameter.text.trim();
    const unit = cell(long.unit)?.text.trim();
    one.cells.set(heading, [
      ...(one.cells.get(heading) ?? []),
      { ...value, heading, ...(unit === undefined ? {} : { unit }) },
    ]);
  }
  yield* entities.values();
}

/** Yields each group once its lines have ended; those with scattered lines come last, as only they are held. */
async function* joinGroups(
  rows: AsyncIterable<TableRow>,
  group: string,
  scattered: ReadonlySet<string>,
): AsyncGenerator<TableRow> {
  const held = new Map<string, OpenRow>();
  let open: { key: string | undefined; row: OpenRow } | undefined;
  for await (const row of rows) {
    const key = findKey(row, group);
    const known = open && open.key === key ? open.row : key === undefined ? undefined : held.get(key);
    if (known) {
      for (const [heading, cells] of row.cells) known.cells.get(heading)?.push(...cells);
      if (row.fault) known.fault ??= row.fault;
      continue;
    }
    if (open) yield open.row;
    open = undefined;
    const opened = { ...row, cells: new Map([...row.cells].map(([heading, cells]) => [heading, [...cells]])) };
    if (key !== undefined && scattered.has(key)) held.set(key, opened);
    else open = { key, row: opened };
  }
  if (open) yield open.row;
  yield* held.values();
}
