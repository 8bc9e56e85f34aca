import type { SliceStep } from './ImportMapping.ts';
import { valueAtJsonPath } from './jsonPath.ts';

/** The list that was taken from nested lists, with its place among them ('[5]'), or why none can be taken. */
export type SelectedSlice =
  | { list: unknown; at: string }
  | { problem: 'absent'; of: string; is: number | string; known: readonly unknown[] }
  | { problem: 'length'; of: string; wanted: number; found: number }
  | { problem: 'several'; count: number };

/**
 * Takes one list of numbers from nested lists, by the steps whose axis the row has as a list; a list that is alone on
 * its level needs no step.
 */
export function selectSlice(value: unknown, steps: readonly SliceStep[], row: unknown): SelectedSlice {
  const taken = new Map<number, number>();
  let own = value;
  // From the innermost level, so that the levels of the other steps stay.
  for (const { step, axis, level } of listLevels(steps, row).reverse()) {
    const found = lengthAt(own, level);
    if (found !== axis.length) return { problem: 'length', of: step.of, wanted: axis.length, found };
    const { is } = step;
    const index = is === undefined ? 0 : axis.indexOf(is);
    if (index === -1) return { problem: 'absent', of: step.of, is: is ?? '', known: axis };
    own = pick(own, level, index);
    taken.set(level, index);
  }
  const levels = Math.max(-1, ...taken.keys()) + 1;
  let at = Array.from({ length: levels }, (_, level) => `[${taken.get(level) ?? ''}]`).join('');
  while (isNested(own) && own.length === 1) {
    own = own[0];
    at += '[0]';
  }
  return isNested(own) ? { problem: 'several', count: own.length } : { list: own, at };
}

/** Returns the steps that the row has an axis for, with the level of each, the outermost first. */
function listLevels(steps: readonly SliceStep[], row: unknown) {
  const present = steps.flatMap((step) => {
    const axis = valueAtJsonPath(row, step.of);
    return Array.isArray(axis) && axis.length > 0 ? [{ step, axis }] : [];
  });
  return present
    .map(({ step, axis }, index) => {
      const stated = step.level === undefined ? undefined : valueAtJsonPath(row, step.level);
      return { step, axis, level: typeof stated === 'number' ? stated : index };
    })
    .sort((a, b) => a.level - b.level);
}

/** How many entries the lists of a level have; 0 if they differ or are none. */
function lengthAt(value: unknown, level: number): number {
  if (!Array.isArray(value)) return 0;
  if (level === 0) return value.length;
  const lengths = new Set(value.map((one) => lengthAt(one, level - 1)));
  const [length = 0] = lengths;
  return lengths.size === 1 ? length : 0;
}

function pick(value: unknown, level: number, index: number): unknown {
  if (!Array.isArray(value)) return undefined;
  return level === 0 ? value[index] : value.map((one) => pick(one, level - 1, index));
}

function isNested(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((one) => Array.isArray(one));
}
