import { expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { readEntry } from '#model/readEntry.ts';
import { getKind } from './loadedKinds.ts';

const power: FieldDefinition = {
  ...{ name: 'power', type: 'number', title: 'Power', help: '', unit: 'kW' },
  ...{ required: false, nullable: true, readOnly: false, hidden: false, system: false },
};

it.each<[text: string, result: string | undefined, offers: string[]]>([
  ['5 MW', '= 5000 kW', []],
  ['= 9*250', '= 2250 kW', []],
  ['1,5', undefined, ['1.5']],
  ['1,234', undefined, ['1.234', '1234']],
  ['3,5 Mio. W', undefined, ['3.5 Mio. W']],
])('the note below %s', (text, result, offers) => {
  expect(readEntry(power, text, undefined)).toEqual({ result, offers });
});

it.each(['5', '', 'abc', '5 MWh', '1.234', '1,5 MWh', '1,5 dogs'])('has no note for %j', (text) => {
  expect(readEntry(power, text, undefined)).toBeUndefined();
});

it('asks whether three decimals are a group where values have four digits', () => {
  const note = { result: '= 1.234 kW', offers: ['1234'] };
  expect(readEntry({ ...power, default: 2500 }, '1.234', undefined)).toEqual(note);
  expect(readEntry({ ...power, warn: { minimum: 1000 } }, '1.234', undefined)).toEqual(note);
  expect(readEntry({ ...power, default: 25 }, '1.234', undefined)).toBeUndefined();
});

it.each<[text: string, result: string, offers: string[]]>([
  ['10.000', '= 10 kW', ['10000']],
  ['2.500', '= 2.5 kW', ['2500']],
  ['10.000 kW', '= 10 kW', ['10000 kW']],
  ['10.000 W', '= 0.01 kW', ['10000 W']],
  ['10.125 kW', '= 10.125 kW', []],
  ['2.500 MW', '= 2500 kW', []],
])(
  'asks whether a dot before %s is one between thousands, where the last decimal says nothing',
  (text, result, offers) => {
    expect(readEntry({ ...power, warn: { maximum: 50_000 } }, text, undefined)).toEqual({ result, offers });
  },
);

it.each([{ maximum: 100 }, { warn: { maximum: 100 } }])('offers no thousands beyond %j', (limits) => {
  expect(readEntry({ ...power, ...limits }, '10.000', undefined)).toBeUndefined();
});

it('has no note for a text', () => {
  expect(readEntry({ ...power, type: 'text' }, '5 MW', undefined)).toBeUndefined();
});

it('a draft keeps the text as typed, and checks and sends what it means', () => {
  const kind = getKind('basicstorage');
  const values = Object.fromEntries(Object.values(kind.definition.fields).map(({ name, default: own }) => [name, own]));
  const store = new DraftStore({ kind, mode: 'edit', values: { ...values, name: 'Battery', capacity: 5000 } });
  store.type('capacity', '6 MWh');
  store.validateNow();
  expect(store.text('capacity')).toBe('6 MWh');
  expect(store.payload().capacity).toBe(6000);
  expect(store.snapshot('capacity')).toMatchObject({ changed: true, error: undefined, hasReading: true });
  store.type('capacity', '5 MWh');
  expect(store.snapshot('capacity').changed).toBe(false);
  store.type('spec_invest', '250 USD/kWh');
  store.blur('spec_invest');
  expect(store.snapshot('spec_invest').shownError).toBe("USD can't be converted to EUR");
  store.change({ currency: 'USD' });
  store.validateNow();
  expect(store.snapshot('spec_invest').error).toBeUndefined();
  expect(store.payload().spec_invest).toBe(250);
});
