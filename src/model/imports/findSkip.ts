import { faults } from './faults.ts';
import type { FoundSkip, Place } from './ImportedRow.ts';
import type { ImportMapping } from './ImportMapping.ts';
import type { RowValues } from './RowValues.ts';
import type { FieldReading } from './readRowField.ts';

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

/**
 * Returns the reason to skip a row that has only a name, such as a footnote, where all columns that the mapping
 * reads are blank; undefined if it has a value or a fault.
 */
export function findEmpty(taken: readonly FieldReading[], place: Place): FoundSkip | undefined {
  const read = taken.filter(({ sources }) => sources.every(({ how }) => how !== 'constant'));
  if (read.length === 0 || read.some(({ cells, faults: found }) => cells.length > 0 || found.length > 0))
    return undefined;
  return { place, reason: NO_VALUE, fix: 'Fill in a value.', why: NO_VALUE };
}

const NO_VALUE = 'gives no value: all its cells are blank.';
