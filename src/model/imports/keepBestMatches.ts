/** Keeps the matches of the highest scores, with each side used once; of equal scores the first. */
export function keepBestMatches<Match extends { score: number }>(
  matches: readonly Match[],
  ...toSides: readonly ((match: Match) => unknown)[]
): Match[] {
  const sides = toSides.map((toSide) => ({ toSide, used: new Set<unknown>() }));
  return matches
    .toSorted((a, b) => b.score - a.score)
    .filter((match) => {
      if (sides.some(({ toSide, used }) => used.has(toSide(match)))) return false;
      for (const { toSide, used } of sides) used.add(toSide(match));
      return true;
    });
}
