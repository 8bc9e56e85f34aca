import type { ReactNode } from 'react';
import type { CurvePoints } from '#model/curvePoints.ts';

/** A button below a curve's table that opens a dialog for changing the whole curve. */
export interface CurveTool {
  id: string;
  /** The button's text. */
  label: string;
  /** Whether a picture that is pasted or dropped onto the curve opens the dialog. */
  takesPictures?: boolean | undefined;
  show: (asked: AskedTool) => ReactNode;
}

/** The curve that a tool's dialog changes, and the dialog's callbacks. */
export interface AskedTool {
  points: CurvePoints;
  fixedX: boolean;
  /** The picture that was pasted or dropped. */
  picture?: File | undefined;
  /** Called with the changed curve, notes on what was done, and the table that the points were resampled from. */
  onApply: (points: CurvePoints, done: readonly string[], table?: CurvePoints) => void;
  onCancel: () => void;
}

/** The curve that a menu is for, and the actions that it can call. */
export interface AskedMenu {
  /** Returns the current curve. */
  read: () => CurvePoints;
  /** Whether the curve can't be changed. */
  locked: boolean;
  /** Pastes a table over the whole curve. */
  onPaste: (text: string) => void;
  onNotes: (notes: readonly string[]) => void;
}
