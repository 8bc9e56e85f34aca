import { describe, expect, it } from 'vitest';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

const LONG = 'W'.repeat(50);

describe('a free name', () => {
  it.each([
    ['Rig', [], undefined, 'Rig'],
    [' Rig ', [], undefined, 'Rig'],
    ['Rig', ['Rig'], undefined, 'Rig (2)'],
    ['Rig', ['rIG ', 'Rig (2)'], undefined, 'Rig (3)'],
    ['Rig (2)', ['Rig (2)'], undefined, 'Rig (2) (2)'],
    ['Rig', [], 'copy', 'Rig (copy)'],
    ['Rig', ['Rig', 'Rig (copy)'], 'copy', 'Rig (copy 2)'],
    [LONG, [LONG], undefined, `${'W'.repeat(46)} (2)`],
    [LONG, [], 'copy', `${'W'.repeat(43)} (copy)`],
    // One emoji is one character of the fifty, and is never cut in half.
    ['🌬'.repeat(50), ['🌬'.repeat(50)], undefined, `${'🌬'.repeat(46)} (2)`],
    // A cut name does not end in a blank.
    [`${'W'.repeat(45)} rig`, [`${'W'.repeat(45)} rig`.toLowerCase()], undefined, `${'W'.repeat(45)} (2)`],
    ['محطة الرياح', ['محطة الرياح'], undefined, 'محطة الرياح (2)'],
    ['Ｒｉｇ', ['Rig'], undefined, 'Ｒｉｇ (2)'],
  ])('of %j beside %j with the mark %j is %j', (wanted, taken, suffix, free) => {
    const keys = new Set(taken.map(nameKey));
    expect(freeName(wanted, keys, suffix === undefined ? {} : { suffix })).toBe(free);
  });

  it('is found among a thousand of the same name', () => {
    const taken = new Set<string>();
    for (let count = 0; count < 1000; count++) taken.add(nameKey(freeName('Rig', taken)));
    expect(taken.size).toBe(1000);
    expect(freeName('Rig', taken)).toBe('Rig (1001)');
  });
});
