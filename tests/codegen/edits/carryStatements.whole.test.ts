import { describe, expect, it } from 'vitest';
import { carryStatements, isPoint, isUnitWord } from '#codegen/edits/carryStatements.ts';
import { madeSide } from './madeEdit.ts';

describe('statements of an earlier kind', () => {
  const field = 'fields.field';
  const carried = (old: Parameters<typeof madeSide>, now: Parameters<typeof madeSide>) =>
    carryStatements(madeSide(...old), madeSide(...now)).map(({ statement, original, by }) => [
      ...[`${original.scope}#${original.subject}`, `${statement.scope}#${statement.subject}`, statement.value],
      ...by,
    ]);

  it('follow the changes of each version', () => {
    const changes = { 2: [{ rename: 'a', to: 'b' }], 3: [{ scale: 'b', from: 'W', to: 'kW' }] };
    const now = { 'x-version': 3, 'x-changes': changes };
    expect(carried([[['field.minimum', 'a', 1000]]], [[], now])).toEqual([['#a', '#b', 1, 'scale']]);
  });

  it.each<[title: string, old: string[], now: string[], names: unknown, wanted: string]>([
    ['has taken over', ['a'], ['b'], ['a'], '#b renamed'],
    ['has taken over the first that there was', ['a'], ['b'], ['x', 'a'], '#b renamed'],
    ['was there before', ['a', 'b'], ['b'], ['a'], '#a'],
    ['may not take over one that is still there', ['a'], ['a', 'b'], ['a'], '#a'],
    ['names none that there was', ['a'], ['b'], ['x'], '#a'],
    ['can not be read', ['a'], ['b'], 'a', '#a'],
  ])('follow a field that %s', (_title, old, now, names, wanted) => {
    const [[, to, , ...by] = []] = carried(
      [old.map((name) => [field, name])],
      [[...now.map((name): [string, string] => [field, name]), ['field.x-renamed-from', 'b', names]]],
    );
    expect([to, ...by].join(' ')).toBe(wanted);
  });

  it('follow a column and a field of a case', () => {
    const now: Parameters<typeof madeSide> = [
      [
        [field, 'b', true, 'rows'],
        ['field.x-renamed-from', 'b', ['a'], 'rows'],
        [field, 'o/=x/d'],
        ['field.x-renamed-from', 'o/=x/d', ['o/=x/c']],
      ],
    ];
    const old: Parameters<typeof madeSide> = [
      [
        [field, 'a', true, 'rows'],
        [field, 'a'],
        [field, 'o/=x/c'],
      ],
    ];
    expect(carried(old, now).map(([from, to]) => `${from} ${to}`)).toEqual([
      ...['rows#a rows#b', '#a #a', '#o/=x/c #o/=x/d'],
    ]);
  });

  it('follow only earlier names', () => {
    expect(
      carried(
        [[[field, 'a']]],
        [
          [
            [field, 'b'],
            ['field.x-unique', 'b', ['a']],
          ],
        ],
      ),
    ).toEqual([['#a', '#a', true]]);
  });
});

it.each([
  ['field.x-unit', true],
  ['mapAxis.unit', true],
  ['curve.x.unit', true],
  ['curve.y.unit', true],
  ['curve.z.unit', false],
  ['field.x-unit2', false],
  ['my.field.x-unit', false],
])('"%s" states a unit: %s', (word, isOne) => {
  expect(isUnitWord(word)).toBe(isOne);
});

it.each([
  ['p7', 'p{x}', true],
  ['p-12', 'p{x}', true],
  ['p7b', 'p{x}b', true],
  ['p', 'p{x}', false],
  ['pp7', 'p{x}', false],
  ['p7b', 'p{x}', false],
  ['p7', 'p{x}b', false],
  ['q7', 'p{x}', false],
  ['p7', 'p7', false],
  ['p--7', 'p{x}', false],
  ['p7-', 'p{x}', false],
])('%s is a point of %s: %s', (field, series, isOne) => {
  expect(isPoint(field, series)).toBe(isOne);
});
