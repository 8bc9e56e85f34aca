import type { FieldValues } from './FormDefinition.ts';
import type { ScopeReader } from './ScopeReader.ts';

/** How the records of a kind change from one version to the next, by the newer version; absent where none change. */
export type KindChanges = Readonly<Record<number, readonly ChangeStep[]>>;

/** One entry of `x-changes`, its expressions compiled. All entries of a version apply to the record as it was before. */
export interface ChangeStep {
  /** The table whose rows are changed, by its path in the older version; absent for the record itself. */
  rows?: string;
  /** Paths in the older version that the newer one removes, or whose value it changes. */
  before: readonly string[];
  /** Paths in the newer version of what takes its place. */
  after: readonly string[];
  /** Returns the values after by path from a record of the older version; undefined is no value. */
  up: Convert;
  /** The reverse: the values before, from a record of the newer version. */
  down: Convert;
}

export type Convert = (record: ScopeReader) => FieldValues;

/** The version of a kind whose file states none, and of records that were stored before it did. */
export const FIRST_VERSION = 1;
