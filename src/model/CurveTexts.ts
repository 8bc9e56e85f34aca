import { type CurvePoints, parseList } from './curvePoints.ts';
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

  constructor(curve: CurveDefinition) {
    this.#curve = curve;
  }

  /** The points of these texts; a list whose text stays is the same array as before. */
  read(text: (field: string) => string): CurvePoints {
    const lists = new Map<string, number[]>();
    const points = toCurvePoints(this.#curve, text, (list) => {
      const values = this.#lists.get(list) ?? parseList(list);
      lists.set(list, values);
      return values;
    });
    this.#lists = lists;
    return points;
  }

  /** Texts of the fields whose numbers differ. */
  write(change: { before: CurvePoints; after: CurvePoints }): Record<string, string> {
    return changedTexts(this.#curve, change, (values) => this.#writer.write(values));
  }
}
