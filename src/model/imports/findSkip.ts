import { faults } from './faults.ts';
import type { FoundSkip, Place } from './ImportedRow.ts';
import type { ImportMapping } from './ImportMapping.ts';
import type { RowValues } from './RowValues.ts';

/** Returns the reason to skip a row; undefined if there is none, or if a cell could not be read. */
export function findSkip({
  mapping,
  row,
  place,
}: {
  mapping: ImportMapping;
  row: RowValues;
  place: Place;
}): FoundSkip | undefined {
  const skip = mapping.skip.find(({ when }) => when(row) === true);
  if (!skip || row.faults.length > 0) return undefined;
  const [cell] = skip.reads.flatMap((column) => row.cells(column)[0] ?? row.findPlace(column) ?? []);
  return { ...faults.skipped(cell, skip, place), why: skip.why };
}
