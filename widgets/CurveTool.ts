import type { ReactNode } from 'react';
import type { CurvePoints } from '#model/curvePoints.ts';

/** A button beside a curve's table that opens a dialog, in which a change of the whole curve is chosen. */
export interface CurveTool {
  id: string;
  /** The button's text. */
  label: string;
  show: (asked: AskedTool) => ReactNode;
}

/** A change of the whole curve that is chosen beside its result. */
export interface AskedTool {
  points: CurvePoints;
  fixedX: boolean;
  /** Called with the curve after the change, and what was done in words. */
  onApply: (points: CurvePoints, done: readonly string[]) => void;
  onCancel: () => void;
}

/** What a menu of a curve works with. */
export interface AskedMenu {
  points: CurvePoints;
  /** Whether the curve can't be changed. */
  locked: boolean;
  /** Pastes a table over the whole curve. */
  onPaste: (text: string) => void;
  onSay: (notes: readonly string[]) => void;
}
