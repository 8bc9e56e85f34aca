import type { PlanRow, RowSort, RowStatus } from './ImportPlan.ts';
import type { ValueChange } from './KnownRow.ts';
import type { PlannedFault } from './PlannedRow.ts';

/** Returns the status of a row, which decides whether an import sends it. */
export function findStatus(row: PlanRow): RowStatus {
  if (row.storedId !== undefined) return 'stored';
  if (row.skipped) return 'skipped';
  if (row.known && row.known.changes.length === 0 && listFaults(row).length === 0) return 'unchanged';
  if (!row.isIncluded) return 'out';
  if (listFaults(row).length > 0 || row.nameFault === 'empty' || row.nameFault === 'long') return 'faulty';
  if (row.known) return statusOfKnown(row);
  return row.nameFault === undefined ? 'ready' : 'taken';
}

function statusOfKnown(row: PlanRow): RowStatus {
  const isConflict = rowSort(row) === 'both';
  if (isConflict && !row.choice) return 'both';
  if (takenChanges(row).length > 0) return 'update';
  return isConflict ? 'noted' : 'mine';
}

/** Returns the strongest sort of a row's changes; 'new' if no component is known. */
export function rowSort({ known }: Pick<PlanRow, 'known'>): RowSort {
  if (!known) return 'new';
  return SORTS.find((sort) => known.changes.some((change) => change.sort === sort)) ?? 'unchanged';
}

const SORTS = ['both', 'upstream', 'mine'] as const;

/** Returns the changes that an import makes to the row's component. */
export function takenChanges({ known, choice }: Pick<PlanRow, 'known' | 'choice'>): ValueChange[] {
  return (known?.changes ?? []).filter(({ sort }) => sort === 'upstream' || choice === 'table');
}

/** Whether the user can still correct a row, include it and leave it out. */
export function isOpen(row: PlanRow): boolean {
  return !row.skipped && row.storedId === undefined && findStatus(row) !== 'unchanged';
}

/** Whether an import sends the row: as a new component, as an update, or to note that the user keeps their values. */
export function isSent(row: PlanRow): boolean {
  const status = findStatus(row);
  return status === 'ready' || status === 'update' || status === 'noted';
}

/**
 * Returns all faults, except that of the name, that keep a row from being imported. Faults in fields of a known row
 * don't count if the last import gave them no value.
 */
export function listFaults({ faults, broken, refused, known }: PlanRow): PlannedFault[] {
  const own = known ? faults.filter(({ field }) => field === undefined || known.had.has(field)) : faults;
  return [...own, ...broken, ...refused];
}
