import { describe, expect, it } from 'vitest';
import { carryRecord, readKeptName } from '#model/carryRecord.ts';
import { changeSteps } from '#model/changeSteps.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { KindChanges } from '#model/KindChanges.ts';

const { rename, scale, map, splitText, mergeText, calculate, inRows } = changeSteps;
const RAISE = { from: 1, to: 2 };
const LOWER = { from: 2, to: 1 };

/** Carries a record up with the changes of version 2, and back again. */
function there(steps: KindChanges[number], record: FieldValues) {
  const raised = carryRecord({ 2: steps }, record, RAISE);
  return { raised, home: carryRecord({ 2: steps }, raised, LOWER) };
}

const SCALE = scale({ before: 'power', after: 'power', from: 'W', to: 'kW' });
const RENAME = rename({ before: 'height', after: 'hub_height' });
const MOVE = rename({ before: 'power', after: 'charging/power' });
const DROP = calculate({ up: {}, down: { colour: () => undefined } });
const ROW_PRICE = inRows('periods', rename({ before: 'price', after: 'cost' }));

describe('a record of one version as one of another', () => {
  it.each<[string, KindChanges[number], FieldValues, FieldValues]>([
    ['a new unit', [SCALE], { power: 3000, name: 'Rig' }, { power: 3, name: 'Rig' }],
    ['a new name', [RENAME], { height: 80 }, { hub_height: 80 }],
    ['a new name of nothing', [RENAME], { name: 'Rig' }, { name: 'Rig' }],
    ['a new name of null', [RENAME], { height: null }, { hub_height: null }],
    ['a place in an object', [MOVE], { power: 7 }, { charging: { power: 7 } }],
    [
      'a place in an object that is there',
      [MOVE],
      { power: 7, charging: { mode: 1 } },
      { charging: { mode: 1, power: 7 } },
    ],
    [
      'two that change their names',
      [rename({ before: 'a', after: 'b' }), rename({ before: 'b', after: 'a' })],
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      'parts of a text',
      [splitText({ before: 'place', after: ['town', 'country'], at: ', ' })],
      { place: 'Ulm, DE' },
      { town: 'Ulm', country: 'DE' },
    ],
    [
      'two changes at once, by the record as it was',
      [RENAME, calculate({ up: { sum: (record) => record.number('height') + 1 }, down: {} })],
      { height: 80 },
      { hub_height: 80, sum: 81 },
    ],
    [
      'rows of a table',
      [ROW_PRICE],
      { periods: [{ price: 1 }, { price: 2 }] },
      { periods: [{ cost: 1 }, { cost: 2 }] },
    ],
    [
      'rows of a table, and not what has the name of a column',
      [RENAME, ROW_PRICE],
      { price: 9, height: 80, periods: [{ price: 1, height: 5 }] },
      { price: 9, hub_height: 80, periods: [{ cost: 1, height: 5 }] },
    ],
    [
      'part of a text',
      [splitText({ before: 'place', after: ['town', 'country'], at: ', ' })],
      { place: 'Ulm' },
      { town: 'Ulm' },
    ],
    [
      'a text of one part',
      [mergeText({ before: ['town', 'country'], after: 'place', at: ', ' })],
      { town: 'Ulm' },
      { place: 'Ulm' },
    ],
    [
      'rows in a table that is missing',
      [inRows('vehicles/trips', rename({ before: 'km', after: 'distance' }))],
      { name: 'Rig' },
      { name: 'Rig' },
    ],
    ['rows that are none', [ROW_PRICE], { periods: [5, null, { from: 1 }] }, { periods: [5, null, { from: 1 }] }],
    ['a table that is none', [ROW_PRICE], { periods: 'x' }, { periods: 'x' }],
    ['a table that is an object', [ROW_PRICE], { periods: { price: 1 } }, { periods: { price: 1 } }],
    ['a table that is missing', [ROW_PRICE], { name: 'Rig' }, { name: 'Rig' }],
    [
      'rows of two tables',
      [ROW_PRICE, inRows('ports', SCALE)],
      { periods: [{ price: 1, power: 7 }], ports: [{ power: 5 }] },
      { periods: [{ cost: 1, power: 7 }], ports: [{ power: 0.005 }] },
    ],
    [
      'rows inside rows',
      [inRows('vehicles/trips', rename({ before: 'km', after: 'distance' }))],
      { vehicles: [{ trips: [{ km: 5 }, { km: 6 }] }, { label: 'Van' }] },
      { vehicles: [{ trips: [{ distance: 5 }, { distance: 6 }] }, { label: 'Van' }] },
    ],
    [
      'rows inside an object',
      [inRows('tariff/periods', rename({ before: 'price', after: 'cost' }))],
      { tariff: { fee: 1, periods: [{ price: 5 }] } },
      { tariff: { fee: 1, periods: [{ cost: 5 }] } },
    ],
    [
      'rows that move with their table',
      [rename({ before: 'periods', after: 'prices' }), ROW_PRICE],
      { periods: [{ price: 5 }] },
      { prices: [{ cost: 5 }] },
    ],
  ])('has %s, and comes back', (_what, steps, before, after) => {
    expect(there(steps, before)).toStrictEqual({ raised: after, home: before });
  });

  it('adds what is calculated, and takes it away again', () => {
    const add = calculate({ up: { cost: (record) => record.number('power') * 2 }, down: {} });
    expect(there([add], { power: 3 })).toEqual({ raised: { power: 3, cost: 6 }, home: { power: 3 } });
    const home = carryRecord({ 2: [add] }, { power: 3, cost: 7 }, LOWER);
    expect(home).toEqual({ power: 3, 'cost@2': 7 });
    expect(carryRecord({ 2: [add] }, home, RAISE)).toEqual({ power: 3, cost: 7 });
  });

  it('goes over several versions, and skips those without changes', () => {
    const changes = { 2: [RENAME], 4: [rename({ before: 'hub_height', after: 'mast' })] };
    expect(carryRecord(changes, { height: 80 }, { from: 1, to: 4 })).toEqual({ mast: 80 });
    expect(carryRecord(changes, { mast: 80 }, { from: 4, to: 1 })).toEqual({ height: 80 });
    expect(carryRecord(changes, { height: 80 }, { from: 1, to: 3 })).toEqual({ hub_height: 80 });
    expect(carryRecord(changes, { hub_height: 80 }, { from: 3, to: 4 })).toEqual({ mast: 80 });
    expect(carryRecord(changes, { hub_height: 80 }, { from: 2, to: 3 })).toEqual({ hub_height: 80 });
  });

  it('stays as it is for changes of newer versions', () => {
    const changes = { 2: [RENAME], 3: [], 4: [rename({ before: 'hub_height', after: 'mast' })] };
    expect(carryRecord(changes, { hub_height: 80, mast: 1 }, LOWER)).toEqual({ height: 80, mast: 1 });
  });

  it('is the same where nothing changes', () => {
    const record = { height: 80 };
    expect(carryRecord({ 2: [RENAME] }, record, { from: 2, to: 2 })).toBe(record);
    expect(carryRecord({}, record, RAISE)).toBe(record);
    expect(carryRecord({}, record, LOWER)).toBe(record);
  });
});

