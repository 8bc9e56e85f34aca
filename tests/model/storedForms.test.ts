import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { form as signIn } from '#generated/forms/sign-in.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { nameKey } from '#model/nameKey.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

describe('two names are one', () => {
  test.each([
    ['in another case', 'North Ridge', 'NORTH ridge'],
    ['with space around', '  North Ridge\t', 'North Ridge'],
    ['with more space inside', 'North   Ridge', 'North Ridge'],
    ['with a space that does not break', 'North\u00a0Ridge', 'North Ridge'],
    ['with an ideographic space', 'North\u3000Ridge', 'North Ridge'],
    ['composed and decomposed', 'Caf\u00e9', 'Cafe\u0301'],
    ['in full width', 'Ｗｉｎｄ　１', 'wind 1'],
    ['with a ligature', 'ﬁrst', 'first'],
    ['with a raised digit', 'm³', 'm3'],
    ['with the sign of Kelvin', '20 K', '20 k'],
    ['with umlauts in another case', 'KÜHLUNG', 'kühlung'],
    ['in Greek capitals', 'ΑΙΟΛΙΚΟ', 'αιολικο'],
    ['with a final sigma', 'ΟΔΟΣ', 'οδος'],
    ['with a sigma of either form', 'οδοσ', 'οδος'],
    ['with ß and ss', 'Straße', 'STRASSE'],
    ['with a capital ẞ', 'STRAẞE', 'strasse'],
    ['with a ligature in capitals', 'ﬁrst', 'FIRST'],
    ['with ŉ in capitals', 'ŉ', 'ʼN'],
    ['with a dotted capital I', 'İzmir', 'i\u0307zmir'],
    ['with an iota below', 'ᾳ', 'ΑΙ'],
    ['in Armenian with a ligature', 'և', 'ԵՒ'],
    ['in Cherokee', 'Ꭰ', 'ꭰ'],
    ['in Cyrillic capitals', 'ВЕТЕР', 'ветер'],
  ])('%s', (_title, a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  test.each([
    ['spelt otherwise', 'Wind 1', 'Wind 2'],
    ['with and without accent', 'Café', 'Cafe'],
    ['with and without space', 'Wind 1', 'Wind1'],
    // No language is known, so Turkish capitals keep their dots: the four stay distinct, except I and i.
    ['with a dotless i', 'ılık', 'ilik'],
    ['with a dotted capital I', 'İzmir', 'izmir'],
    ['in look-alike letters', 'Wind', 'Wіnd'],
  ])('but not %s', (_title, a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  it('as I and i are, in every language', () => {
    expect(nameKey('IZMIR')).toBe('izmir');
  });

  it('and a key is its own key', () => {
    const names = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(names, (name) => nameKey(nameKey(name)) === nameKey(name)));
  });

  it('and the key of a marked name is composed of those of its parts', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(names, (name) => nameKey(`${name.trim()} (Copy 2)`).trim() === `${nameKey(name)} (copy 2)`.trim()),
    );
  });
});

describe('a record to be stored', () => {
  test.each<[string, FieldValues, FieldValues]>([
    ['market', { name: '  Grid \n' }, { name: 'Grid' }],
    ['market', { description: ' two\nlines ' }, { description: ' two\nlines ' }],
    ['market', { foresight_intraday: ' Perfect ' }, { foresight_intraday: 'perfect' }],
    ['market', { currency: 'eur' }, { currency: 'eur' }],
    [
      'market',
      { name: 7, locked: 'true', critical_load: ' 5 ', costs_per_capacity: null },
      { name: 7, locked: 'true', critical_load: '5', costs_per_capacity: null },
    ],
    ['market', { unknown: ' kept ', constructor: ' kept ' }, { unknown: ' kept ', constructor: ' kept ' }],
    ['dieselgenset', { load_levels: ' 0,\n100\n ' }, { load_levels: ' 0,\n100\n ' }],
    ['dieselgenset', { load_levels: ' 0,100 ', fuel_type: ' Diesel ' }, { load_levels: '0,100', fuel_type: 'Diesel' }],
  ])('%s %j', (subclass, values, prepared) => {
    const before = structuredClone(values);
    expect(prepareValues(getKind(subclass).definition, values)).toEqual(prepared);
    expect(values).toEqual(before);
  });

  it('keeps the space in a password', () => {
    expect(prepareValues(signIn.definition, { username: ' a@b.de ', password: ' secret ' })).toEqual({
      username: 'a@b.de',
      password: ' secret ',
    });
  });

  it.each(KIND_ROWS)('%s is checked without being touched', (_subclass, { definition, validate }) => {
    const values = { ...createDefaults(definition), name: ' Rig ', unknown: [1], hub_height: '10' };
    const before = structuredClone(values);
    expect(validate(Object.freeze(values)).length).toBeGreaterThan(0);
    expect(values).toEqual(before);
    // An earlier record leaves no trace.
    expect(validate({ ...createDefaults(definition), name: 'Rig' })).toEqual([]);
  });
});
