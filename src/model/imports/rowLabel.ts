import type { Place } from './ImportedRow.ts';

/** Returns the number of a component's row, or of its column in a transposed table. */
export function rowNumber({ row, column }: Place): number {
  return column ?? row;
}

/** Names a component's row, or its column in a transposed table: 'row 3', 'column 3'. */
export function rowLabel(place: Place): string {
  return `${place.column === undefined ? 'row' : 'column'} ${rowNumber(place)}`;
}
