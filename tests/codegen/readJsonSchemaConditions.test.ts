import { describe, expect, it } from 'vitest';
import { documentKind, draftDocument, roundTrip, sentDocument } from './documentKind.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };
// A word of JSON Schema; an object with a literal property of this name could be mistaken for a promise.
const THEN = 'then';

function when(condition: object, holds: object, otherwise?: object) {
  return { if: condition, [THEN]: holds, ...(otherwise ? { else: otherwise } : {}) };
}

function is(name: string, value: unknown) {
  return { properties: { [name]: { const: value } }, required: [name] };
}

const FUEL = {
  type: 'object',
  properties: { fuel: { title: 'Fuel', enum: ['gas', 'water', 'sun'] } },
  allOf: [
    when(is('fuel', 'gas'), {
      properties: { source: { enum: ['grid', 'tank'] }, power: NUMBER },
      required: ['source'],
    }),
    when(is('fuel', 'water'), { properties: { source: { enum: ['river', 'tank'] }, power: NUMBER } }),
  ],
  additionalProperties: true,
};

describe('what is shown under a condition', () => {
  const kind = documentKind(FUEL);

  it('has alternatives where it differs', () => {
    expect(Object.keys(kind.definition.fields).slice(0, 4)).toEqual(['fuel', 'source/?0', 'source/?1', 'power']);
    expect(kind.definition.conditions).toMatchObject([
      { text: 'Fuel is gas', shows: ['source/?0'], requires: ['source/?0', 'source/?1'], whenHidden: 'clear' },
      { text: 'Fuel is water', shows: ['source/?1'] },
      { text: 'Fuel is gas, or Fuel is water', shows: ['power'] },
    ]);
  });

  it('is shown and sent as the condition says', () => {
    const store = draftDocument(kind, { fuel: 'gas', source: 'tank', power: 3 });
    expect(store.snapshot('source/?0').hidden).toBe(false);
    expect(store.snapshot('source/?1').hidden).toBe(true);
    store.change({ fuel: 'water' });
    expect(store.snapshot('source/?0').hidden).toBe(true);
    expect(sentDocument(kind, store)).toEqual({ fuel: 'water', source: 'tank', power: 3 });
    store.change({ 'source/?1': 'river', fuel: 'sun' });
    expect(sentDocument(kind, store)).toEqual({ fuel: 'sun' });
  });

  it.each([{}, { fuel: 'sun' }, { fuel: 'gas', source: 'grid' }, { fuel: 'water', power: 2 }])('keeps %j', (record) => {
    expect(roundTrip(kind, record)).toEqual(record);
  });

  it('is not shown while the property that decides is empty, but kept where it is stored', () => {
    const open = documentKind({
      type: 'object',
      properties: { fuel: TEXT },
      ...when({ properties: { fuel: { const: 'gas' } } }, { properties: { pressure: NUMBER } }),
    });
    expect(draftDocument(open, {}).snapshot('pressure').hidden).toBe(true);
    expect(draftDocument(open, { fuel: 'gas' }).snapshot('pressure').hidden).toBe(false);
    expect(roundTrip(open, { pressure: 4 })).toEqual({ pressure: 4 });
  });

  it('may be something else otherwise', () => {
    const either = documentKind({
      properties: { on: { type: 'boolean', title: 'Reserve' } },
      required: ['on'],
      ...when(is('on', true), { properties: { power: NUMBER } }, { properties: { reason: TEXT } }),
    });
    expect(either.definition.conditions).toMatchObject([{ text: 'Reserve is on' }, { text: 'Reserve is not on' }]);
    expect(roundTrip(either, { on: true, power: 1 })).toEqual({ on: true, power: 1 });
    expect(roundTrip(either, { on: false, reason: 'x' })).toEqual({ on: false, reason: 'x' });
  });

  it('may be a property that is always there, in another way', () => {
    const changed = documentKind({
      properties: { kind: { enum: ['a', 'b'] }, value: TEXT },
      required: ['kind'],
      ...when(is('kind', 'a'), { properties: { value: { enum: ['x', 'y'] } } }),
    });
    expect(changed.definition.fields).toMatchObject({ 'value/?0': { type: 'choice' }, 'value/?1': { type: 'text' } });
    expect(roundTrip(changed, { kind: 'a', value: 'y' })).toEqual({ kind: 'a', value: 'y' });
    expect(roundTrip(changed, { kind: 'b', value: 'free' })).toEqual({ kind: 'b', value: 'free' });
  });

  it('is left to the check where only a limit or title changes', () => {
    const limited = documentKind({
      properties: { a: TEXT, n: NUMBER },
      ...when(is('a', 'x'), { properties: { n: { maximum: 2 } } }),
    });
    expect(limited.definition.conditions).toBeUndefined();
    expect(limited.definition.fields.n?.maximum).toBeUndefined();
  });

  it('depends on conditions inside conditions', () => {
    const nested = documentKind({
      properties: { a: { enum: [1, 2] }, b: { enum: [1, 2] } },
      ...when(is('a', 1), when(is('b', 1), { properties: { c: NUMBER } })),
    });
    expect(nested.definition.conditions).toMatchObject([{ text: 'A is 1 and B is 1', shows: ['c'] }]);
    expect(roundTrip(nested, { a: 1, b: 1, c: 3 })).toEqual({ a: 1, b: 1, c: 3 });
  });

  it('may be decided by a schema that is named elsewhere', () => {
    const named = documentKind({
      $defs: { on: { const: 'x' } },
      properties: { a: TEXT },
      ...when({ properties: { a: { $ref: '#/$defs/on' } }, required: ['a'] }, { properties: { b: NUMBER } }),
    });
    expect(named.faults).toEqual([]);
    expect(roundTrip(named, { a: 'x', b: 3 })).toEqual({ a: 'x', b: 3 });
  });
});

