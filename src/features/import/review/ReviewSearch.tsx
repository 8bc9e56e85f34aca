import { useMemo } from 'react';
import type { PlanEvent } from '#model/imports/changePlan.ts';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import { isOpen } from '#model/imports/rowStatus.ts';
import { Button } from '#ui/Button.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './ReviewSearch.module.css';
import { amount } from './wording.ts';

export interface ReviewSearchProps {
  search: string;
  onSearch: (search: string) => void;
  rows: readonly PlanRow[];
  /** The rows that the search and the filter show. */
  found: readonly PlanRow[];
  /** Whether the rows are those that people may leave out as a whole. */
  isFiltered: boolean;
  dispatch: (event: PlanEvent) => void;
  disabled: boolean;
}

/** Searches the rows by name, and includes or leaves out what was found: tables often have more than one kind. */
export function ReviewSearch({ search, onSearch, disabled, isFiltered, ...shown }: ReviewSearchProps) {
  return (
    <div className={styles.line}>
      <SearchBox className={styles.box} value={search} onChange={onSearch} placeholder="Search names" />
      {(isFiltered || search.trim() !== '') && !disabled && <FoundActions {...shown} />}
    </div>
  );
}

/** Includes or leaves out the rows that were found, or all others. */
function FoundActions({ rows, found, dispatch }: Pick<ReviewSearchProps, 'rows' | 'found' | 'dispatch'>) {
  const { these, out, others } = useMemo(() => groupRows(rows, found), [rows, found]);
  const include = (some: readonly PlanRow[], isIncluded: boolean) =>
    dispatch({ type: 'included', ids: new Set(some.map(({ id }) => id)), isIncluded });
  return (
    <>
      {others.length > 0 && found.length > 0 && (
        <Button size="s" onClick={() => include(others, false)}>
          Leave out {others.length === 1 ? 'the other row' : `the ${amount(others.length, 'other row')}`}
        </Button>
      )}
      {these.length > 0 && (
        <Button size="s" variant="ghost" onClick={() => include(these, false)}>
          Leave out {these.length === 1 ? 'this row' : `these ${amount(these.length, 'row')}`}
        </Button>
      )}
      {out.length > 0 && (
        <Button size="s" variant="ghost" onClick={() => include(out, true)}>
          Include {out.length === 1 ? 'this row' : `these ${amount(out.length, 'row')}`}
        </Button>
      )}
    </>
  );
}

/** Groups the rows that can be included and left out: those found that are included, those that are out, and the others. */
function groupRows(rows: readonly PlanRow[], found: readonly PlanRow[]) {
  const ids = new Set(found.map(({ id }) => id));
  const open = rows.filter(isOpen);
  return {
    these: open.filter((row) => ids.has(row.id) && row.isIncluded),
    out: open.filter((row) => ids.has(row.id) && !row.isIncluded),
    others: open.filter((row) => !ids.has(row.id) && row.isIncluded),
  };
}
