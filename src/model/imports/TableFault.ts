import type { ImportFault, Place } from './ImportedRow.ts';

/** What keeps a whole table from being read; a row of it can't even be told apart. */
export class TableFault extends Error {
  readonly fault: ImportFault;

  constructor(place: Place, reason: string, fix: string) {
    super(`${place.file}:${place.row} ${reason}`);
    this.fault = { place, reason, fix };
  }
}
