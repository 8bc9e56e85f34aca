/** The order of two texts by the codes of their characters, as both engines of the store compare: negative, 0 or positive. */
export function compareCodes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const difference = toRank(a.charCodeAt(index)) - toRank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Characters of two units come after all of one, although their units have smaller numbers than the last of those. */
function toRank(unit: number): number {
  if (unit < FIRST_OF_PAIR) return unit;
  return unit > LAST_OF_PAIR ? unit - PAIRS : unit + PAIRS * 4;
}

const FIRST_OF_PAIR = 0xd800;
const LAST_OF_PAIR = 0xdfff;
const PAIRS = LAST_OF_PAIR - FIRST_OF_PAIR + 1;
