import { type CurvePoints, sameValues } from './curvePoints.ts';
import { changedTexts, toCurvePoints } from './curveText.ts';
import type { CurveDefinition } from './FormDefinition.ts';
import { ListWriter } from './ListWriter.ts';

/** Reads and writes a curve that is edited value by value: what stays of it is neither a new array nor written again. */
export class CurveTexts {
  readonly #curve: CurveDefinition;
  readonly #writer = new ListWriter();
  #last: CurvePoints = { x: [], y: [] };

  constructor(curve: CurveDefinition) {
    this.#curve = curve;
  }

  /** The points of these texts; a list whose values stay is the same array as before. */
  read(text: (field: string) => string): CurvePoints {
    const next = toCurvePoints(this.#curve, text);
    const last = this.#last;
    this.#last = { x: keep(last.x, next.x), y: next.y.map((values, index) => keep(last.y[index], values)) };
    return this.#last;
  }

  /** Texts of the fields whose numbers differ. */
  write(change: { before: CurvePoints; after: CurvePoints }): Record<string, string> {
    return changedTexts(this.#curve, change, (values) => this.#writer.write(values));
  }
}

function keep(before: number[] | undefined, values: number[]): number[] {
  return before && sameValues(before, values) ? before : values;
}
