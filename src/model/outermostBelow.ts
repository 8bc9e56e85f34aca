/**
 * Lists the indices of values below the minimum before the first and after the last value above it: the power that a
 * turbine consumes at standstill. Empty if no value is above the minimum. The values are in the order of their x; a
 * blank is neither above nor below.
 */
export function outermostBelow(values: readonly (number | undefined)[], minimum: number): number[] {
  const value = (index: number) => values[index] ?? minimum;
  const isAbove = (_: unknown, index: number) => value(index) > minimum;
  const [first, last] = [values.findIndex(isAbove), values.findLastIndex(isAbove)];
  if (first === -1) return [];
  return [...values.keys()].filter((index) => (index < first || index > last) && value(index) < minimum);
}
