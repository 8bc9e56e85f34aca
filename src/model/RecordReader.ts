import type { Condition, Point } from './calculate.ts';
import { parseList } from './curvePoints.ts';
import { toCurvePoints } from './curveText.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldText } from './fieldText.ts';

/** Reads a record as compiled expressions need it; what is empty comes as NaN, as undefined or as an empty list. */
export class RecordReader {
  readonly #definition: FormDefinition;
  readonly #values: FieldValues;

  constructor(definition: FormDefinition, values: FieldValues) {
    this.#definition = definition;
    this.#values = values;
  }

  number(name: string): number {
    const value = this.#values[name];
    return typeof value === 'number' ? value : Number.NaN;
  }

  flag(name: string): Condition {
    const value = this.#values[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  list(name: string): number[] {
    const value = this.#values[name];
    return typeof value === 'string' ? parseList(value) : [];
  }

  /** The points of a curve; undefined where it has none, a gap, or lists of different length. */
  points(id: string): Point[] | undefined {
    const curve = this.#definition.curves[id];
    if (!curve) return undefined;
    const { x, y } = toCurvePoints(curve, (name) => this.#text(name));
    const [first = [], second = first] = y;
    const isWhole = [x, first, second].every((values) => values.length === x.length && values.every(Number.isFinite));
    if (!isWhole || x.length === 0) return undefined;
    return x.map((at, row) => ({ x: at, y: first[row] ?? Number.NaN, y2: second[row] ?? Number.NaN }));
  }

  #text(name: string): string {
    const field = this.#definition.fields[name];
    return field ? fieldText(field, this.#values[name]) : '';
  }
}
