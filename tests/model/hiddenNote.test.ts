import { describe, expect, it } from 'vitest';
import { counted } from '#model/counted.ts';
import type { DraftMode } from '#model/DraftOptions.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { HiddenFate } from '#model/FormDefinition.ts';
import { findHiddenValues, findOtherCases } from '#model/findHiddenValues.ts';
import { hiddenNote, otherCaseNote } from '#model/hiddenNote.ts';
import { rowCount } from '#model/rowCount.ts';
import { createKind, FLEET } from '../engine/nestedForms.ts';

const STORED = { fcr: false, fcr_price: 3, charging: { mode: 'dynamic', power: 11, reserve: { share: 4 } } };

function open({ mode = 'edit', fate = 'keep' }: { mode?: DraftMode; fate?: HiddenFate } = {}) {
  const conditions = FLEET.conditions?.map((condition) => ({ ...condition, whenHidden: fate }));
  const kind = createKind({ ...FLEET, ...(conditions && { conditions }) });
  return new DraftStore({ kind, mode, values: { ...STORED, tariff: { type: 'fixed', price: 0.5 } } });
}
const notes = (store: DraftStore, items: string[]) => findHiddenValues(store, items).map(hiddenNote);

describe('a note about hidden values', () => {
  it.each<[Parameters<typeof open>[0], string]>([
    [{}, 'Hidden unless Consider FCR is on. 1 stored value is kept: FCR price.'],
    [{ fate: 'clear' }, 'Hidden unless Consider FCR is on. Saving clears 1 value: FCR price.'],
    [{ fate: 'default' }, 'Hidden unless Consider FCR is on. Saving resets 1 value to its default: FCR price.'],
    [{ mode: 'create' }, 'Hidden unless Consider FCR is on. 1 change is not saved while hidden: FCR price.'],
  ])('says what happens to them: %j', (options, note) => {
    expect(notes(open(options), ['fcr_price'])).toEqual([note]);
  });

  it('counts those of objects, and names all of one fate together', () => {
    expect(notes(open({ fate: 'default' }), ['fcr_price', 'charging/reserve'])).toEqual([
      'Hidden unless Consider FCR is on. Saving resets 2 values to their defaults: FCR price and Share.',
    ]);
  });

  it('names every condition that does not hold', () => {
    const store = open();
    store.change({ 'charging/mode': 'fixed' });
    expect(notes(store, ['charging/reserve'])).toEqual([
      'Hidden unless Consider FCR is on and Mode is Day-ahead price. 1 stored value is kept: Share.',
    ]);
  });

  it('is silent about what is shown, empty, a default or elsewhere', () => {
    const store = open();
    expect(notes(store, ['charging/power', 'name', 'tariff/fee'])).toEqual([]);
    store.change({ fcr: 'true' });
    expect(notes(store, ['fcr_price'])).toEqual([]);
  });
});

it('says what the other cases of a variant hold', () => {
  const store = open();
  expect(findOtherCases(store, 'tariff/type')).toEqual([]);
  store.change({ 'tariff/type': 'dynamic' });
  expect(findOtherCases(store, 'tariff/type').map(otherCaseNote)).toEqual([
    '1 value of Fixed price is kept until you save: Price.',
  ]);
});

it('says what the other cases of a variant in a row hold', () => {
  const store = open();
  const [row] = store.tables.add('vehicles', [{ 'drive/=fixed/range': '300' }]);
  expect(findOtherCases(store, `vehicles/${row}/drive/type`)).toEqual([]);
  store.change({ [`vehicles/${row}/drive/type`]: 'dynamic' });
  expect(findOtherCases(store, `vehicles/${row}/drive/type`).map(otherCaseNote)).toEqual([
    '1 value of Fixed price is kept until you save: Range.',
  ]);
});

it.each([
  [0, '0 batteries, at least 1'],
  [1, '1 battery'],
  [4, '4 batteries'],
  [5, '5 batteries, at most 10'],
])('counts %i rows, with the limit where it is near', (count, text) => {
  expect(rowCount(count, { row: 'battery', least: 1, most: 10, fields: {} })).toBe(text);
});

it('counts things', () => {
  expect([counted(1, 'switch'), counted(2, 'switch'), counted(2, 'day')]).toEqual(['1 switch', '2 switches', '2 days']);
});
