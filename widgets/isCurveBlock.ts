/** Whether a text is a block of cells; any other text is pasted into a single cell. */
export function isCurveBlock(text: string): boolean {
  const lines = text.trim();
  return /[\t\n\r;]/.test(lines) || (lines.match(/,/g)?.length ?? 0) > 1;
}
