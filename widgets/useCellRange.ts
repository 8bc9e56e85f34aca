import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { readQuantity } from '#model/readQuantity.ts';
import { type CellRange, rangeBetween } from './cellRange.ts';
import { type CurveCellPosition, findCell, focusCell, isSameCell, revealRow } from './curveCells.ts';
import { isCurveBlock } from './isCurveBlock.ts';
import type { RangeEdits } from './rangeEdits.ts';
import { findRangeKey } from './rangeKeys.ts';
import { walkCells } from './walkCells.ts';

interface CellGrid {
  table: RefObject<HTMLTableElement | null>;
  rows: number;
  /** The units of all columns, x first. */
  units: readonly (string | undefined)[];
  /** The first column that has inputs. */
  firstColumn: number;
  edits: RangeEdits;
  /** Pastes the text and returns true if it is a block of cells; otherwise returns false. */
  pasteBlock: (cell: CurveCellPosition, text: string) => boolean;
}

/** A block that grows from the focused cell to another one. */
interface Selection {
  anchor: CurveCellPosition;
  end: CurveCellPosition;
}

/** Returns the block of cells selected by Shift, the mouse or Ctrl+A, and the handlers of the table. */
export function useCellRange(grid: CellGrid) {
  const [selection, setSelection] = useState<Selection>();
  const dragged = useRef<CurveCellPosition>(undefined);
  const isCurrent = selection !== undefined && Math.max(selection.anchor.row, selection.end.row) < grid.rows;
  const range = isCurrent ? rangeBetween(selection.anchor, selection.end) : undefined;

  function select(anchor: CurveCellPosition, end: CurveCellPosition) {
    const next = isSameCell(anchor, end) ? undefined : { anchor, end };
    // The mouse reports every move, even within a cell.
    setSelection((before) => (isSameSelection(before, next) ? before : next));
  }

  function extend(anchor: CurveCellPosition, end: CurveCellPosition) {
    select(anchor, end);
    revealRow(grid.table.current, end.row);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { target } = event;
    const cell = target instanceof HTMLInputElement ? findCell(target) : undefined;
    const found = cell && target instanceof HTMLInputElement && findRangeKey(event, target, range !== undefined);
    if (!cell || !found) {
      walkCells(event);
      return;
    }
    event.preventDefault();
    const limits = { rows: grid.rows, columns: grid.units.length, firstColumn: grid.firstColumn };
    const block = range ?? rangeBetween(cell, cell);
    switch (found.action) {
      case 'extend':
        return extend(cell, found.move(isCurrent ? selection.end : cell, limits));
      case 'go':
        return focusCell(grid.table.current, found.move(cell, limits));
      case 'selectAll':
        return setSelection({
          anchor: { row: 0, column: 0 },
          end: { row: limits.rows - 1, column: limits.columns - 1 },
        });
      case 'clear':
        return clear(block);
      case 'fillDown':
        return grid.edits.fillDown(block);
      case 'fill': {
        const read = readQuantity(target.value, { unit: grid.units[cell.column] });
        if (range && 'value' in read && read.value !== null) grid.edits.fill(range, read.value, cell);
        return;
      }
      case 'drop':
        event.stopPropagation();
        return setSelection(undefined);
    }
  }

  function clear(block: CellRange) {
    grid.edits.clear(block);
    setSelection(undefined);
    focusCell(grid.table.current, { row: block.first.row, column: Math.max(block.first.column, grid.firstColumn) });
  }

  function onMouseDownCapture(event: MouseEvent<HTMLTableElement>) {
    const cell = cellAt(event);
    const anchor = document.activeElement instanceof HTMLInputElement ? findCell(document.activeElement) : undefined;
    const isInside = grid.table.current?.contains(document.activeElement) ?? false;
    if (!cell || event.button !== 0) return;
    if (event.shiftKey && anchor && isInside) {
      event.preventDefault();
      event.stopPropagation();
      select(anchor, cell);
      return;
    }
    // The selected number of a cell is replaced by what is typed next, and is not dragged as text.
    if (event.detail === 1 && isSelectedWhole(event.target)) event.preventDefault();
    dragged.current = cell;
    setSelection(undefined);
  }

  /** The second click goes into the number: with the caret at its end. */
  function onDoubleClick({ target }: MouseEvent<HTMLTableElement>) {
    if (target instanceof HTMLInputElement) target.setSelectionRange(target.value.length, target.value.length);
  }

  function onMouseOver(event: MouseEvent<HTMLTableElement>) {
    const cell = cellAt(event);
    if (event.buttons !== 1) dragged.current = undefined;
    if (!cell || !dragged.current) return;
    select(dragged.current, cell);
  }

  function onFocusCapture({ target }: FocusEvent<HTMLTableElement>) {
    const cell = target instanceof HTMLElement ? findCell(target) : undefined;
    if (!isSameCell(cell, selection?.anchor)) setSelection(undefined);
  }

  function onCopy(event: ClipboardEvent<HTMLTableElement>) {
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.edits.format(range));
    if (event.type === 'cut') clear(range);
  }

  function onPasteCapture(event: ClipboardEvent<HTMLTableElement>) {
    const { target } = event;
    const cell = target instanceof HTMLInputElement ? findCell(target) : undefined;
    if (!range || !cell) return;
    const text = event.clipboardData.getData('text');
    const read = readQuantity(text, { unit: grid.units[cell.column] });
    const isNumber = !isCurveBlock(text) && 'value' in read && read.value !== null;
    if (isNumber) grid.edits.fill(range, read.value ?? 0);
    else if (!grid.pasteBlock(range.first, text)) return;
    event.preventDefault();
    event.stopPropagation();
    setSelection(undefined);
  }

  return {
    range,
    handlers: {
      ...{ onKeyDown, onMouseDownCapture, onMouseOver, onDoubleClick, onFocusCapture, onPasteCapture },
      ...{ onCopy, onCut: onCopy },
    },
  };
}

function isSameSelection(a: Selection | undefined, b: Selection | undefined): boolean {
  return isSameCell(a?.anchor, b?.anchor) && isSameCell(a?.end, b?.end);
}

export type CellRangeHandlers = ReturnType<typeof useCellRange>['handlers'];

/** Whether an element is the focused input, with all of its text selected. */
function isSelectedWhole(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target !== document.activeElement) return false;
  return target.selectionStart === 0 && target.selectionEnd === target.value.length && target.value !== '';
}

/** The position of the input in the cell under the mouse. */
function cellAt({ target }: MouseEvent): CurveCellPosition | undefined {
  const input = target instanceof HTMLElement ? target.closest('td')?.querySelector('input') : undefined;
  return input ? findCell(input) : undefined;
}
