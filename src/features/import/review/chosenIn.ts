import { type Choice, type PlanRow, rowSort } from '#model/imports/ImportPlan.ts';

/** Whose values a row keeps; what only a person has changed is kept without a choice. */
export function chosenIn(row: PlanRow): Choice | undefined {
  return row.choice ?? (rowSort(row) === 'mine' ? 'mine' : undefined);
}
