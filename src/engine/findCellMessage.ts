import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot } from '#model/draftSnapshots.ts';
import { wasText } from './wasText.ts';

interface CellState {
  snapshot: FieldSnapshot;
  marksChanges: boolean;
}

/** The message of a cell: its error, its warning, or its original value if changes are marked; undefined for none. */
export function findCellMessage(
  store: DraftStore,
  name: string,
  { snapshot: { shownError, warning, changed }, marksChanges }: CellState,
): { text: string; tone: 'error' | 'warning' | undefined } | undefined {
  if (shownError !== undefined) return { text: shownError, tone: 'error' };
  if (warning !== undefined) return { text: warning, tone: 'warning' };
  return changed && marksChanges ? { text: wasText(store, name), tone: undefined } : undefined;
}
