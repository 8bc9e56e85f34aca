import { describe, expect, test } from 'vitest';
import { compileChanges } from '#codegen/compileChanges.ts';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { carryRecord } from '#model/carryRecord.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { makeChanges } from './makeChanges.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const NUMBER: FieldSchema = { type: 'number', title: 'A number', default: 1 };
const TEXT: FieldSchema = { type: 'string', title: 'A text' };

/** A second version with these fields. */
function second(properties: Record<string, FieldSchema>, changes: ChangeSchema[]): Partial<KindFile> {
  return { properties, 'x-version': 2, 'x-changes': { 2: changes } };
}

const UP = { from: 1, to: 2 };
const DOWN = { from: 2, to: 1 };

describe('a change of a kind', () => {
  test.each<[string, Partial<KindFile>, FieldValues, FieldValues]>([
    [
      'rename gives a field another name',
      second({ hub_height: NUMBER }, [{ rename: 'height', to: 'hub_height' }]),
      { height: 80, other: 'kept' },
      { hub_height: 80, other: 'kept' },
    ],
    [
      'rename takes two names for each other at once',
      second({ a: NUMBER, b: NUMBER }, [
        { rename: 'a', to: 'b' },
        { rename: 'b', to: 'a' },
      ]),
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      'rename gives an object another name with all that is in it',
      second({ station: { type: 'object', title: 'Station', properties: { power: NUMBER } } }, [
        { rename: 'charging', to: 'station' },
      ]),
      { charging: { power: 11 } },
      { station: { power: 11 } },
    ],
    [
      'move puts a field into an object',
      second({ charging: { type: 'object', title: 'Charging', properties: { power: NUMBER, ports: NUMBER } } }, [
        { move: 'power', to: 'charging/power' },
      ]),
      { power: 11, charging: { ports: 2 } },
      { charging: { ports: 2, power: 11 } },
    ],
    [
      'move takes the last field out of an object, which is gone then',
      second({ power: NUMBER }, [{ move: 'charging/power', to: 'power' }]),
      { charging: { power: 11 } },
      { power: 11 },
    ],
    [
      'scale converts a number exactly',
      second({ power: NUMBER }, [{ scale: 'power', from: 'W', to: 'kW' }]),
      { power: 1234.567 },
      { power: 1.234567 },
    ],
    [
      'scale converts each number of a list and of an axis of a map',
      second(
        {
          list: { ...TEXT, 'x-list': 'numbers' },
          cop: { type: 'object', title: 'COP', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } },
        },
        [
          { scale: 'list', from: 'MW', to: 'kW' },
          { scale: 'cop/x', from: 'm', to: 'km' },
        ],
      ),
      { list: '0, 0.25, 1', cop: { x: [0, 500], y: [1], z: [[1, 2]] } },
      { list: '0, 250, 1000', cop: { x: [0, 0.5], y: [1], z: [[1, 2]] } },
    ],
    [
      'scale leaves an empty value empty',
      second({ power: NUMBER }, [{ scale: 'power', from: 'W', to: 'kW' }]),
      { power: null },
      { power: null },
    ],
    [
      'map gives a choice other values',
      second({ mode: { ...TEXT, enum: ['rapid', 'slow'] } }, [{ map: 'mode', values: { fast: 'rapid' } }]),
      { mode: 'fast' },
      { mode: 'rapid' },
    ],
    [
      'map makes numbers of a choice',
      second({ power: NUMBER }, [{ map: 'size', values: { small: 10, large: 90 }, as: 'power' }]),
      { size: 'small' },
      { power: 10 },
    ],
    [
      'split calculates several fields from one',
      second({ power: NUMBER, hours: NUMBER }, [
        { split: 'energy', into: { power: 'energy / 4', hours: '4' }, back: 'power * hours' },
      ]),
      { energy: 100 },
      { power: 25, hours: 4 },
    ],
    [
      'split takes a text apart',
      second({ town: TEXT, country: TEXT }, [{ split: 'place', separator: ', ', into: ['town', 'country'] }]),
      { place: 'Oslo, Norway' },
      { town: 'Oslo', country: 'Norway' },
    ],
    [
      'merge joins texts',
      second({ place: TEXT }, [{ merge: ['town', 'country'], separator: ', ', into: 'place' }]),
      { town: 'Oslo', country: 'Norway' },
      { place: 'Oslo, Norway' },
    ],
    [
      'a column of a table changes in every row',
      second(
        {
          periods: {
            type: 'array',
            title: 'Periods',
            'x-row': 'period',
            items: { type: 'object', properties: { price: NUMBER } },
          },
        },
        [{ in: 'periods', scale: 'cents', from: '%', to: '1', as: 'price' }],
      ),
      { periods: [{ cents: 20 }, { cents: 35 }] },
      { periods: [{ price: 0.2 }, { price: 0.35 }] },
    ],
    [
      'a table that is renamed is named as before where its columns change',
      second(
        {
          hours: {
            type: 'array',
            title: 'Hours',
            'x-row': 'hour',
            items: { type: 'object', properties: { price: NUMBER } },
          },
        },
        [
          { rename: 'periods', to: 'hours' },
          { in: 'periods', rename: 'cost', to: 'price' },
        ],
      ),
      { periods: [{ cost: 20 }] },
      { hours: [{ price: 20 }] },
    ],
  ])('%s, and back', (_name, file, before, after) => {
    const changes = makeChanges(file);
    expect(carryRecord(changes, before, UP)).toEqual(after);
    expect(carryRecord(changes, after, DOWN)).toEqual(before);
  });

  test('merge keeps what one value cannot say, until that is changed', () => {
    const file = second({ energy: NUMBER }, [
      { merge: ['power', 'hours'], into: 'energy', value: 'power * hours', back: { power: 'energy / 4', hours: '4' } },
    ]);
    const changes = makeChanges(file);
    const before = { power: 10, hours: 2 };
    const after = carryRecord(changes, before, UP);
    expect(after).toEqual({ energy: 20, 'power@1': 10, 'hours@1': 2 });
    expect(carryRecord(changes, after, DOWN)).toEqual(before);
    expect(carryRecord(changes, { ...after, energy: 40 }, DOWN)).toEqual({ power: 10, hours: 4 });
  });

  test('drop keeps the value aside, and add calculates one', () => {
    const file = second({ power: NUMBER, losses: NUMBER }, [
      { drop: 'colour' },
      { add: 'losses', value: 'power * 0.5' },
    ]);
    const changes = makeChanges(file);
    const before = { power: 10, colour: 'red' };
    const after = carryRecord(changes, before, UP);
    expect(after).toEqual({ power: 10, losses: 5, 'colour@1': 'red' });
    expect(carryRecord(changes, after, DOWN)).toEqual(before);
    const own = carryRecord(changes, { ...after, losses: 7 }, DOWN);
    expect(own).toEqual({ ...before, 'losses@2': 7 });
    expect(carryRecord(changes, own, UP)).toEqual({ ...after, losses: 7 });
  });

  test('a choice that the version before does not have is put back, unless it was changed there', () => {
    const file = second({ mode: { ...TEXT, enum: ['smart', 'slow'] } }, [
      { map: 'mode', values: { timed: 'slow' }, back: { smart: 'timed' } },
    ]);
    const changes = makeChanges(file);
    const older = carryRecord(changes, { mode: 'smart' }, DOWN);
    expect(older).toEqual({ mode: 'timed', 'mode@2': 'smart' });
    expect(carryRecord(changes, older, UP)).toEqual({ mode: 'smart' });
    expect(carryRecord(changes, { ...older, mode: 'fast' }, UP)).toEqual({ mode: 'fast' });
  });

  test('several versions are passed one after the other', () => {
    const changes = makeChanges({
      properties: { hub: NUMBER },
      'x-version': 4,
      'x-changes': { 2: [{ rename: 'a', to: 'b' }], 4: [{ scale: 'b', from: 'm', to: 'km', as: 'hub' }] },
    });
    expect(carryRecord(changes, { a: 500 }, { from: 1, to: 4 })).toEqual({ hub: 0.5 });
    expect(carryRecord(changes, { b: 500 }, { from: 3, to: 4 })).toEqual({ hub: 0.5 });
    expect(carryRecord(changes, { hub: 0.5 }, { from: 4, to: 1 })).toEqual({ a: 500 });
  });
});

