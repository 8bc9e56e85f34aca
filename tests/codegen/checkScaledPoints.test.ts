import { expect, it } from 'vitest';
import { checkScaledPoints } from '#codegen/checkScaledPoints.ts';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const curve = (to: number) => ({
  output: {
    title: 'Output',
    x: { title: 'Speed', unit: 'm/s', from: 0, to },
    y: [
      { title: 'Power', unit: 'kW', fields: 'p{x}' },
      { title: 'Heat', unit: 'kW', fields: 'q{x}' },
    ],
  },
  efficiency: {
    title: 'Efficiency',
    x: { title: 'Load', unit: '%', field: 'loads' },
    y: [{ title: 'Electric', unit: '%', field: 'p1' }],
  },
});

const scale = (name: string, words: ChangeSchema = {}): ChangeSchema => ({
  scale: name,
  from: 'W',
  to: 'kW',
  ...words,
});

function check(changes: ChangeSchema[], to = 2) {
  const kind = mergedKind({ 'x-changes': { '2': changes }, 'x-curves': curve(to) });
  return checkScaledPoints(changes, kind, ['x-changes', '2']);
}

it.each<[title: string, changes: ChangeSchema[]]>([
  ['nothing', []],
  ['other fields', [scale('power'), { rename: 'p0', to: 'p9' }]],
  ['all points', [scale('p0'), scale('p1'), scale('p2')]],
  ['all points, of which one is renamed', [scale('a', { as: 'p0' }), scale('p1'), scale('p2')]],
  ['the column of a table that is named like a point', [scale('p0', { in: 'periods' })]],
])('a change that converts %s is fine', (_, changes) => {
  expect(check(changes)).toEqual([]);
});

it.each<[title: string, changes: ChangeSchema[], first: string, rest: string]>([
  ['one point', [scale('p1')], 'p1', 'p0 and p2'],
  ['all points but one', [scale('p0'), scale('p2')], 'p0', 'p1'],
  ['a point that becomes one', [scale('a', { as: 'p0' }), scale('p2')], 'p0', 'p1'],
  ['a point to another unit', [scale('p0'), scale('p1'), scale('p2', { to: 'MW' })], 'p0', 'p2'],
  ['a point from another unit', [scale('p0'), scale('p1'), scale('p2', { from: 'MW' })], 'p0', 'p2'],
  ['a point of the second series', [scale('q0'), scale('q1')], 'q0', 'q2'],
])('a change that converts %s is reported', (_, changes, first, rest) => {
  expect(toTexts(check(changes))).toEqual([
    `"${first}" is one point of the curve "output", whose other points would keep their unit. Scale ${rest} as well.`,
  ]);
});

it('the problem is at the change of the first point', () => {
  const [problem] = check([{ rename: 'a', to: 'b' }, scale('p1')]);
  const [first] = check([scale('p1'), { rename: 'a', to: 'b' }]);
  expect((problem?.column ?? 0) - (first?.column ?? 0)).toBe('{"rename":"a","to":"b"},'.length);
});

it('up to six missing points are named', () => {
  const end = 'as well.';
  expect(check([scale('p0')], 6)[0]?.suggestion).toBe(`Scale p1, p2, p3, p4, p5 and p6 ${end}`);
  expect(check([scale('p0')], 7)[0]?.suggestion).toBe(`Scale all of p{x} ${end}`);
});
