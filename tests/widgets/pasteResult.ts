import { type Paste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

/** The curve, the messages, and the table that it was resampled from, without how the block was read. */
export function pasteResult(paste: Paste) {
  const { points, notes, table } = pasteIntoCurve(paste);
  return { points, notes, ...(table && { table }) };
}
