import { useSyncExternalStore } from 'react';
import type { DataTableColumn } from './DataTableColumn.ts';

/** The sum of the widths that columns ask for, in pixels; the name and the checkbox of a row come on top. */
export function findLeastWidth<Row>(columns: readonly DataTableColumn<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), CHECKBOX);
}

/** Whether a table of some width fits into the window beside what surrounds it; one of no width always does. */
export function useFitsWindow(width: number): boolean {
  return useSyncExternalStore(subscribe, () => width === 0 || width <= getRoom());
}

/** In pixels. */
const CHECKBOX = 44;
const NAME = 240;
/** The sidebar and the margins of the page, and on small windows the margins alone. */
const AROUND = 300;
const AROUND_SMALL = 32;
const SMALL = 900;

function getRoom(): number {
  const { innerWidth } = window;
  return innerWidth - (innerWidth < SMALL ? AROUND_SMALL : AROUND) - NAME;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
