import { groupDigits } from '#model/groupDigits.ts';

/**
 * Shows a large number in groups of three digits while its input does not have the focus. The input keeps its text: the
 * style of the frame draws the groups over it.
 */
export function showGroups(input: HTMLInputElement): void {
  const frame = input.parentElement;
  if (!frame) return;
  const grouped = groupDigits(input.value);
  if (grouped === undefined) delete frame.dataset.grouped;
  else frame.dataset.grouped = grouped;
}
