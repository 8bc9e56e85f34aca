import type { ImportFault, Place } from './ImportedRow.ts';

/** Thrown if a whole table can't be imported: it can't be read, lacks a column or has a wrong unit. */
export class TableFault extends Error {
  readonly fault: ImportFault;

  constructor(place: Place, reason: string, fix: string) {
    super(`${place.file}:${place.row} ${reason}`);
    this.fault = { place, reason, fix };
  }
}
