import type { ImportFault, Place } from './ImportedRow.ts';

/** Why a whole table can't be read: not even its rows can be distinguished. */
export class TableFault extends Error {
  readonly fault: ImportFault;

  constructor(place: Place, reason: string, fix: string) {
    super(`${place.file}:${place.row} ${reason}`);
    this.fault = { place, reason, fix };
  }
}
