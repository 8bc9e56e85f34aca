/** The scale of an axis: the places of values along it, and its tick marks. */
export interface ChartScale {
  /** Returns the place of a value: 0 at the axis's start, 1 at its end. */
  place: (value: number) => number;
  ticks: readonly number[];
}

const FEW_TICKS = 5;

/**
 * Creates a scale with round tick marks that spans all values; logarithmic only if `isLog` and all values are positive.
 */
export function createChartScale(values: readonly number[], { isLog = false } = {}): ChartScale {
  const finite = values.filter(Number.isFinite);
  const [least, most] = finite.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  if (finite.length === 0) return linearScale(0, 1);
  return isLog && least > 0 ? logScale(least, most) : linearScale(least, most);
}

function linearScale(least: number, most: number): ChartScale {
  const step = roundStep((most - least || Math.abs(most) || 1) / FEW_TICKS);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  // Multiples of the step, since adding up 0.1 accumulates rounding errors.
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
  return { place: (value) => (value / step - from) / (to - from), ticks };
}

function logScale(least: number, most: number): ChartScale {
  const from = Math.floor(Math.log10(least));
  const to = Math.max(Math.ceil(Math.log10(most)), from + 1);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return { place: (value) => (Math.log10(value) - from) / (to - from), ticks };
}

/** Rounds a step up to the next of 1, 2, 5, 10, ... */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return (ROUND.find((factor) => factor * power >= step * (1 - 1e-9)) ?? 10) * power;
}

const ROUND = [1, 2, 5, 10];
