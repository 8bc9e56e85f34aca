import type { MergedKind } from './mergeKind.ts';
import { tokenizeExpression } from './tokenizeExpression.ts';

/** The most numbers, names and signs of a derived value, with all values that it names written out. */
export const MOST_DERIVED = 2000;

/** Returns how many numbers, names and signs a derived value has, with all values that it names written out. */
export function derivedSize(name: string, { derived }: Pick<MergedKind, 'derived'>): number {
  const known = sizes.get(derived) ?? new Map<string, number>();
  sizes.set(derived, known);
  return measure(name);

  function measure(own: string): number {
    const measured = known.get(own);
    if (measured !== undefined) return measured;
    // A circle is reported elsewhere.
    known.set(own, 1);
    const { value = '', when = '' } = derived.get(own)?.schema ?? {};
    const size = [value, when]
      .flatMap(tokenizeExpression)
      .reduce((sum, { text }) => sum + (derived.has(text) ? measure(text) : 1), 0);
    known.set(own, size);
    return size;
  }
}

/** Whether a derived value is too large to be written out, as the values that it names make it so. */
export function isTooLarge(name: string, kind: Pick<MergedKind, 'derived'>): boolean {
  return derivedSize(name, kind) > MOST_DERIVED;
}

const sizes = new WeakMap<MergedKind['derived'], Map<string, number>>();
