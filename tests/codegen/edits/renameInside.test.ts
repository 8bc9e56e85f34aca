import { describe, expect, it } from 'vitest';
import { namesFields, renameInside } from '#codegen/edits/renameInside.ts';
import type { ChangeSchema } from '#codegen/KindFile.ts';

describe('names of fields inside a value', () => {
  it.each<[string, unknown, ChangeSchema, unknown]>([
    ['an expression', 'power * 2 <= limit', { rename: 'power', to: 'rated' }, 'rated * 2 <= limit'],
    ['an expression, at its end', '2 < power', { rename: 'power', to: 'rated' }, '2 < rated'],
    ['each place', 'power+power', { rename: 'power', to: 'rated' }, 'rated+rated'],
    ['a name of one letter', 'a + ab + ba', { rename: 'a', to: 'b' }, 'b + ab + ba'],
    ['names that contain it', 'power2 + my_power', { rename: 'power', to: 'rated' }, 'power2 + my_power'],
    ['names in objects', 'box.power + box/power', { rename: 'power', to: 'rated' }, 'box.power + box/power'],
    ['a path by dots', 'box.power > 3', { rename: 'box/power', to: 'box/rated' }, 'box.rated > 3'],
    ['a path by slashes', 'box/power', { rename: 'box/power', to: 'box/rated' }, 'box/rated'],
    ['a long path', 'a.b.c1 + a.b', { rename: 'a/b/c1', to: 'a/b/d' }, 'a.b.d + a.b'],
    ['another place', 'power < 1', { move: 'power', to: 'box/power' }, 'box.power < 1'],
    ['another unit', 'power < 1', { scale: 'power', from: 'kW', to: 'MW' }, 'power < 1'],
    ['another unit and name', 'power < 1', { scale: 'power', from: 'kW', to: 'MW', as: 'rated' }, 'rated < 1'],
    ['other choices and name', 'mode', { map: 'mode', as: 'pace' }, 'pace'],
    ['a dropped field', 'power', { drop: 'power' }, 'power'],
    ['a new field', 'power', { add: 'power', value: '1' }, 'power'],
    ['a list', ['power', 'cost'], { rename: 'power', to: 'rated' }, ['rated', 'cost']],
    ['lists in a list', [{ a: 'power' }, ['power']], { rename: 'power', to: 'rated' }, [{ a: 'power' }, ['rated']]],
    ['a number', 5, { rename: 'power', to: 'rated' }, 5],
    ['nothing', undefined, { rename: 'power', to: 'rated' }, undefined],
  ])('of %s', (_what, value, change, renamed) => {
    expect(renameInside(value, [change])).toEqual(renamed);
  });

  it('may be swapped', () => {
    const swap = [
      { rename: 'a', to: 'b' },
      { rename: 'b', to: 'a' },
    ];
    expect(renameInside('a < b', swap)).toBe('b < a');
  });

  it('stay where no field has another name', () => {
    const value = ['power'];
    expect(renameInside(value, [])).toBe(value);
    expect(renameInside(value, [{ drop: 'power' }, { rename: 'power', to: 'power' }])).toBe(value);
  });
});

it.each([
  ...['field.x-shown-when', 'field.x-required-when', 'field.x-used-when', 'field.x-unique', 'field.x-choice'],
  ...['field.x-same-as', 'rule.below', 'rule.atMost', 'check.error', 'check.warn', 'check.at', 'derived.value'],
  ...['derived.when', 'derived.suggests', 'tab.x-shown-when', 'tab.groups', 'curve.x.field', 'curve.y.field'],
])('the value of %s names fields', (word) => {
  expect(namesFields(word)).toBe(true);
});

it.each(['field.title', 'field.description', 'check.message', 'field.x-renamed-from', 'rule.message', ''])(
  'the value of "%s" names none',
  (word) => {
    expect(namesFields(word)).toBe(false);
  },
);
