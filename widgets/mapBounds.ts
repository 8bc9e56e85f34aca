/** The edges of the cells around rising values, halfway between neighbours; other values get cells of equal size. */
export function mapEdges(values: readonly number[]): number[] {
  const isRising = values.every((value, index) => value > (values[index - 1] ?? Number.NEGATIVE_INFINITY));
  const places = isRising && values.length > 1 ? values : values.map((_, index) => index);
  const between = places.slice(1).map((place, index) => (place + (places[index] ?? 0)) / 2);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  return [2 * first - (between[0] ?? first + 0.5), ...between, 2 * last - (between.at(-1) ?? last - 0.5)];
}

/** The edges of the cells as shares of the whole, from 0 to 1. */
export function edgeShares(values: readonly number[]): number[] {
  const edges = mapEdges(values);
  const [first = 0, last = 1] = [edges[0], edges.at(-1)];
  return edges.map((edge) => (edge - first) / (last - first || 1));
}

/** The smallest and the largest finite number; undefined if there is none. */
export function numberRange(z: readonly (readonly number[])[]): { least: number; most: number } | undefined {
  const values = z.flat().filter(Number.isFinite);
  return values.length === 0 ? undefined : { least: Math.min(...values), most: Math.max(...values) };
}
