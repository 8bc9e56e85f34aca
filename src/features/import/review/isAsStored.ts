import { listFaults, type PlanRow } from '#model/imports/ImportPlan.ts';

/** Whether a cell shows what is stored, with what the table has for it: nothing is to be corrected there. */
export function isAsStored(row: PlanRow, column: string): boolean {
  return row.known !== undefined && !listFaults(row).some(({ field }) => field === column);
}
