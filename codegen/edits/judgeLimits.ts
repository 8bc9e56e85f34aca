import { structureLimits } from '#codegen/structureLimits.ts';
import { always, type EditRule } from './EditRule.ts';
import { type Edit, readWord, type Side } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

/** How the set of accepted values changes: not at all, to fewer, to more, or to others. */
export type Tendency = 'same' | 'tighter' | 'looser' | 'other';

/** Returns the rule of a keyword whose edits accept more or fewer values. */
export function byTendency(compare: (edit: Edit) => Tendency): EditRule {
  return always({
    effects: ['tighter', 'looser', 'other', 'text'],
    judge: (edit) => {
      const tendency = compare(edit);
      return tendency === 'same' ? 'text' : tendency;
    },
  });
}

/** Returns the rule of a lower limit, which two keywords may state together; the stricter one holds. */
export function lowerLimit(place: string): EditRule {
  return byTendency((edit) => {
    const [before, after] = [edit.old, edit.now].map((side) => readLimit(side, edit, `${place}.`, 'inimum'));
    return compareLimits(before, after, 1);
  });
}

/** Returns the rule of an upper limit, which two keywords may state together; the stricter one holds. */
export function upperLimit(place: string): EditRule {
  return byTendency((edit) => {
    const [before, after] = [edit.old, edit.now].map((side) => readLimit(side, edit, `${place}.`, 'aximum'));
    return compareLimits(before, after, -1);
  });
}

interface Limit {
  value: number;
  isExclusive: boolean;
}

function readLimit(side: Side, edit: Edit, place: string, end: 'inimum' | 'aximum'): Limit | undefined {
  const sign = end === 'inimum' ? 1 : -1;
  const [value, exclusive] = [`m${end}`, `exclusiveM${end}`].map((word) => readWord(side, edit, place + word));
  const limits = [
    ...(typeof value === 'number' ? [{ value, isExclusive: false }] : []),
    ...(typeof exclusive === 'number' ? [{ value: exclusive, isExclusive: true }] : []),
  ];
  return limits.sort((a, b) => sign * (b.value - a.value) || Number(b.isExclusive) - Number(a.isExclusive))[0];
}

/** Compares two limits; `sign` is 1 if a greater limit is stricter, otherwise -1. */
function compareLimits(before: Limit | undefined, after: Limit | undefined, sign: 1 | -1): Tendency {
  if (!before || !after) return before ? 'looser' : after ? 'tighter' : 'same';
  const difference = sign * (after.value - before.value) || Number(after.isExclusive) - Number(before.isExclusive);
  return difference > 0 ? 'tighter' : difference < 0 ? 'looser' : 'same';
}

/**
 * Returns the rule of a number that is `absent` if not stated; `sign` is 1 if a greater number accepts fewer values,
 * otherwise -1.
 */
export function countLimit(word: string, sign: 1 | -1, absent: number): EditRule {
  return byTendency((edit) => {
    const [before, after] = [edit.old, edit.now].map((side) => Number(readWord(side, edit, word) ?? absent));
    const difference = sign * ((after ?? absent) - (before ?? absent));
    return difference > 0 ? 'tighter' : difference < 0 ? 'looser' : 'same';
  });
}

/** The most rows of a table whose file states no `maxItems`. */
export const MOST_ROWS = structureLimits.rows;

/** Returns the rule of a flag that makes a kind stricter; `absent` is its value if not stated. */
export function strictFlag(word: string, absent = false): EditRule {
  return byTendency((edit) => {
    const [before, after] = [edit.old, edit.now].map((side) => readWord(side, edit, word) ?? absent);
    return before === after ? 'same' : after ? 'tighter' : 'looser';
  });
}

/** Judges edited choices; choices that a change maps already have their new names. */
export function judgeChoices({ before, after }: Edit): Effect {
  const tendency = compareSets(toList(after?.value), toList(before?.value));
  return tendency === 'same' ? 'text' : tendency === 'looser' ? 'looser' : 'lost';
}

/** Returns the rule of columns that must differ together: the more there are, the fewer rows are refused. */
export function distinctColumns(): EditRule {
  return byTendency(({ before, after }) => {
    if (!before || !after) return after ? 'tighter' : 'looser';
    return compareSets(toList(after.value), toList(before.value));
  });
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the effect of replacing one set of accepted values by another. */
function compareSets(after: readonly unknown[], before: readonly unknown[]): Tendency {
  const isMissing = before.some((value) => !after.includes(value));
  const isNew = after.some((value) => !before.includes(value));
  return isMissing ? (isNew ? 'other' : 'tighter') : isNew ? 'looser' : 'same';
}
