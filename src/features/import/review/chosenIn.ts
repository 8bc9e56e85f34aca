import { type Choice, type PlanRow, rowSort } from '#model/imports/ImportPlan.ts';

/** Returns whose values a row keeps; if only the user has changed the component, the user's are kept by default. */
export function chosenIn(row: PlanRow): Choice | undefined {
  return row.choice ?? (rowSort(row) === 'mine' ? 'mine' : undefined);
}
