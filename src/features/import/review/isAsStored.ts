import type { PlanRow } from '#model/imports/ImportPlan.ts';
import { listFaults } from '#model/imports/rowStatus.ts';

/** Returns whether a cell shows the stored value beside the table's, so that nothing needs a correction there. */
export function isAsStored(row: PlanRow, column: string): boolean {
  return row.known !== undefined && !listFaults(row).some(({ field }) => field === column);
}
