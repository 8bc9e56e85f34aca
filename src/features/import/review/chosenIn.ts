import type { Choice, PlanRow } from '#model/imports/ImportPlan.ts';
import { rowSort } from '#model/imports/rowStatus.ts';

/** Returns whose values a row keeps; if only the user has changed the component, the user's are kept by default. */
export function chosenIn(row: PlanRow): Choice | undefined {
  return row.choice ?? (rowSort(row) === 'mine' ? 'mine' : undefined);
}