describe('a dependency', () => {
  it.each(['dependencies', 'dependentRequired'])('in %s requires a property', (word) => {
    const { definition } = documentKind({
      properties: { account: { ...NUMBER, title: 'Account' }, address: TEXT },
      [word]: { account: ['address'] },
    });
    expect(definition.conditions).toMatchObject([{ text: 'Account is filled in', shows: [], requires: ['address'] }]);
  });

  it.each(['dependencies', 'dependentSchemas'])('in %s shows a property, in an object that may be left out', (word) => {
    const billing = {
      type: 'object',
      properties: { name: TEXT, account: NUMBER },
      required: ['name'],
      [word]: { account: { properties: { address: TEXT }, required: ['address'] } },
    };
    const kind = documentKind({ properties: { billing } });
    expect(kind.definition.conditions).toMatchObject([{ shows: ['billing/address'], requires: ['billing/address'] }]);
    const store = draftDocument(kind, {});
    expect(store.snapshot('billing/address').hidden).toBe(true);
    store.type('billing/account', '7');
    store.validateNow();
    expect(store.snapshot('billing/address').hidden).toBe(false);
    expect(sentDocument(kind, store)).toEqual({ billing: { account: 7 } });
    for (const record of [{}, { billing: { name: 'x' } }, { billing: { name: 'x', account: 1, address: 'y' } }])
      expect(roundTrip(kind, record)).toEqual(record);
  });

  const STORAGE = {
    type: 'object',
    properties: { storage: { title: 'Storage', enum: ['none', 'one', 'more'], default: 'none' }, note: TEXT },
    required: ['storage'],
    dependencies: {
      storage: {
        oneOf: [
          { properties: { storage: { enum: ['none'] } } },
          { properties: { storage: { enum: ['one'] }, capacity: NUMBER }, required: ['capacity'] },
          { properties: { storage: { enum: ['more'] }, linked: { type: 'boolean' } } },
        ],
      },
    },
  };

  it('on the value of a property shows what belongs to the value', () => {
    const kind = documentKind(STORAGE);
    expect(kind.definition.conditions).toMatchObject([
      { text: 'Storage is filled in and Storage is one', shows: ['capacity'], requires: ['capacity'] },
      { shows: ['linked'] },
    ]);
    for (const record of [{ storage: 'none' }, { storage: 'one', capacity: 2 }, { storage: 'more', linked: false }])
      expect(roundTrip(kind, record)).toEqual(record);
  });

  it('in the rows of a list is a variant', () => {
    const kind = documentKind({ properties: { list: { type: 'array', items: STORAGE } } });
    expect(kind.definition.fields.list?.table).toMatchObject({
      isList: true,
      objects: { value: { variant: 'storage' } },
    });
    expect(kind.definition.fields.list?.table?.fields['value/storage']?.default).toBe('none');
    const list = [
      { storage: 'one', capacity: 2, note: 'x' },
      { storage: 'none' },
      { storage: 'more', linked: true, other: 1 },
    ];
    expect(roundTrip(kind, { list })).toEqual({ list });
  });

  it('in rows that no value decides shows all properties', () => {
    const kind = documentKind({
      properties: {
        list: {
          type: 'array',
          items: { properties: { a: NUMBER }, dependentSchemas: { a: { properties: { b: TEXT } } } },
        },
      },
    });
    expect(Object.keys(kind.definition.fields.list?.table?.fields ?? {})).toEqual(['a', 'b', '*']);
    expect(roundTrip(kind, { list: [{ a: 1, b: 'x' }, {}] })).toEqual({ list: [{ a: 1, b: 'x' }, {}] });
  });
});
