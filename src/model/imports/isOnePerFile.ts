import type { PlannedRow } from './PlannedRow.ts';

/** Whether each file is one component, so that components of other files are not gone. */
export function isOnePerFile(rows: readonly Pick<PlannedRow, 'place'>[]): boolean {
  return new Set(rows.map(({ place }) => place.file)).size === rows.length;
}
