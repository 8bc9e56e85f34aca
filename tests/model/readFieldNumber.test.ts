import { expect, it } from 'vitest';
import { createField } from '#model/DraftField.ts';
import { isNumberField, readFieldNumber } from '#model/readFieldNumber.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const FIELDS = createFields({
  power: { unit: '{currency}/kW' },
  count: { type: 'integer' },
  note: { type: 'text' },
  points: { type: 'list' },
});

/** A field of a draft with a text that was typed into it. */
function type(text: string) {
  const { power } = FIELDS;
  if (!power) throw new Error('There is no field');
  return { ...createField('power', power, ''), text };
}

it('a number is read once, as long as neither its text nor the currency changes', () => {
  const state = type('12');
  const first = readFieldNumber(state, 'EUR');
  expect(first).toMatchObject({ text: '12', currency: 'EUR', parsed: { value: 12 }, hasEntry: false });
  expect(readFieldNumber(state, 'EUR')).toBe(first);
  const second = readFieldNumber(state, 'USD');
  expect(second).not.toBe(first);
  expect(second.currency).toBe('USD');
  state.text = '13';
  expect(readFieldNumber(state, 'USD').parsed).toEqual({ value: 13 });
});

it('a text that is not a number is read again, as its message may be in another language', () => {
  const state = type('12x');
  expect(readFieldNumber(state, 'EUR').parsed).toHaveProperty('problem');
  expect(state.reading).toBeUndefined();
});

it('numbers and integers are read', () => {
  expect(Object.values(FIELDS).filter(isNumberField)).toEqual([FIELDS.power, FIELDS.count]);
});
