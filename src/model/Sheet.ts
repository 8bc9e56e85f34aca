/** The value of a cell; null is an empty cell. */
export type SheetCell = string | number | Date | null;

/** A table to export, as a CSV file or as one sheet of a workbook. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
}

export interface SheetColumn {
  /** With the unit in brackets, if there is one: 'Rated power [kW]'. */
  title: string;
  /** In characters; 16 if absent. */
  width?: number;
}
