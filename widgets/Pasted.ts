import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';

/** The result of pasting onto a curve. */
export interface Pasted {
  points: CurvePoints;
  /** Messages about what was done, and what was left out and why. */
  notes: string[];
  /** The pasted points, where the curve got resampled ones instead. */
  table?: CurvePoints;
}

/** The curve that is pasted onto. */
export interface PastedOnto {
  points: CurvePoints;
  /** The values beyond the ends of a pasted table, where x is fixed. */
  outside: OutsideCurve;
  x: CurveAxis;
  y: readonly CurveAxis[];
}

/** A curve, a block of numbers for it, and the messages about the block itself. */
export interface PasteTarget extends PastedOnto {
  rows: ClipboardTable['rows'];
  notes: string[];
}
