import type { Condition, Point } from './calculate.ts';
import { parseList } from './curvePoints.ts';
import { toCurvePoints } from './curveText.ts';
import type { CurveDefinition, FieldValues, RecordShape } from './FormDefinition.ts';
import { fieldText } from './fieldText.ts';
import { flattenRecord, isOfChosenCase } from './nestedRecord.ts';
import { toRows } from './tableRows.ts';

interface Shape extends RecordShape {
  curves?: Record<string, CurveDefinition>;
}

/**
 * Reads a record, flat by field name, for compiled expressions. An empty field is NaN, undefined or [NaN], depending on
 * the method; so is a field of a variant case that is not chosen.
 */
export class RecordReader {
  readonly #shape: Shape;
  readonly #values: FieldValues;
  /** The points of the curves that were read, by id. */
  readonly #points = new Map<string, Point[] | undefined>();

  constructor(shape: Shape, values: FieldValues) {
    this.#shape = shape;
    this.#values = values;
  }

  number(name: string): number {
    const value = this.#value(name);
    return typeof value === 'number' ? value : Number.NaN;
  }

  flag(name: string): Condition {
    const value = this.#value(name);
    return typeof value === 'boolean' ? value : undefined;
  }

  text(name: string): string | undefined {
    const value = this.#value(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /** The numbers of a list field or of a table of single values; [NaN] if it is empty. */
  list(name: string): number[] {
    const value = this.#value(name);
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? one : Number.NaN));
    const numbers = typeof value === 'string' ? parseList(value) : [];
    return numbers.length === 0 ? [Number.NaN] : numbers;
  }

  /** The rows of a table; undefined if it has no value. */
  rows(name: string): RecordReader[] | undefined {
    const value = this.#value(name);
    const table = this.#shape.fields[name]?.table;
    if (!table || typeof value !== 'object' || value === null) return undefined;
    return toRows(table, value).map((row) => new RecordReader(table, flattenRecord(table, row)));
  }

  /** The points of a curve; undefined if it is empty, has a gap, or its lists differ in length. */
  points(id: string): readonly Point[] | undefined {
    if (!this.#points.has(id)) this.#points.set(id, this.#readPoints(id));
    return this.#points.get(id);
  }

  #readPoints(id: string): Point[] | undefined {
    const curve = this.#shape.curves?.[id];
    if (!curve) return undefined;
    const { x, y } = toCurvePoints(curve, (name) => this.#text(name));
    const [first = [], second = first] = y;
    const isWhole = [x, first, second].every((values) => values.length === x.length && values.every(Number.isFinite));
    if (!isWhole || x.length === 0) return undefined;
    return x.map((at, row) => ({ x: at, y: first[row] ?? Number.NaN, y2: second[row] ?? Number.NaN }));
  }

  #text(name: string): string {
    const field = this.#shape.fields[name];
    return field ? fieldText(field, this.#value(name)) : '';
  }

  #value(name: string): unknown {
    return isOfChosenCase(this.#shape, name, (choice) => this.#values[choice]) ? this.#values[name] : undefined;
  }
}
