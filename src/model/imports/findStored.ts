import type { StoredResult } from './changePlan.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { KnownRow } from './KnownRow.ts';
import { takenChanges } from './rowStatus.ts';

/**
 * Finds which rows a call has stored although its answer was lost. `now` is what the library has for all rows of the
 * table: a row is stored if this run wrote its component or only noted its table values. All others stay open.
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
