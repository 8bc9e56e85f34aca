import { type CurvePoints, parseList, sameValues } from './curvePoints.ts';
import { changedTexts, toCurvePoints } from './curveText.ts';
import type { CurveDefinition } from './FormDefinition.ts';
import { ListWriter } from './ListWriter.ts';

/**
 * Reads and writes a curve that is edited value by value; unchanged lists keep their array, unchanged numbers their
 * text.
 */
export class CurveTexts {
  readonly #curve: CurveDefinition;
  readonly #writer = new ListWriter();
  /** The lists of the last read, by their texts. */
  #lists: ReadonlyMap<string, number[]> = new Map();
  #points: CurvePoints | undefined;

  constructor(curve: CurveDefinition) {
    this.#curve = curve;
  }

  /** The points of these texts; a list whose numbers stay is the same array as before, and so are the points. */
  read(text: (field: string) => string): CurvePoints {
    const lists = new Map<string, number[]>();
    const points = toCurvePoints(this.#curve, text, (list) => {
      const values = this.#lists.get(list) ?? parseList(list);
      lists.set(list, values);
      return values;
    });
    this.#lists = lists;
    this.#points = keepLists(points, this.#points);
    return this.#points;
  }

  /** Texts of the fields whose numbers differ. */
  write(change: { before: CurvePoints; after: CurvePoints }): Record<string, string> {
    return changedTexts(this.#curve, change, (values) => this.#writer.write(values));
  }
}

/** The points with every list of `before` that has the same numbers; `before` itself where all have. */
function keepLists(points: CurvePoints, before: CurvePoints | undefined): CurvePoints {
  if (!before) return points;
  const keep = (own: number[], old: number[] | undefined) => (old && sameValues(own, old) ? old : own);
  const x = keep(points.x, before.x);
  const y = points.y.map((own, curve) => keep(own, before.y[curve]));
  const isSame = x === before.x && y.length === before.y.length && y.every((own, curve) => own === before.y[curve]);
  return isSame ? before : { x, y };
}
