import type { FieldValues } from '#model/FormDefinition.ts';
import type { ChangeSort, KnownRow, ValueChange } from './KnownRow.ts';
import type { PlannedFault, PlannedRow } from './PlannedRow.ts';

/** What a person is about to import. */
export interface ImportPlan {
  /** In the order of the file; the id of a row is its place in this list. */
  rows: readonly PlanRow[];
  /** Keys of the names that the library has for this kind. */
  taken: ReadonlySet<string>;
}

export interface PlanRow extends PlannedRow {
  id: number;
  /** Identifies the row among all rows of the table, also in the table's next edition. */
  entry: string;
  name: string;
  nameFault: NameFault | undefined;
  /** Rules of the kind that its values break. */
  broken: readonly PlannedFault[];
  isIncluded: boolean;
  /** The fields that a person has filled in. */
  edited: readonly string[];
  /** Why the server refused it. */
  refused: readonly PlannedFault[];
  /** Its component, once that is stored. */
  storedId: string | undefined;
  /** The component's state then; undefined where only something was noted of it. */
  storedTag: string | undefined;
  /** The component that an earlier import has made from its entry; undefined for a new row. */
  known: KnownRow | undefined;
  /** Whose values are kept where a person has changed some; the component's own until that is chosen. */
  choice: Choice | undefined;
}

/** 'mine' keeps the values of the component. */
export type Choice = 'mine' | 'table';

/** 'taken' in the library, 'twice' in this import; the first of several keeps the name. */
export type NameFault = 'empty' | 'long' | 'taken' | 'twice';

/**
 * A row of a known component gives it values ('update'), asks whose are kept ('both'), keeps the person's ('mine', or
 * 'noted' where that was chosen) or is as the table ('unchanged').
 */
export type RowStatus =
  | 'ready'
  | 'faulty'
  | 'taken'
  | 'out'
  | 'skipped'
  | 'stored'
  | 'update'
  | 'both'
  | 'mine'
  | 'noted'
  | 'unchanged';

/** How a row differs from what is stored; the strongest of its changes counts. */
export type RowSort = ChangeSort | 'new' | 'unchanged';

export const EMPTY_PLAN: ImportPlan = { rows: [], taken: new Set() };

export function statusOf(row: PlanRow): RowStatus {
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

export function rowSort({ known }: Pick<PlanRow, 'known'>): RowSort {
  if (!known) return 'new';
  return SORTS.find((sort) => known.changes.some((change) => change.sort === sort)) ?? 'unchanged';
}

const SORTS = ['both', 'upstream', 'mine'] as const;

/** The changes that an import gives to the row's component. */
export function takenChanges({ known, choice }: Pick<PlanRow, 'known' | 'choice'>): ValueChange[] {
  return (known?.changes ?? []).filter(({ sort }) => sort === 'upstream' || choice === 'table');
}

/** Whether an import sends the row: as a new component, or as what is to be known of a stored one. */
export function isSent(row: PlanRow): boolean {
  const status = statusOf(row);
  return status === 'ready' || status === 'update' || status === 'noted';
}

/**
 * All that keeps a row from being imported but for its name. A cell that was never read is not a fault of a known row.
 */
export function listFaults({ faults, broken, refused, known }: PlanRow): PlannedFault[] {
  const own = known ? faults.filter(({ field }) => field === undefined || known.had.has(field)) : faults;
  return [...own, ...broken, ...refused];
}

export type PlanCounts = Record<RowStatus, number> & {
  all: number;
  long: number;
  sent: number;
  sorts: Record<RowSort, number>;
};

export function countRows({ rows }: ImportPlan): PlanCounts {
  const sorts = { new: 0, upstream: 0, mine: 0, both: 0, unchanged: 0 };
  const counts = { ...NO_ROWS, sorts, all: rows.length };
  for (const row of rows) {
    counts[statusOf(row)]++;
    if (!row.skipped) sorts[rowSort(row)]++;
    if (isSent(row)) counts.sent++;
    if (row.nameFault === 'long' && row.isIncluded) counts.long++;
  }
  return counts;
}

/** Whether there is nothing to import, as the library has all that can be read of the table, or a person's own values. */
export function isUpToDate({ unchanged, mine, ...counts }: PlanCounts): boolean {
  const { sent, both, taken, out, stored } = counts;
  return unchanged + mine > 0 && sent + both + taken + out + stored === 0;
}

const NO_ROWS = {
  long: 0,
  sent: 0,
  ready: 0,
  faulty: 0,
  taken: 0,
  out: 0,
  skipped: 0,
  stored: 0,
  update: 0,
  both: 0,
  mine: 0,
  noted: 0,
  unchanged: 0,
};

/** How many of the new rows to import lack a value, by field. */
export function countMissing({ rows }: ImportPlan, fields: readonly string[]): Map<string, number> {
  const open = rows.filter((row) => row.isIncluded && !row.skipped && row.storedId === undefined && !row.known);
  const counts = fields.map((field): [string, number] => [field, open.filter((row) => isBlankAt(row, field)).length]);
  return new Map(counts.filter(([, count]) => count > 0));
}

export function isMissing(values: FieldValues, field: string): boolean {
  return values[field] === undefined || values[field] === '';
}

/** Whether the row has no value of a field, and no cell either that could not be read as one. */
export function isBlankAt({ values, faults }: Pick<PlanRow, 'values' | 'faults'>, field: string): boolean {
  return isMissing(values, field) && !faults.some((fault) => fault.field === field && !fault.isBlank);
}
