/**
 * Compares texts by Unicode code points, as both database engines do; returns a negative number, 0 or a positive one.
 */
export function compareCodes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const difference = toRank(a.charCodeAt(index)) - toRank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * Surrogate pairs sort after all single code units, although surrogates have smaller numbers than the last of those.
 */
function toRank(unit: number): number {
  if (unit < FIRST_OF_PAIR) return unit;
  return unit > LAST_OF_PAIR ? unit - PAIRS : unit + PAIRS * 4;
}

const FIRST_OF_PAIR = 0xd800;
const LAST_OF_PAIR = 0xdfff;
const PAIRS = LAST_OF_PAIR - FIRST_OF_PAIR + 1;
