import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveCellPosition } from './curveCells.ts';

/** The points of a form that does not render the editor for each typed number. */
export interface LiveCurve {
  /** Returns the points as they are now; the same object until they change. */
  read: () => CurvePoints;
  /**
   * Called with the points in which a number was typed into one cell; returns whether nothing else changes for the
   * editor, which then shows the number without being rendered.
   */
  onType: (points: CurvePoints, cell: CurveCellPosition) => boolean;
}

/** Shows points in which only the value of one cell differs; returns false if that takes a render. */
export type FollowCurve = (points: CurvePoints, cell: CurveCellPosition) => boolean;
