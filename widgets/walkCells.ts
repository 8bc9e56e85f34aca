import type { KeyboardEvent } from 'react';
import { findCell, findStep, focusCell } from './curveCells.ts';

/** Handles keys that move the focus between the cells of a table, as in a spreadsheet. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const cell = findCell(target);
  // Enter on the remove button is a click.
  const isField = target instanceof HTMLInputElement;
  if (!cell || (!isField && key === 'Enter')) return;
  const isAllSelected = isField && target.selectionStart === 0 && target.selectionEnd === target.value.length;
  const isCaret = isField && target.selectionStart === target.selectionEnd;
  const step = findStep({
    key,
    shiftKey,
    atStart: !isField || isAllSelected || (isCaret && target.selectionStart === 0),
    atEnd: !isField || isAllSelected || (isCaret && target.selectionEnd === target.value.length),
  });
  if (!step) return;
  event.preventDefault();
  focusCell(currentTarget, { row: cell.row + step.rows, column: cell.column + step.columns });
}
