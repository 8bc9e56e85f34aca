/** Power at 0 to 30 m/s by field: as written where the curve has a point, else on the line between two, and 0 beyond. */
export function wholeSpeeds(points: readonly { x: number; y: number }[]): Record<string, number> {
  const at = (speed: number) => {
    const exact = points.find(({ x }) => x === speed);
    if (exact) return exact.y;
    const after = points.findIndex(({ x }) => x > speed);
    const [left, right] = [points[after - 1], points[after]];
    return left && right ? left.y + ((right.y - left.y) * (speed - left.x)) / (right.x - left.x) : 0;
  };
  return Object.fromEntries(Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, at(speed)]));
}
