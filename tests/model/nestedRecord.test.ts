import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from '#model/fieldText.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import {
  escapeName,
  findEmptyObjects,
  flattenRecord,
  isOfChosenCase,
  listChoices,
  listKnown,
  nestRecord,
  toPath,
} from '#model/nestedRecord.ts';
import { anyRecord, ODD_NAMES } from '../fixtures/anyRecord.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a nested record', () => {
  it('is flat by the names of its fields', () => {
    const record = {
      name: 'Depot',
      charging: { power: 11, mode: 'fixed' },
      tariff: { type: 'flex', price: 1, fee: 2 },
      periods: [{ from: 0 }],
    };
    expect(plain(flattenRecord(DEPOT, record))).toEqual({
      name: 'Depot',
      'charging/power': 11,
      'charging/mode': 'fixed',
      'tariff/type': 'flex',
      'tariff/=flex/price': 1,
      'tariff/fee': 2,
      periods: [{ from: 0 }],
    });
  });

  it('has the fields of the chosen case alone', () => {
    const values = { 'tariff/type': 'fixed', 'tariff/=fixed/price': 1, 'tariff/=flex/price': 2, 'tariff/fee': 3 };
    expect(plain(nestRecord(DEPOT, values))).toEqual({ tariff: { type: 'fixed', price: 1, fee: 3 } });
  });

  it('is the same after it was flat, whatever it holds beside its fields', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(isDeepEqual(plain(nestRecord(DEPOT, flattenRecord(DEPOT, record))), plain(record))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(ODD_NAMES)('keeps a property called %s in its place', (name) => {
    const record = JSON.parse(
      `{"charging": {"power": 1, ${JSON.stringify(name)}: 5}, "tariff": {"type": "flex", ${JSON.stringify(name)}: [6]}, ${JSON.stringify(name)}: 7}`,
    );
    const again = nestRecord(DEPOT, flattenRecord(DEPOT, record));
    expect(JSON.stringify(again)).toBe(JSON.stringify(record));
    expect(Object.hasOwn(Object.prototype, 'power')).toBe(false);
  });

  it('has tables whose texts read as the same values', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const values: FieldValues = flattenRecord(DEPOT, record);
        for (const name of ['periods', 'ports', 'vehicles']) {
          const field = DEPOT.fields[name];
          if (!field) throw new Error(`the depot has no ${name}`);
          const text = fieldText(field, values[name]);
          const parsed = parseFieldText(field, text);
          const again = fieldText(field, 'value' in parsed ? parsed.value : undefined);
          expect(isSameValue(field, again, text), text).toBe(true);
        }
      }),
    );
  });
});

/** A plant whose source is one of two shapes, one of them in a house; other properties are kept at three places. */
const PLANT = {
  fields: createFields({
    name: {},
    'power/?0': {},
    'power/?1': {},
    'source/type': { type: 'choice' },
    'source/fee': {},
    'source/=pv/peak': {},
    'source/=pv/house/type': { type: 'choice' },
    'source/=pv/house/=1/tilt': {},
    'source/=pv/*': {},
    'source/=wind/peak': {},
    'site/height': {},
    'site/*': {},
    'site/yard/area': {},
    '*': {},
  }),
  objects: {
    source: { title: 'Source', variant: 'type', required: true },
    'source/=pv/house': { title: 'House', variant: 'type', required: true },
    site: { title: 'Site' },
    'site/yard': { title: 'Yard', required: true },
  },
};

const FLAT = { fields: createFields({ name: {}, power: {} }) };

describe('a record by the names of its fields', () => {
  it.each<[string, FieldValues, FieldValues]>([
    ['a field', { name: 'Roof' }, { name: 'Roof' }],
    ['a value of each alternative', { power: 5 }, { 'power/?0': 5, 'power/?1': 5 }],
    ['an object', { site: { height: 5 } }, { 'site/height': 5 }],
    ['an object that is none', { site: 5 }, { site: 5 }],
    ['an empty object', { site: {} }, {}],
    ['an object in an object', { site: { yard: { area: 9 } } }, { 'site/yard/area': 9 }],
    [
      'a case',
      { source: { type: 'pv', fee: 1, peak: 2, house: { type: 1, tilt: 30 } } },
      {
        'source/type': 'pv',
        'source/fee': 1,
        'source/=pv/peak': 2,
        'source/=pv/house/type': 1,
        'source/=pv/house/=1/tilt': 30,
      },
    ],
    ['another case', { source: { type: 'wind', peak: 2 } }, { 'source/type': 'wind', 'source/=wind/peak': 2 }],
    ['no case', { source: { peak: 2 } }, { 'source/peak': 2 }],
    ['no possible case', { source: { type: null, peak: 2 } }, { 'source/type': null, 'source/peak': 2 }],
    ['a case that is not known', { source: { type: 'coal', peak: 2 } }, { 'source/type': 'coal', 'source/peak': 2 }],
    ['other properties', { name: 'Roof', age: 5, note: 'x' }, { name: 'Roof', '*': { age: 5, note: 'x' } }],
    [
      'other properties of an object',
      { site: { height: 5, wet: true } },
      { 'site/height': 5, 'site/*': { wet: true } },
    ],
    [
      'other properties of a case',
      { source: { type: 'pv', age: 5 } },
      { 'source/type': 'pv', 'source/=pv/*': { age: 5 } },
    ],
    ['none that another case has', { source: { type: 'wind', age: 5 } }, { 'source/type': 'wind', 'source/age': 5 }],
    ['values by field name', { 'site/height': 5, 'source/=pv/peak': 2 }, { 'site/height': 5, 'source/=pv/peak': 2 }],
  ])('has %s', (_, record, values) => {
    expect(plain(flattenRecord(PLANT, record))).toEqual(values);
  });

  it('is the record itself where it is flat', () => {
    const record = { name: 'Roof', site: { height: 5 } };
    expect(flattenRecord(FLAT, record)).toBe(record);
    expect(nestRecord(FLAT, record)).toBe(record);
  });
});

