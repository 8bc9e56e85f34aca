import { useLayoutEffect } from 'react';
import type { RowRange } from './DataTableColumn.ts';
import { type RowRangeOptions, useRowRange } from './useRowRange.ts';

export interface RowTrackerProps extends RowRangeOptions {
  onChange: (range: RowRange) => void;
}

/** Renders nothing; reports which rows are visible, before the browser paints. */
export function RowTracker({ onChange, ...options }: RowTrackerProps): null {
  const { first, last } = useRowRange(options) ?? {};
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onChange({ first, last });
  }, [first, last, onChange]);
  return null;
}
