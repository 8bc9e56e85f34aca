import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveCellPosition } from './curveCells.ts';

/** What a change of a curve comes from. */
export interface CurveOrigin {
  /** The pasted table. */
  table?: CurvePoints | undefined;
  /** The cell whose number was just typed and now fills others: one step together with the typing. */
  typedInto?: CurveCellPosition | undefined;
}
