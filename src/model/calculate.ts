/** The result of a condition; undefined if a value that it needs is empty. */
export type Condition = boolean | undefined;

/** One point of a curve; y2 is the value of the second series, or y if there is none. */
export interface Point {
  x: number;
  y: number;
  y2: number;
}

type Compare = (a: number, b: number) => Condition;

/** The functions that compiled expressions of kind files call; NaN and undefined, for empty values, are passed on. */
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
  isSame: compareTexts((a, b) => a === b),
  isOther: compareTexts((a, b) => a !== b),
  isOneOf: (text: string | undefined, values: readonly string[]): Condition =>
    text === undefined ? undefined : values.includes(text),
  /** Returns the value if the condition holds, else NaN. */
  only: (holds: Condition, value: number): number => (holds === true ? value : Number.NaN),
  squareRoot: (a: number): number => Math.sqrt(a),
  first: (list: readonly number[]): number => list[0] ?? Number.NaN,
  last: (list: readonly number[]): number => list.at(-1) ?? Number.NaN,
  min: (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), list[0] ?? Number.NaN),
  max: (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), list[0] ?? Number.NaN),
  sum: (list: readonly number[]): number => list.reduce((a, b) => a + b, 0),
  mean: (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length,
  neverRises: (list: readonly number[]): Condition => everyStep(list, (before, value) => value <= before),
  neverFalls: (list: readonly number[]): Condition => everyStep(list, (before, value) => value >= before),
  /**
   * Whether the condition holds at any point or row. `items` is undefined if a curve has a gap or a table is faulty.
   */
  any: <Item>(items: readonly Item[] | undefined, where: (item: Item) => Condition): Condition => {
    const found = items?.map(where);
    return found === undefined || found.includes(undefined) ? undefined : found.includes(true);
  },
  /** Whether the condition holds at every point or row. */
  every: <Item>(items: readonly Item[] | undefined, where: (item: Item) => Condition): Condition => {
    const found = items?.map(where);
    return found === undefined || found.includes(undefined) ? undefined : !found.includes(false);
  },
  /** Counts the points or rows at which the condition holds. */
  count: <Item>(items: readonly Item[] | undefined, where: (item: Item) => Condition = () => true): number => {
    const found = items?.map(where);
    return found === undefined || found.includes(undefined) ? Number.NaN : found.filter(Boolean).length;
  },
  /** Returns a number for every point, NaN where the condition does not hold. */
  series: (
    points: readonly Point[] | undefined,
    value: (point: Point) => number,
    where: (point: Point) => Condition = () => true,
  ): number[] => (points ?? []).map((point) => (where(point) === true ? value(point) : Number.NaN)),
  /** Returns a number for every point or row at which the condition holds; NaN alone if any condition is undefined. */
  each: <Item>(
    items: readonly Item[] | undefined,
    value: (item: Item) => number,
    where: (item: Item) => Condition = () => true,
  ): number[] => {
    const found = items?.map((item) => ({ item, holds: where(item) }));
    if (found === undefined || found.some(({ holds }) => holds === undefined)) return [Number.NaN];
    return found.filter(({ holds }) => holds).map(({ item }) => value(item));
  },
};

function compare(holds: (a: number, b: number) => boolean): Compare {
  return (a, b) => (Number.isFinite(a) && Number.isFinite(b) ? holds(a, b) : undefined);
}

function compareTexts(holds: (a: string, b: string) => boolean) {
  return (a: string | undefined, b: string | undefined): Condition =>
    a === undefined || b === undefined ? undefined : holds(a, b);
}

function everyStep(list: readonly number[], holds: (before: number, value: number) => boolean): Condition {
  if (list.length === 0 || !list.every(Number.isFinite)) return undefined;
  return list.slice(1).every((value, index) => holds(list[index] ?? Number.NaN, value));
}
