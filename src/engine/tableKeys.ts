import type { KeyboardEvent } from 'react';
import { findStep } from '#widgets/curveCells.ts';

/** How far a key pressed in a cell moves the focus, as in a spreadsheet; undefined if the cell handles the key. */
export function findTableStep(event: KeyboardEvent): { rows: number; columns: number } | undefined {
  const { target, key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
  // Enter on a button is a click.
  if (key === 'Enter' && target instanceof HTMLButtonElement) return undefined;
  const isAllSelected = isText && target.selectionStart === 0 && target.selectionEnd === target.value.length;
  const isCaret = isText && target.selectionStart === target.selectionEnd;
  return findStep({
    key,
    shiftKey,
    atStart: !isText || isAllSelected || (isCaret && target.selectionStart === 0),
    atEnd: !isText || isAllSelected || (isCaret && target.selectionEnd === target.value.length),
  });
}
