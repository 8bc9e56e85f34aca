/** A cell of the curve table; column 0 is x, and the column after the last curve holds the remove button. */
export interface CurveCellPosition {
  row: number;
  column: number;
}

/** Callbacks of a curve's cells; one stable object, so that rows do not render again. */
export interface CurveCellActions {
  /** Returns the number of the cell, which may be newer than the rendered one. */
  read: (cell: CurveCellPosition) => number | undefined;
  /** Called with every number that is typed. */
  edit: (cell: CurveCellPosition, value: number) => void;
  /** Called when the cell loses the focus with a text that is not a number. */
  zero: (cell: CurveCellPosition, text: string) => void;
  /** Pastes the text and returns true if it is a block of cells; otherwise returns false. */
  pasteBlock: (cell: CurveCellPosition, text: string) => boolean;
  /** Called with what is wrong with the typed text; with undefined once it is a number or the cell is left. */
  problem: (message: string | undefined) => void;
  focus: (cell: CurveCellPosition) => void;
  blur: () => void;
  remove: (row: number, byKeyboard: boolean) => void;
}

interface GridKey {
  key: string;
  shiftKey: boolean;
  /** The caret is at the start or end of the cell's text, or all of it is selected. */
  atStart: boolean;
  atEnd: boolean;
}

/** How far a key moves the focus, as in a spreadsheet; undefined if it acts on the cell's text. */
export function findStep({ key, shiftKey, atStart, atEnd }: GridKey): { rows: number; columns: number } | undefined {
  switch (key) {
    case 'Enter':
      return { rows: shiftKey ? -1 : 1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowLeft':
      return atStart && !shiftKey ? { rows: 0, columns: -1 } : undefined;
    case 'ArrowRight':
      return atEnd && !shiftKey ? { rows: 0, columns: 1 } : undefined;
    default:
      return undefined;
  }
}

/** Moves the focus within a table to the cell, if there is such a cell. */
export function focusCell(table: ParentNode | null, cell: CurveCellPosition): void {
  table?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus();
}

/** The key of a cell in maps and in `data-cell`: '3:1'. */
export function cellKey({ row, column }: CurveCellPosition): string {
  return `${row}:${column}`;
}

/** Whether both are the same cell, or both undefined. */
export function isSameCell(a: CurveCellPosition | undefined, b: CurveCellPosition | undefined): boolean {
  return a?.row === b?.row && a?.column === b?.column;
}

/** Scrolls the table, and nothing around it, until a row is clear of its header. */
export function revealRow(table: HTMLTableElement | null, row: number): void {
  const scroller = table?.parentElement;
  const line = table?.rows[row + (table.tHead?.rows.length ?? 0)];
  if (!scroller || !line) return;
  const header = table.tHead?.offsetHeight ?? 0;
  const { top: edge, height } = line.getBoundingClientRect();
  const top = edge - scroller.getBoundingClientRect().top + scroller.scrollTop;
  scroller.scrollTop = Math.max(Math.min(scroller.scrollTop, top - header), top + height - scroller.clientHeight);
}

/** Parses the position in an element's `data-cell`; undefined without one. */
export function findCell(element: HTMLElement): CurveCellPosition | undefined {
  const [row, column] = (element.dataset.cell ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}
