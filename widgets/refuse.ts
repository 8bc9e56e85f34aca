import type { CurvePoints } from '#model/curvePoints.ts';

/** What a block that can't be pasted comes to. */
export function refuse(points: CurvePoints, notes: readonly string[], refusal: string) {
  return { points, notes: [...notes, `Nothing was pasted: ${refusal}`], refusal };
}
