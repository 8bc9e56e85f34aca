import { useSyncExternalStore } from 'react';
import type { DataTableColumn } from './DataTableColumn.ts';

/** Returns the sum of the columns' fixed widths and the checkbox, in pixels; the name column comes on top. */
export function findLeastWidth<Row>(columns: readonly DataTableColumn<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), CHECKBOX);
}

/** Returns whether a table of this width in pixels fits into the window beside its surroundings; 0 always does. */
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
