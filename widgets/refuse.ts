import type { CurvePoints } from '#model/curvePoints.ts';

/** The result for a block that can't be pasted: the unchanged points, and the reason as the last note. */
export function refuse(points: CurvePoints, notes: readonly string[], refusal: string) {
  return { points, notes: [...notes, `Nothing was pasted: ${refusal}`], refusal };
}
