import type { FieldValues } from '#model/FormDefinition.ts';
import type { ChangeSort, KnownRow } from './KnownRow.ts';
import type { PlannedFault, PlannedNote, PlannedRow } from './PlannedRow.ts';
import { findStatus, isSent, rowSort } from './rowStatus.ts';

/** The rows that the user is about to import. */
export interface ImportPlan {
  /** In the order of the file; the id of a row is its index. */
  rows: readonly PlanRow[];
  /** The name keys that the library already uses for this kind. */
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
  /** Its values that are allowed but unusual. */
  unusual: readonly PlannedNote[];
  isIncluded: boolean;
  /** The fields that the user has edited. */
  edited: readonly string[];
  /** Why the server refused it. */
  refused: readonly PlannedFault[];
  /** The id of its component, once that is stored. */
  storedId: string | undefined;
  /**
   * The ETag of that component; undefined if the import changed none of its values and only kept what the table gives.
   */
  storedTag: string | undefined;
  /** The component that an earlier import created from this entry; undefined for a new row. */
  known: KnownRow | undefined;
  /** Whose values win if the user has changed the component; the component keeps its own until the user chooses. */
  choice: Choice | undefined;
}

/** 'mine' keeps the values of the component. */
export type Choice = 'mine' | 'table';

/** 'taken' in the library, 'twice' in this import; the first of several equal names is not at fault. */
export type NameFault = 'empty' | 'long' | 'taken' | 'twice';

/**
 * A row with a known component changes it ('update'), needs the user's choice ('both'), leaves the user's values
 * ('mine', or 'noted' if the user chose so) or has nothing new ('unchanged').
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

/**
 * How a row differs from its stored component; the strongest of its changes counts: 'both', 'upstream', then 'mine'.
 */
export type RowSort = ChangeSort | 'new' | 'unchanged';

export const EMPTY_PLAN: ImportPlan = { rows: [], taken: new Set() };

/**
 * The numbers of rows by status, and of all rows, of those with too long a name, of those to send, of new rows by what is
 * worth a look, and by sort.
 */
export type PlanCounts = Record<RowStatus, number> & {
  all: number;
  long: number;
  sent: number;
  /** New rows with unusual values, with values that differ from the file, and with defaults for blank cells. */
  unusual: number;
  adjusted: number;
  blank: number;
  sorts: Record<RowSort, number>;
};

/** Counts the rows of a plan; skipped rows have no sort, and excluded ones don't count as `long`. */
export function countRows({ rows }: ImportPlan): PlanCounts {
  const sorts = { new: 0, upstream: 0, mine: 0, both: 0, unchanged: 0 };
  const counts = { ...NO_ROWS, sorts, all: rows.length };
  for (const row of rows) {
    counts[findStatus(row)]++;
    if (!row.skipped) sorts[rowSort(row)]++;
    if (isSent(row)) counts.sent++;
    if (row.nameFault === 'long' && row.isIncluded) counts.long++;
    for (const mark of MARKS) if (hasMark(row, mark)) counts[mark]++;
  }
  return counts;
}

const MARKS = ['unusual', 'adjusted', 'blank'] as const;

/** Whether a new row that is to be imported has something worth a look. */
export function hasMark(row: PlanRow, mark: (typeof MARKS)[number]): boolean {
  if (!row.isIncluded || row.skipped || row.known || row.storedId !== undefined) return false;
  if (mark === 'unusual') return row.unusual.length > 0;
  return mark === 'adjusted' ? row.notes.some(isAdjustment) : row.notes.some(({ sort }) => sort === 'blank');
}

/** Whether a note is about a value that is not quite what the file has. */
export function isAdjustment({ sort }: PlannedNote): boolean {
  return sort !== 'blank' && sort !== 'note';
}

/** Whether there is nothing to import: the library has every readable row, or the user's own values in its place. */
export function isUpToDate({ unchanged, mine, ...counts }: PlanCounts): boolean {
  const { sent, both, taken, out, stored } = counts;
  return unchanged + mine > 0 && sent + both + taken + out + stored === 0;
}

const NO_ROWS = {
  long: 0,
  sent: 0,
  unusual: 0,
  adjusted: 0,
  blank: 0,
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

/** Counts, by field, the new rows to import that lack a value; fields that no row lacks are left out. */
export function countMissing({ rows }: ImportPlan, fields: readonly string[]): Map<string, number> {
  const open = rows.filter((row) => row.isIncluded && !row.skipped && row.storedId === undefined && !row.known);
  const counts = fields.map((field): [string, number] => [field, open.filter((row) => isBlankAt(row, field)).length]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Whether a field has no value or an empty text. */
export function isMissing(values: FieldValues, field: string): boolean {
  return values[field] === undefined || values[field] === '';
}

/** Whether the row has no value of a field because its cells are blank, not because they could not be read. */
export function isBlankAt({ values, faults }: Pick<PlanRow, 'values' | 'faults'>, field: string): boolean {
  return isMissing(values, field) && !faults.some((fault) => fault.field === field && !fault.isBlank);
}