describe('what the other version cannot say', () => {
  it('is kept under its name and version, and put back', () => {
    expect(there([DROP], { colour: 'red', name: 'Rig' })).toEqual({
      raised: { name: 'Rig', 'colour@1': 'red' },
      home: { colour: 'red', name: 'Rig' },
    });
    expect(there([DROP], { name: 'Rig' })).toEqual({ raised: { name: 'Rig' }, home: { name: 'Rig' } });
  });

  it('is kept by its path in an object, which goes when it is empty', () => {
    const drop = calculate({ up: {}, down: { 'charging/plug': () => undefined } });
    expect(there([drop], { charging: { plug: 'CCS' } })).toEqual({
      raised: { 'charging.plug@1': 'CCS' },
      home: { charging: { plug: 'CCS' } },
    });
  });

  it('is kept in its row', () => {
    expect(there([inRows('periods', DROP)], { periods: [{ colour: 'red' }, {}] })).toEqual({
      raised: { periods: [{ 'colour@1': 'red' }, {}] },
      home: { periods: [{ colour: 'red' }, {}] },
    });
  });

  it('is one of several choices that became one, until another is chosen', () => {
    const choices = map({
      before: 'mode',
      after: 'mode',
      values: [
        ['cheap', 'fixed'],
        ['plain', 'fixed'],
      ],
      back: [['fixed', 'plain']],
    });
    expect(there([choices], { mode: 'plain' })).toEqual({ raised: { mode: 'fixed' }, home: { mode: 'plain' } });
    const { raised, home } = there([choices], { mode: 'cheap' });
    expect([raised, home]).toEqual([{ mode: 'fixed', 'mode@1': 'cheap' }, { mode: 'cheap' }]);
    expect(carryRecord({ 2: [choices] }, { ...raised, mode: 'flex' }, LOWER)).toEqual({ mode: 'flex' });
  });

  it('is what a sum was made of, until the sum changes', () => {
    const merge = calculate({
      up: { energy: (record) => record.number('power') * record.number('hours') },
      down: { power: (record) => record.number('energy') / 3, hours: () => 3 },
    });
    const { raised, home } = there([merge], { power: 5, hours: 4 });
    expect(raised).toEqual({ energy: 20, 'power@1': 5, 'hours@1': 4 });
    expect(home).toEqual({ power: 5, hours: 4 });
    expect(carryRecord({ 2: [merge] }, { ...raised, energy: 30 }, LOWER)).toEqual({ power: 10, hours: 3 });
    expect(there([merge], { power: 7, hours: 3 }).raised).toEqual({ energy: 21 });
    expect(carryRecord({ 2: [merge] }, { name: 'Rig' }, LOWER)).toEqual({ name: 'Rig' });
  });

  it('has nothing to do with other versions', () => {
    const changes = { 2: [DROP], 3: [DROP] };
    expect(carryRecord(changes, { 'colour@1': 'red' }, { from: 3, to: 2 })).toEqual({ 'colour@1': 'red' });
    expect(carryRecord(changes, { 'colour@1': 'red' }, { from: 3, to: 1 })).toEqual({ colour: 'red' });
  });
});

it.each([
  ['colour@1', { name: 'colour', version: 1 }],
  ['charging.plug@12', { name: 'charging.plug', version: 12 }],
  ['a@b@2', { name: 'a@b', version: 2 }],
  ['colour', undefined],
  ['colour@0', undefined],
  ['colour@', undefined],
  ['@1', undefined],
  ['colour@1x', undefined],
  ['colour@10', { name: 'colour', version: 10 }],
])('%s is the kept name %j', (name, kept) => {
  expect(readKeptName(name)).toEqual(kept);
});
