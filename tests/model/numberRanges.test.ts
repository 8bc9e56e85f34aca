import { describe, expect, it } from 'vitest';
import { readRanges, writeRanges } from '#model/numberRanges.ts';

describe('ranges of numbers in an address', () => {
  it.each([
    ['hub_height:80..120', { hub_height: [80, 120] }],
    ['hub_height:80..,charging.power:..2.5', { hub_height: [80, null], 'charging.power': [null, 2.5] }],
    ['level:-0.5..-0.25', { level: [-0.5, -0.25] }],
    ['level:.5...75', {}],
    ['', {}],
  ])('are read and written: %s', (text, expected) => {
    const ranges = readRanges(text);
    expect(Object.fromEntries([...ranges].map(([field, { least, most }]) => [field, [least, most]]))).toEqual(expected);
    expect(writeRanges(ranges)).toBe(Object.keys(expected).length === 0 ? '' : text);
  });

  it.each(['hub_height', ':1..2', 'hub_height:..', 'hub_height:a..b', 'hub_height:1,5', '%..%'])(
    'leave out what is not a number: %s',
    (text) => expect(readRanges(text).size).toBe(0),
  );
});