describe('a change that cannot be right is refused', () => {
  const fields = { power: NUMBER, mode: TEXT };
  test.each<[string, ChangeSchema, string]>([
    [
      'to a field that does not exist',
      { rename: 'output', to: 'powr' },
      'version 2 has no field "powr". Did you mean "power"?',
    ],
    [
      'of a field that is still there',
      { rename: 'mode', to: 'power' },
      '"mode" is still a field in version 2. Leave this out, or remove the field.',
    ],
    [
      'between units of different things',
      { scale: 'power', from: 'm', to: 'kW' },
      "m and kW can't be converted into each other.",
    ],
    [
      'between a level of temperature and a difference',
      { scale: 'power', from: 'K', to: '°C' },
      "K and °C can't be converted into each other.",
    ],
    ['from an unknown unit', { scale: 'power', from: 'kw', to: 'kW' }, 'there is no unit "kw". Did you mean "kW"?'],
    [
      'calculated from an unknown field',
      { add: 'power', value: 'outpt * 2' },
      'there is no "outpt" in the version that this is calculated from.',
    ],
    [
      'calculated with a unit',
      { add: 'power', value: '2 kW' },
      '"kW": a number in a change can\'t have a unit, as the units of the values beside it are not known. Write the number in the unit of its version.',
    ],
    [
      'with a word of another',
      { drop: 'colour', to: 'power' },
      '"to" has no effect on "drop". It takes "drop", "back".',
    ],
    ['in a table that does not exist', { in: 'rows', drop: 'a' }, 'version 1 has no table "rows".'],
    [
      'without a way back',
      { split: 'energy', into: { power: 'energy' } },
      '"split" needs "back", an expression for the earlier field.',
    ],
  ])('%s', (_name, change, message) => {
    expect(toTexts(compileChanges(mergedKind(second(fields, [change]))).problems)).toEqual([message]);
  });

  test('in a version that is not reached, or in the first', () => {
    const changes = { 1: [{ drop: 'a' }], 3: [{ drop: 'b' }] };
    expect(toTexts(compileChanges(mergedKind({ 'x-version': 2, 'x-changes': changes })).problems)).toEqual([
      'version 1 is the first one, so nothing can have changed in it. Write the number of the newer version.',
      'these are changes of version 3, but "x-version" is 2, so they would have no effect. Write "x-version": 3.',
    ]);
  });

  test('beside another of the same field', () => {
    const changes = [
      { rename: 'a', to: 'power' },
      { scale: 'a', from: 'W', to: 'kW', as: 'mode' },
    ];
    expect(toTexts(compileChanges(mergedKind(second(fields, changes))).problems)).toEqual([
      'another change of this version takes "a" already; all changes of a version apply at once. Combine them, or put one into the next version.',
    ]);
  });
});
