import type { Kind } from '#model/Kind.ts';
import { ORIGIN_LIMIT } from '#model/ValueSource.ts';
import { compareRow } from './compareRow.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { KnownComponent, KnownRow } from './KnownRow.ts';
import { longestName } from './longestName.ts';
import { groupRepeated, type Pair, pairRepeated } from './pairRepeated.ts';
import { UniqueNames } from './UniqueNames.ts';

interface Matched {
  /** By the id of the row. */
  known: ReadonlyMap<number, KnownRow>;
  /** By the id of the row: its entry, where other rows have the same name. */
  entries: ReadonlyMap<number, string>;
  /** Components whose entry the table no longer has. */
  gone: readonly KnownComponent[];
}

/**
 * Finds the component that was created from each row, by its entry, and compares the two; if several have the same
 * entry, the first counts. Where that is doubtful, as other rows have the same name, nothing is taken from the table
 * unless the user chooses so. `pause` is awaited between rows.
 */
export async function matchRows(
  rows: readonly PlanRow[],
  components: readonly KnownComponent[],
  { kind, pause }: { kind: Kind; pause: () => Promise<void> | undefined },
): Promise<Matched> {
  const { pairs, entries } = pairRows(rows, components, kind);
  const known = new Map<number, KnownRow>();
  for (const { row, component, isDoubtful } of pairs) {
    const compared = compareRow(row, component, kind);
    known.set(row.id, isDoubtful ? withDoubt(compared) : compared);
    await pause();
  }
  const there = new Set([
    ...pairs.map(({ component }) => component.entry),
    ...rows.filter(({ skipped }) => skipped).map(({ entry }) => entry),
  ]);
  return { known, entries, gone: components.filter(({ entry }) => !there.has(entry)) };
}

function pairRows(rows: readonly PlanRow[], components: readonly KnownComponent[], kind: Kind) {
  const open = new Map(components.toReversed().map((component) => [component.entry, component]));
  const wanted = rows.filter(({ skipped }) => !skipped);
  for (const { entry, skipped } of rows) if (skipped) open.delete(entry);
  const pairs: Pair[] = [];
  const entries = new Map<number, string>();
  const paired = new Set<number>();
  const add = (pair: Pair) => {
    pairs.push(pair);
    paired.add(pair.row.id);
    open.delete(pair.component.entry);
  };
  const byBase = groupByBase(components.filter((component) => open.get(component.entry) === component));
  const repeated = findRepeated(rows);
  const own = new Set(wanted.map(({ full }) => full));
  for (const [base, group] of groupRepeated(wanted)) {
    const found = (byBase.get(base) ?? []).filter(({ entry }) => entry === base || !own.has(entry));
    if (group.length < 2 && found.length < 2) continue;
    const alike = pairRepeated({ base, rows: group, components: found }, (row, component) =>
      isAsBefore(row, component, kind),
    );
    for (const pair of alike.pairs) add(pair);
    for (const { id } of group) paired.add(id);
    for (const [id, entry] of alike.entries) entries.set(id, entry);
  }
  const offer = (row: PlanRow, entry: string | undefined, isDoubtful: boolean) => {
    const component = entry === undefined || paired.has(row.id) ? undefined : open.get(entry);
    if (component) add({ row, component, isDoubtful });
  };
  for (const row of wanted) offer(row, row.entry, false);
  // The entries of the reference library are names, which have a lower limit; earlier versions marked no first name.
  for (const longest of [ORIGIN_LIMIT, longestName(kind.definition)]) {
    const names = new UniqueNames(longest);
    for (const row of rows) {
      const name = names.give(row)?.name;
      if (!row.skipped) offer(row, name, longest === ORIGIN_LIMIT && row.mark !== '' && repeated.has(row.full));
    }
  }
  return { pairs: pairs.toSorted((a, b) => a.row.id - b.row.id), entries };
}

/** Groups components by their entries without the number that distinguishes equal names. */
function groupByBase(components: readonly KnownComponent[]): Map<string, KnownComponent[]> {
  const groups = new Map<string, KnownComponent[]>();
  const add = (base: string, component: KnownComponent) => groups.set(base, [...(groups.get(base) ?? []), component]);
  for (const component of components) {
    add(component.entry, component);
    const [, base] = /^(.+) \d+$/.exec(component.entry) ?? [];
    if (base !== undefined) add(base, component);
  }
  return groups;
}

/** The names that several rows have. */
function findRepeated(rows: readonly PlanRow[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { full } of rows) (seen.has(full) ? repeated : seen).add(full);
  return repeated;
}

function isAsBefore(row: PlanRow, component: KnownComponent, kind: Kind): boolean {
  return compareRow(row, component, kind).changes.every(({ sort }) => sort === 'mine');
}

function withDoubt(known: KnownRow): KnownRow {
  return { ...known, changes: known.changes.map((change) => ({ ...change, sort: 'both' })) };
}
