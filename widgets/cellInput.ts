import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { cleanPastedNumber } from '#model/parseNumber.ts';

interface CellAttributes {
  id: string;
  row: number;
  column: number;
  label: string;
  disabled: boolean;
  readOnly: boolean;
  fault: string | undefined;
  /** Shown below the cell in an element with the id `{id}-message`; empty for none. */
  message: string;
}

/** The attributes that the input of every cell has. */
export function cellAttributes({ id, row, column, label, disabled, readOnly, fault, message }: CellAttributes) {
  return {
    id,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    spellCheck: false,
    'data-cell': `${row}:${column}`,
    disabled,
    readOnly,
    'aria-label': label,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
    onMouseDown: selectAtFirstClick,
  } as const;
}

/** Selects the whole text of a cell at the first click into it; the next one sets the caret. */
export function selectAtFirstClick(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Pastes a number without its unit and grouping; if it has neither, returns false and leaves it to the browser. */
export function pasteCleaned(event: ClipboardEvent<HTMLInputElement>, unit: string | undefined): boolean {
  const pasted = event.clipboardData.getData('text');
  const cleaned = cleanPastedNumber(pasted, unit);
  if (cleaned === pasted) return false;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(cleaned, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  return true;
}

/** F2 sets the caret at the end; Escape calls `restore` while the text differs from what it was before. */
export function editWithKeys(
  event: KeyboardEvent<HTMLInputElement>,
  { before, restore }: { before: string; restore: (input: HTMLInputElement) => void },
): void {
  const input = event.currentTarget;
  if (event.key === 'F2') input.setSelectionRange(input.value.length, input.value.length);
  if (event.key !== 'Escape' || input.value === before) return;
  // The first Escape cancels the edit; only the next one closes a dialog around it.
  event.stopPropagation();
  event.preventDefault();
  restore(input);
  input.select();
}
