import type { CurvePoints } from '#model/curvePoints.ts';

/** Another curve that is drawn behind one, to compare them. */
export interface CurveBehind {
  /** Whose curve it is: 'Enercon E-82 EP2'. */
  name: string;
  /** Undefined until they are read; pass the same object while they stay. */
  points: CurvePoints | undefined;
  /** Why they can't be read. */
  problem?: { message: string; onRetry?: (() => void) | undefined } | undefined;
  /** Asks which curve to draw instead. */
  onChoose: () => void;
  onRemove: () => void;
}
