import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { cleanPastedNumber } from '#model/parseNumber.ts';

/** Selects the whole text of a cell at the first click into it; the next one sets the caret. */
export function selectAtFirstClick(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Pastes a number without its unit and grouping; returns whether it did, or leaves the paste to the browser. */
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
