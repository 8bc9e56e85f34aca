/** The result of a condition; undefined where a value that it needs is empty. */
export type Condition = boolean | undefined;

/** One point of a curve; y2 is that of the second series. */
export interface Point {
  x: number;
  y: number;
  y2: number;
}

type Compare = (a: number, b: number) => Condition;

/** The functions of expressions in kind files; each passes on NaN and undefined, which stand for empty values. */
export const calculate = {
  divide: (a: number, b: number): number => (b === 0 ? Number.NaN : a / b),
  isBelow: compare((a, b) => a < b),
  isAtMost: compare((a, b) => a <= b),
  isAbove: compare((a, b) => a > b),
  isAtLeast: compare((a, b) => a >= b),
  isEqual: compare((a, b) => a === b),
  isUnequal: compare((a, b) => a !== b),
  and: (a: Condition, b: Condition): Condition => (a === undefined || b === undefined ? undefined : a && b),
  or: (a: Condition, b: Condition): Condition => (a === undefined || b === undefined ? undefined : a || b),
  not: (a: Condition): Condition => (a === undefined ? undefined : !a),
  /** The value, where the condition holds. */
  only: (holds: Condition, value: number): number => (holds === true ? value : Number.NaN),
  squareRoot: (a: number): number => Math.sqrt(a),
  first: (list: readonly number[]): number => list[0] ?? Number.NaN,
  last: (list: readonly number[]): number => list.at(-1) ?? Number.NaN,
  min: (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), list[0] ?? Number.NaN),
  max: (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), list[0] ?? Number.NaN),
  neverRises: (list: readonly number[]): Condition => everyStep(list, (before, value) => value <= before),
  neverFalls: (list: readonly number[]): Condition => everyStep(list, (before, value) => value >= before),
  /** Whether the condition holds at any point; the points are undefined where the curve has a gap. */
  any: (points: readonly Point[] | undefined, where: (point: Point) => Condition): Condition => {
    const found = points?.map(where);
    return found === undefined || found.includes(undefined) ? undefined : found.includes(true);
  },
  /** A number of every point at which the condition holds; none where the curve has a gap or the condition is unclear. */
  each: (
    points: readonly Point[] | undefined,
    value: (point: Point) => number,
    where: (point: Point) => Condition = () => true,
  ): number[] => {
    const found = (points ?? []).map((point) => ({ point, holds: where(point) }));
    if (found.some(({ holds }) => holds === undefined)) return [];
    return found.filter(({ holds }) => holds).map(({ point }) => value(point));
  },
};

function compare(holds: (a: number, b: number) => boolean): Compare {
  return (a, b) => (Number.isFinite(a) && Number.isFinite(b) ? holds(a, b) : undefined);
}

function everyStep(list: readonly number[], holds: (before: number, value: number) => boolean): Condition {
  if (list.length === 0) return undefined;
  return list.slice(1).every((value, index) => holds(list[index] ?? Number.NaN, value));
}
