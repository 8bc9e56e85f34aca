import { type CurvePoints, sameValues } from './curvePoints.ts';
import { toCurvePoints } from './curveText.ts';
import type { CurveDefinition } from './FormDefinition.ts';

/** Reads the points of a curve again and again; a list whose values stay is the same array as before. */
export class CurveReader {
  readonly #curve: CurveDefinition;
  #last: CurvePoints = { x: [], y: [] };

  constructor(curve: CurveDefinition) {
    this.#curve = curve;
  }

  read(text: (field: string) => string): CurvePoints {
    const next = toCurvePoints(this.#curve, text);
    const last = this.#last;
    this.#last = { x: keep(last.x, next.x), y: next.y.map((values, index) => keep(last.y[index], values)) };
    return this.#last;
  }
}

function keep(before: number[] | undefined, values: number[]): number[] {
  return before && sameValues(before, values) ? before : values;
}
