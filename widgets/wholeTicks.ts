const FACTORS = [1, 2, 2.5, 5];
const LEAST_EXPONENT = -12;
const EXPONENTS = Array.from({ length: 28 }, (_, index) => LEAST_EXPONENT + index);
const STEPS = EXPONENTS.flatMap((exponent) => FACTORS.map((factor) => Number(`${factor}e${exponent}`)));
const WHOLE_STEPS = STEPS.filter(Number.isInteger);

/** The steps that ticks may have, in rising order: whole ones on an axis of whole numbers. */
export function tickSteps(values: ArrayLike<number | null | undefined>): number[] {
  return isWhole(values) ? WHOLE_STEPS : STEPS;
}

/** Whether there are values, and all are whole numbers. */
export function isWhole(values: ArrayLike<number | null | undefined>): boolean {
  for (let index = 0; index < values.length; index += 1) if (!Number.isInteger(values[index])) return false;
  return values.length > 0;
}
