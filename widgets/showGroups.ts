import { groupDigits } from '#model/groupDigits.ts';

/**
 * Has a large number shown in groups of three digits while its input does not have the focus. The input keeps its text:
 * the groups are drawn over it by the style of the frame.
 */
export function showGroups(input: HTMLInputElement): void {
  const frame = input.parentElement;
  if (!frame) return;
  const grouped = groupDigits(input.value);
  if (grouped === undefined) delete frame.dataset.grouped;
  else frame.dataset.grouped = grouped;
}
