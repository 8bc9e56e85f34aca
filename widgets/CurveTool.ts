import type { ReactNode } from 'react';
import type { CurvePoints } from '#model/curvePoints.ts';

/** A button beside a curve's table that opens a dialog, in which a change of the whole curve is chosen. */
export interface CurveTool {
  id: string;
  /** The button's text. */
  label: string;
  /** Whether a picture that is pasted or dropped onto the curve opens the dialog. */
  takesPictures?: boolean | undefined;
  show: (asked: AskedTool) => ReactNode;
}

/** A change of the whole curve that is chosen beside its result. */
export interface AskedTool {
  points: CurvePoints;
  fixedX: boolean;
  /** The picture that was pasted or dropped. */
  picture?: File | undefined;
  /** Called with the curve after the change, what was done in words, and the table that the points were made from. */
  onApply: (points: CurvePoints, done: readonly string[], table?: CurvePoints) => void;
  onCancel: () => void;
}

/** What a menu of a curve works with. */
export interface AskedMenu {
  /** What the curve is now. */
  read: () => CurvePoints;
  /** Whether the curve can't be changed. */
  locked: boolean;
  /** Pastes a table over the whole curve. */
  onPaste: (text: string) => void;
  onSay: (notes: readonly string[]) => void;
}
