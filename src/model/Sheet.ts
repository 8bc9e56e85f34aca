/** What a cell of a sheet holds; null is an empty cell. */
export type SheetCell = string | number | Date | null;

/** A table on its way to a spreadsheet: as a CSV file or as one sheet of a workbook. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
}

export interface SheetColumn {
  /** With the unit in brackets where there is one: 'Rated power [kW]'. */
  title: string;
  /** In characters; 16 without. */
  width?: number;
}
