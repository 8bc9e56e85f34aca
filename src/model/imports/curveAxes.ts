import type { CurveAxis, CurveDefinition, FormDefinition } from '#model/FormDefinition.ts';

/** The axis of a curve that a column of lists fills; the y axes are counted from 0. */
export interface CurvePart {
  curve: CurveDefinition;
  axis: 'x' | number;
  /** The id in codegen and messages: 'power.x', 'power.y0'. */
  id: string;
  shape: CurveAxis;
}

/** The axes of every curve of a kind. */
export function listCurveParts({ curves }: FormDefinition): CurvePart[] {
  return Object.values(curves).flatMap((curve) => [
    { curve, axis: 'x' as const, id: `${curve.id}.x`, shape: curve.x },
    ...curve.y.map((shape, axis) => ({ curve, axis, id: `${curve.id}.y${axis}`, shape })),
  ]);
}

/** The axis with this id; undefined for anything else that a column can fill. */
export function findCurvePart(definition: FormDefinition, id: string | undefined): CurvePart | undefined {
  return listCurveParts(definition).find((part) => part.id === id);
}
