import type { Condition } from './calculate.ts';
import { parseList } from './curvePoints.ts';
import type { FieldValues } from './FormDefinition.ts';
import { getAtPath } from './valueAtPath.ts';

/**
 * Reads a record or row of any version by path, without knowing its fields. An empty value is NaN, undefined or [NaN],
 * depending on the method.
 */
export class ScopeReader {
  readonly #scope: FieldValues;

  constructor(scope: FieldValues) {
    this.#scope = scope;
  }

  value(path: string): unknown {
    return getAtPath(this.#scope, path);
  }

  number(path: string): number {
    const value = this.value(path);
    return typeof value === 'number' ? value : Number.NaN;
  }

  text(path: string): string | undefined {
    const value = this.value(path);
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  flag(path: string): Condition {
    const value = this.value(path);
    return typeof value === 'boolean' ? value : undefined;
  }

  /** The numbers of a list, stored as text or as an array; [NaN] if it is empty. */
  list(path: string): number[] {
    const value = this.value(path);
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? one : Number.NaN));
    const numbers = typeof value === 'string' ? parseList(value) : [];
    return numbers.length === 0 ? [Number.NaN] : numbers;
  }
}
