import { expect, it } from 'vitest';
import { toLines } from '#model/compareLines.ts';
import { describeBehind, describeGap } from '#widgets/describeBehind.ts';

const X = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW' };
const THRUST = { title: 'Thrust' };

function behind(own: { x: number[]; y: number[][] }, other: { x: number[]; y: number[][] }) {
  return { name: 'E-82', lines: { own: toLines(own), other: toLines(other) } };
}

it.each<[what: string, x: number[], own: number[], other: number[], words: string]>([
  [
    'is lower at first',
    [0, 9, 14],
    [0, 60, 100],
    [0, 180, 55],
    'up to 120 kW lower at 9 m/s, up to 45 kW higher at 14 m/s',
  ],
  [
    'is higher above all',
    [0, 9, 14],
    [0, 100, 10],
    [0, 20, 50],
    'up to 80 kW higher at 9 m/s, up to 40 kW lower at 14 m/s',
  ],
  ['is lower throughout', [0, 9], [0, 1], [0, 2.25], 'up to 1.25 kW lower at 9 m/s'],
  ['is lower by a long fraction', [0, 3], [0, 1], [0, 4 / 3], 'up to 0.3333 kW lower at 3 m/s'],
  ['is no other', [0, 9], [0, 1], [0, 1], 'the same'],
])('a curve that %s is compared in words', (_, x, own, other, words) => {
  const compared = behind({ x, y: [own] }, { x, y: [other] });
  expect(describeBehind({ x: X, y: [POWER] }, compared)).toBe(`Compared with E-82: Power ${words}.`);
});

it('each series is compared, also one that the other curve does not have', () => {
  const compared = behind(
    {
      x: [1, 2],
      y: [
        [1, 2],
        [3, 3],
      ],
    },
    { x: [1, 2], y: [[1, 1]] },
  );
  expect(
    describeBehind(
      { x: X, y: [POWER, THRUST] },
      { ...compared, lines: { ...compared.lines, other: [...compared.lines.other, []] } },
    ),
  ).toBe('Compared with E-82: Power up to 1 kW higher at 2 m/s; Thrust with no wind speed in common.');
});

it('percentages differ by percentage points', () => {
  const compared = behind({ x: [1, 2], y: [[50, 80]] }, { x: [1, 2], y: [[50, 60]] });
  expect(describeBehind({ x: X, y: [{ title: 'Charge', unit: '%' }] }, compared)).toBe(
    'Compared with E-82: Charge up to 20 percentage points higher at 2 m/s.',
  );
});

it('a curve without points is described as such', () => {
  const compared = behind({ x: [1, 2], y: [[1, 2]] }, { x: [], y: [[]] });
  expect(describeBehind({ x: X, y: [POWER] }, compared)).toBe('E-82 has no points of this curve.');
});

it.each<[x: number | undefined, words: string | undefined]>([
  [1, '0.5 kW lower than E-82'],
  [2, 'the same as E-82'],
  [3, '1 kW higher than E-82'],
  [5, undefined],
  [undefined, undefined],
])('a point at %s m/s is %s', (x, words) => {
  const compared = behind({ x: [1, 3, 5], y: [[1, 3, 3]] }, { x: [1, 3], y: [[1.5, 2]] });
  const shifted = {
    ...compared,
    lines: {
      ...compared.lines,
      other: [
        [
          { x: 1, y: 1.5 },
          { x: 2, y: 2 },
          { x: 3, y: 2 },
        ],
      ],
    },
  };
  expect(describeGap(shifted, { curve: 0, x, unit: 'kW' })).toBe(words);
});