describe('a record from values by field name', () => {
  it.each<[string, FieldValues, FieldValues]>([
    [
      'its objects, where something is in them',
      { name: 'Roof', 'site/height': 5 },
      { name: 'Roof', source: {}, site: { height: 5, yard: {} } },
    ],
    ['nothing that is undefined', { name: undefined, 'site/height': undefined }, { source: {} }],
    ['null', { 'site/height': null }, { source: {}, site: { height: null, yard: {} } }],
    [
      'the chosen cases',
      {
        'source/type': 'pv',
        'source/=pv/peak': 2,
        'source/=wind/peak': 3,
        'source/=pv/house/type': 1,
        'source/=pv/house/=1/tilt': 30,
      },
      { source: { type: 'pv', peak: 2, house: { type: 1, tilt: 30 } } },
    ],
    [
      'the required objects of the chosen case',
      { 'source/type': 'pv', 'source/=pv/house/=1/tilt': 30 },
      { source: { type: 'pv', house: {} } },
    ],
    ['no objects of other cases', { 'source/type': 'wind' }, { source: { type: 'wind' } }],
    [
      'other properties in their object',
      { 'site/*': { wet: true }, '*': { age: 5 } },
      { age: 5, source: {}, site: { wet: true, yard: {} } },
    ],
    ['no other properties where there are none', { 'site/*': 'x', '*': null }, { source: {}, site: { yard: {} } }],
    [
      'an empty object, to which its fields belong',
      { site: {}, 'site/height': 5 },
      { source: {}, site: { height: 5, yard: {} } },
    ],
    [
      'an object before and after its fields',
      { 'site/height': 5, site: {} },
      { source: {}, site: { height: 5, yard: {} } },
    ],
    ['a value in place of an object', { site: 5 }, { source: {}, site: 5 }],
    ['one value of the alternatives', { 'power/?0': 5, 'power/?1': 5 }, { power: 5, source: {} }],
  ])('has %s', (_, values, record) => {
    expect(plain(nestRecord(PLANT, values))).toEqual(record);
  });
});

it('the empty objects of a record are known by their paths', () => {
  expect(findEmptyObjects(PLANT, { source: {}, site: { yard: {} } })).toEqual({ source: {}, 'site/yard': {} });
  expect(findEmptyObjects(PLANT, { source: { type: 'pv', house: {} } })).toEqual({ 'source/=pv/house': {} });
  expect(findEmptyObjects(PLANT, { source: [], site: 5 })).toEqual({});
  expect(findEmptyObjects(PLANT, { source: null })).toEqual({});
  expect(findEmptyObjects(FLAT, { site: {} })).toEqual({});
});

describe('the name of a field', () => {
  it.each([
    ['name', ['name']],
    ['source/=pv/house/=1/tilt', ['source', 'house', 'tilt']],
    ['power/?0', ['power']],
    ['site/a=b?', ['site', 'a=b?']],
  ])('%s leads by properties alone', (name, path) => {
    expect(toPath(name)).toEqual(path);
  });

  it.each<[string, FieldValues, boolean]>([
    ['name', {}, true],
    ['source/=pv/peak', { 'source/type': 'pv' }, true],
    ['source/=pv/peak', { 'source/type': 'wind' }, false],
    ['source/=pv/peak', {}, false],
    ['source/=pv/house/=1/tilt', { 'source/type': 'pv', 'source/=pv/house/type': 1 }, true],
    ['source/=pv/house/=1/tilt', { 'source/type': 'pv', 'source/=pv/house/type': 2 }, false],
    ['source/=pv/house/=1/tilt', { 'source/type': 'wind', 'source/=pv/house/type': 1 }, false],
    ['source/=null/peak', { 'source/type': null }, false],
  ])('%s is that of a chosen case with %j: %s', (name, values, isOf) => {
    expect(isOfChosenCase(PLANT, name, (choice) => values[choice])).toBe(isOf);
  });

  it('says which choices it depends on', () => {
    expect(listChoices(PLANT, 'source/=pv/house/=1/tilt')).toEqual(['source/type', 'source/=pv/house/type']);
    expect(listChoices(PLANT, 'site/height')).toEqual([]);
  });

  it('is itself or that of its alternatives', () => {
    expect(listKnown(PLANT, 'name')).toEqual(['name']);
    expect(listKnown(PLANT, 'site')).toEqual(['site']);
    expect(listKnown(PLANT, 'power')).toEqual(['power/?0', 'power/?1']);
    expect(listKnown(PLANT, 'peak')).toBeUndefined();
    expect(listKnown({}, 'toString')).toBeUndefined();
  });

  it.each([
    ['power', 'power'],
    ['a/b=c~d', 'a~1b~2c~0d'],
    ['?0', '~3?0'],
    ['*', '~3*'],
    ['#1', '~3#1'],
    ['a?b*c#', 'a?b*c#'],
    ['~3', '~03'],
    ['a~3b', 'a~03b'],
  ])('has no signs of its own from the property %s: %s', (property, name) => {
    expect(escapeName(property)).toBe(name);
    const shape = { fields: createFields({ [`site/${name}`]: {} }), objects: { site: { title: 'Site' } } };
    expect(plain(nestRecord(shape, { [`site/${name}`]: 5 }))).toEqual({ site: { [property]: 5 } });
    expect(plain(flattenRecord(shape, { site: { [property]: 5 } }))).toEqual({ [`site/${name}`]: 5 });
  });
});
