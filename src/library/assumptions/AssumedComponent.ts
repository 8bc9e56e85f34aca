import type { SheetRecord } from '#model/assumptionSheets.ts';

/** A component whose values are listed on a page. */
export interface AssumedComponent extends SheetRecord {
  /** Unique in the list: a project may hold a component twice. */
  key: string;
  id: string;
  subclass: string;
  /** Its count in the project. */
  count?: number | undefined;
}
