import type { CurvePoints } from '#model/curvePoints.ts';

/** A second curve, drawn behind the edited one for comparison. */
export interface CurveBehind {
  /** Name of the record that the curve belongs to: 'Enercon E-82 EP2'. */
  name: string;
  /** Undefined until loaded; pass the same object on every render while the points are unchanged. */
  points: CurvePoints | undefined;
  /** Why the points can't be loaded. */
  problem?: { message: string; onRetry?: (() => void) | undefined } | undefined;
  /** Opens the dialog for choosing another curve. */
  onChoose: () => void;
  onRemove: () => void;
}
