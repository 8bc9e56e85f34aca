import { keepWrittenList } from './numberList.ts';
import { formatDigits } from './parseNumber.ts';

/** Writes lists as `formatList` does, and reuses the texts of the values that have not changed. */
export class ListWriter {
  #values: readonly number[] = [];
  #parts: readonly string[] = [];

  write(values: readonly number[]): string {
    const finite: number[] = [];
    const parts: string[] = [];
    let lowest = 0;
    for (const value of values) {
      if (!Number.isFinite(value)) continue;
      const index = finite.length;
      parts.push((value === this.#values[index] && this.#parts[index]) || formatDigits(value));
      // A minus zero is read back as 0.
      finite.push(value === 0 ? 0 : value);
      if (value < lowest) lowest = value;
    }
    this.#values = finite;
    this.#parts = parts;
    const text = parts.join(', ');
    // A list may hold no sign, so that one with a negative number is not read back.
    if (lowest === 0) keepWrittenList(text, finite);
    return text;
  }
}
