import type { StoredResult } from './changePlan.ts';
import { type PlanRow, takenChanges } from './ImportPlan.ts';
import type { KnownRow } from './KnownRow.ts';

/**
 * What became of the rows of a call whose answer was lost, by what the library has now for all rows of the table: those
 * whose component is as the run has made it are stored, also where only something was noted of it. All others stay open.
 */
export function findStored(
  sent: readonly PlanRow[],
  now: ReadonlyMap<number, KnownRow>,
  run: string,
): Map<number, StoredResult> {
  return new Map(
    sent.flatMap((row): [number, StoredResult][] => {
      const found = now.get(row.id)?.component;
      if (!found || found.run !== run) return [];
      const isSame = row.known ? found.id === row.known.component.id : found.entry === row.entry;
      if (!isSame) return [];
      const isNote = row.known !== undefined && takenChanges(row).length === 0;
      return [[row.id, { id: found.id, etag: isNote ? undefined : found.etag }]];
    }),
  );
}
