import { formatDigits } from './parseNumber.ts';

/** Writes lists as `formatList` does, and reuses the texts of the values that have not changed. */
export class ListWriter {
  #values: readonly number[] = [];
  #parts: readonly string[] = [];

  write(values: readonly number[]): string {
    const [before, parts] = [this.#values, this.#parts];
    const finite = values.filter(Number.isFinite);
    this.#parts = finite.map((value, index) => (value === before[index] && parts[index]) || formatDigits(value));
    this.#values = finite;
    return this.#parts.join(', ');
  }
}
