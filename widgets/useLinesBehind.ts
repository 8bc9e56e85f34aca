import { useMemo } from 'react';
import { toLines } from '#model/compareLines.ts';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { LinesBehind } from './behindPlot.ts';

/** Returns the lines of a curve and of the one behind it; the latter are recomputed only when its own points change. */
export function useLinesBehind(points: CurvePoints, behind: CurvePoints | undefined): LinesBehind | undefined {
  const other = useMemo(() => behind && toLines(behind), [behind]);
  return useMemo(() => other && { own: toLines(points), other }, [points, other]);
}
