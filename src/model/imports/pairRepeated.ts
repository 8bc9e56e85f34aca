import { nameKey } from '#model/nameKey.ts';
import { ORIGIN_LIMIT } from '#model/ValueSource.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { KnownComponent } from './KnownRow.ts';
import { UniqueNames } from './UniqueNames.ts';

/** A row with the component that was created from it. */
export interface Pair {
  row: PlanRow;
  component: KnownComponent;
  /** Whether the component may as well come from another row of the same name. */
  isDoubtful: boolean;
}

/** The rows and components of one name. */
interface Named {
  /** The entry of the name alone. */
  base: string;
  rows: readonly PlanRow[];
  components: readonly KnownComponent[];
}

interface Repeated {
  pairs: readonly Pair[];
  /** By the id of a row: its entry, which is no longer that of another row's component. */
  entries: ReadonlyMap<number, string>;
}

/**
 * Pairs the rows that share a name, and have no distinguishing value, with the components of that name: first those
 * whose values the table still gives, preferably of the same entry, then the others in their order, with doubt if there are
 * several.
 */
export function pairRepeated(
  { base, rows, components }: Named,
  isAsBefore: (row: PlanRow, component: KnownComponent) => boolean,
): Repeated {
  const pairs: Pair[] = [];
  const [openRows, open] = [new Set(rows), new Set(components)];
  const pair = (row: PlanRow, component: KnownComponent, isDoubtful: boolean) => {
    pairs.push({ row, component, isDoubtful });
    openRows.delete(row);
    open.delete(component);
  };
  for (const isOwn of [true, false]) {
    // Each row would be compared with each component.
    if (!isOwn && openRows.size * open.size > MOST_COMPARED) break;
    for (const row of [...openRows]) {
      const same = [...open].find(
        (component) => (!isOwn || component.entry === row.entry) && isAsBefore(row, component),
      );
      if (same) pair(row, same, false);
    }
  }
  const isDoubtful = openRows.size > 1 || open.size > 1;
  for (const row of [...openRows]) {
    const [next] = open;
    if (next) pair(row, next, isDoubtful);
  }
  return { pairs, entries: nameEntries({ base, rows, components, pairs }) };
}

/** The most comparisons of rows that share a name; beyond that the rest is doubtful. */
const MOST_COMPARED = 10_000;

/** Gives paired rows the entries of their components, and the others entries that no component has. */
function nameEntries({ base, rows, components, pairs }: Named & { pairs: readonly Pair[] }): Map<number, string> {
  const entries = new Map(pairs.map(({ row, component }) => [row.id, component.entry]));
  const used = new Set(components.map(({ entry }) => entry));
  let number = 1;
  for (const row of rows) {
    if (entries.has(row.id)) continue;
    let entry = base;
    while (used.has(entry)) entry = `${base} ${++number}`;
    used.add(entry);
    entries.set(row.id, entry);
  }
  return entries;
}

/** Groups the rows that differ only in their name, by the entry of that name alone. */
export function groupRepeated(rows: readonly PlanRow[]): Map<string, PlanRow[]> {
  const groups = new Map<string, { base: string; rows: PlanRow[] }>();
  for (const row of rows) {
    if (row.mark !== '' || row.full === '') continue;
    const key = nameKey(row.full);
    const group = groups.get(key) ?? { base: new UniqueNames(ORIGIN_LIMIT).shorten(row), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return new Map([...groups.values()].map((group) => [group.base, group.rows]));
}
