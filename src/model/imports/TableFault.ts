import { faultText } from './faults.ts';
import type { FaultPlace, ImportFault } from './ImportedRow.ts';

/** Thrown if a whole table can't be imported: it can't be read, lacks a column or has a wrong unit. */
export class TableFault extends Error {
  readonly fault: ImportFault;

  constructor(place: FaultPlace, reason: string, fix: string) {
    super(faultText({ place, reason, fix }));
    this.fault = { place, reason, fix };
  }
}
