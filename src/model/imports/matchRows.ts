import type { Kind } from '#model/Kind.ts';
import { compareRow } from './compareRow.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { KnownComponent, KnownRow } from './KnownRow.ts';
import { longestName } from './longestName.ts';
import { NameGiver } from './NameGiver.ts';

interface Matched {
  /** By the id of the row. */
  known: ReadonlyMap<number, KnownRow>;
  /** Components whose entry the table no longer has. */
  gone: readonly KnownComponent[];
}

/**
 * Finds the component that was created from each row, by its entry, and compares the two; if several have the same
 * entry, the first counts. `pause` is awaited between rows.
 */
export async function matchRows(
  rows: readonly PlanRow[],
  components: readonly KnownComponent[],
  { kind, pause }: { kind: Kind; pause: () => Promise<void> | undefined },
): Promise<Matched> {
  const byEntry = new Map(components.toReversed().map((component) => [component.entry, component]));
  // In the reference library the entries are the components' names, which have a lower limit than entries.
  const names = new NameGiver(longestName(kind.definition));
  const entries = new Set<string>();
  const known = new Map<number, KnownRow>();
  const used = new Set<string>();
  for (const row of rows) {
    const name = names.give(row)?.name ?? row.entry;
    entries.add(row.entry).add(name);
    const component = byEntry.get(row.entry) ?? byEntry.get(name);
    if (!component || row.skipped || used.has(component.id)) continue;
    used.add(component.id);
    known.set(row.id, compareRow(row, component, kind));
    await pause();
  }
  return { known, gone: components.filter(({ entry }) => !entries.has(entry)) };
}
