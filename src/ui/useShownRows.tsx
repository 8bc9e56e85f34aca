import { Suspense, useLayoutEffect, useState } from 'react';
import type { RowRange } from './DataTableColumn.ts';
import { lazyPart } from './lazyPart.tsx';
import { listRows } from './listRows.ts';
import type { RowTrackerProps } from './RowTracker.tsx';
import { useIdlePreload } from './useIdlePreload.ts';
import type { RowRangeOptions } from './useRowRange.ts';

interface ShownRowsOptions extends RowRangeOptions {
  /** A row that stays in the document at any scroll position, so that focus is not lost; -1 for no row. */
  keep: number;
}

/** The largest number of rows that are all rendered; of a longer table, the first ones until it is known which are visible. */
const WHOLE = 60;

const RowTracker = lazyPart<RowTrackerProps>(async () => (await import('./RowTracker.tsx')).RowTracker, AllRows);
const NEXT = [RowTracker];

/** Returns the indexes of the rows to render, and what must be rendered with them to follow the scroll position. */
export function useShownRows({ keep, ...options }: ShownRowsOptions) {
  const { count } = options;
  const [visible, setVisible] = useState<RowRange>(FIRST_ROWS);
  useIdlePreload(NEXT);
  const isLong = count > WHOLE;
  const { first, last } = isLong ? visible : FIRST_ROWS;
  const range = { first, last: Math.min(last, count - 1) };
  return {
    ...range,
    shown: listRows(range, keep),
    tracker: isLong ? (
      <Suspense>
        <RowTracker {...options} onChange={setVisible} />
      </Suspense>
    ) : null,
  };
}

const FIRST_ROWS: RowRange = { first: 0, last: WHOLE - 1 };

/** Without the code that follows the scroll position, all rows are rendered. */
function AllRows({ count, onChange }: RowTrackerProps): null {
  useLayoutEffect(() => onChange({ first: 0, last: count - 1 }), [count, onChange]);
  return null;
}
