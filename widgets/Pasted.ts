import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';

/** What has become of a curve by a paste. */
export interface Pasted {
  points: CurvePoints;
  /** What was done, what was left out and why. */
  notes: string[];
  /** The pasted points themselves, where the curve took over others that were made of them. */
  table?: CurvePoints;
}

/** The curve that is pasted onto. */
export interface PastedOnto {
  points: CurvePoints;
  /** What a pasted table is beyond its ends, where x is fixed. */
  outside: OutsideCurve;
  x: CurveAxis;
  y: readonly CurveAxis[];
}

/** The curve with a block of numbers for it, and what is to be said of the block itself. */
export interface PasteTarget extends PastedOnto {
  rows: ClipboardTable['rows'];
  notes: string[];
}
