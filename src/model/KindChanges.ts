import type { FieldValues } from './FormDefinition.ts';
import type { ScopeReader } from './ScopeReader.ts';

/**
 * The changes between successive versions of a kind, by the newer version; a version that changes nothing is absent.
 */
export type KindChanges = Readonly<Record<number, readonly ChangeStep[]>>;

/** One entry of `x-changes` with its compiled expressions. All entries of a version apply to the original record. */
export interface ChangeStep {
  /** The table whose rows are changed, by its path in the older version; absent for the record itself. */
  rows?: string;
  /** Paths in the older version that the newer one removes, or whose value it changes. */
  before: readonly string[];
  /** Paths in the newer version that replace them. */
  after: readonly string[];
  /** Converts a record of the older version to the values at `after`, by path; undefined means no value. */
  up: Convert;
  /** Converts a record of the newer version to the values at `before`, by path. */
  down: Convert;
}

export type Convert = (record: ScopeReader) => FieldValues;

/** The version of a kind whose file states none, and of records stored before it stated one. */
export const FIRST_VERSION = 1;
