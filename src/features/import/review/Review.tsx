import { useDeferredValue, useMemo, useState } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { PlanEvent } from '#model/imports/changePlan.ts';
import { countMissing, countRows, type ImportPlan, type PlanRow } from '#model/imports/ImportPlan.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { searchRows } from '#model/imports/searchRows.ts';
import layout from '#ui/layout.module.css';
import { FILTERS, type ReviewFilter, ReviewFilters, WORTH_A_LOOK } from './ReviewFilters.tsx';
import { ReviewFixes } from './ReviewFixes.tsx';
import { ReviewSearch } from './ReviewSearch.tsx';
import { ReviewTable } from './ReviewTable.tsx';

export interface ReviewProps {
  plan: ImportPlan;
  columns: readonly PlanColumn[];
  definition: FormDefinition;
  /** Whether the table was imported before, so that its rows are compared with the existing components. */
  isAgain: boolean;
  dispatch: (event: PlanEvent) => void;
  onUndo: (() => void) | undefined;
  /** True while an import runs. */
  disabled: boolean;
}

/** Reviews the rows before the import: filters with counts, a search, corrections of many rows, and the table of rows. */
export function Review({ plan, columns, definition, isAgain, dispatch, onUndo, disabled }: ReviewProps) {
  const [filter, setFilter] = useState(() => findRows(plan.rows, isAgain ? 'changes' : 'all'));
  const counts = useMemo(() => countRows(plan), [plan]);
  const { rows } = plan;
  const missing = useMemo(
    () =>
      countMissing(
        plan,
        columns.map(({ id }) => id),
      ),
    [plan, columns],
  );
  // A corrected row stays in sight until the user picks a filter again.
  const shown = useMemo(
    () => (filter.by === 'all' ? rows : rows.filter(({ id }) => filter.ids.has(id))),
    [rows, filter],
  );
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const found = useMemo(() => searchRows(shown, words), [shown, words]);
  const drawn = useDeferredValue(found);

  return (
    <div className={layout.stack} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReviewFilters
        counts={counts}
        isAgain={isAgain}
        filter={filter.by}
        onFilter={(by) => setFilter(findRows(rows, by))}
      />
      <ReviewSearch
        search={search}
        onSearch={setSearch}
        rows={rows}
        found={found}
        isFiltered={WORTH_A_LOOK.has(filter.by)}
        dispatch={dispatch}
        disabled={disabled}
      />
      {!disabled && (
        <ReviewFixes
          rows={rows}
          counts={counts}
          missing={missing}
          columns={columns}
          dispatch={dispatch}
          onUndo={onUndo}
        />
      )}
      <ReviewTable
        rows={drawn}
        isTransposed={rows[0]?.place.column !== undefined}
        columns={columns}
        definition={definition}
        isAgain={isAgain}
        dispatch={dispatch}
        disabled={disabled}
        view={`${filter.by} ${words}`}
      />
    </div>
  );
}

function findRows(rows: readonly PlanRow[], by: ReviewFilter): { by: ReviewFilter; ids: ReadonlySet<number> } {
  return { by, ids: new Set(rows.filter(FILTERS[by].shows).map(({ id }) => id)) };
}
