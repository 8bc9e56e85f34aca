/** Whether a text is a block of cells; anything less is pasted as text into the one cell. */
export function isCurveBlock(text: string): boolean {
  const lines = text.trim();
  return /[\t\n\r;]/.test(lines) || (lines.match(/,/g)?.length ?? 0) > 1;
}
