import { WHOLE } from './findLoneCurve.ts';
import type { ImportTable, LongTable } from './ImportMapping.ts';
import type { Cell, TableRow } from './TableRow.ts';

/** Joins the lines of each component into one row, if the table has one value or one curve point per line. */
export async function* joinRows(
  rows: AsyncIterable<TableRow>,
  { long, group }: Pick<ImportTable, 'long' | 'group'>,
): AsyncGenerator<TableRow> {
  if (long) yield* joinLong(rows, long);
  else if (group !== undefined) yield* joinGroups(rows, group);
  else yield* rows;
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
    one.cells.set(heading, [...(one.cells.get(heading) ?? []), { ...value, heading, ...(unit ? { unit } : {}) }]);
  }
  yield* entities.values();
}

async function* joinGroups(rows: AsyncIterable<TableRow>, group: string): AsyncGenerator<TableRow> {
  let open: { key: string | undefined; row: OpenRow } | undefined;
  for await (const row of rows) {
    const key = group === WHOLE ? WHOLE : row.cells.get(group)?.[0]?.text;
    if (open && open.key === key) {
      for (const [heading, cells] of row.cells) open.row.cells.get(heading)?.push(...cells);
      if (row.fault) open.row.fault ??= row.fault;
      continue;
    }
    if (open) yield open.row;
    open = { key, row: { ...row, cells: new Map([...row.cells].map(([heading, cells]) => [heading, [...cells]])) } };
  }
  if (open) yield open.row;
}
