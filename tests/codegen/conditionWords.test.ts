import { expect, it } from 'vitest';
import { conditionWords } from '#codegen/json-schema/conditionWords.ts';
import { resolvedSchema } from './resolvedSchema.ts';

const { resolver, schema } = resolvedSchema({
  properties: {
    fuel: {
      title: 'Fuel',
      oneOf: [
        { const: 'd', title: 'Diesel' },
        { const: 'g', title: 'Gas' },
      ],
    },
    rated_power: { type: 'number' },
    is_on: { title: 'Running', type: 'boolean' },
    both: { title: 'Salt and pepper', type: 'string' },
  },
});

const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } } });

it.each<[condition: unknown, text: string]>([
  [is('fuel', 'd'), 'Fuel is Diesel'],
  [{ properties: { fuel: { enum: ['d', 'g', 'x'] } } }, 'Fuel is Diesel or Gas or x'],
  [is('is_on', true), 'Running is on'],
  [is('is_on', false), 'Running is off'],
  [is('rated_power', null), 'Rated power is Nothing'],
  [is('else', 'x'), 'Else is x'],
  [{ required: ['fuel', 'rated_power'] }, 'Fuel is filled in and Rated power is filled in'],
  [{ properties: { fuel: { const: 'd' } }, required: ['fuel', 'is_on'] }, 'Fuel is Diesel and Running is filled in'],
  [{ properties: { fuel: {} } }, 'Fuel is filled in'],
  [{ properties: { fuel: true } }, 'Fuel is filled in'],
  [{ properties: { rated_power: { minimum: 1, maximum: 9 } } }, 'Rated power is at least 1 and at most 9'],
  [{ properties: { rated_power: { exclusiveMinimum: 1, exclusiveMaximum: 9 } } }, 'Rated power is above 1 and below 9'],
  [{ properties: { rated_power: { type: 'number' } } }, 'Rated power is as required'],
  [{ not: is('fuel', 'd') }, 'Fuel is not Diesel'],
  [{ not: { required: ['fuel'] } }, 'Fuel is not filled in'],
  [{ not: { properties: { fuel: { enum: ['d', 'g'] } } } }, 'not: Fuel is Diesel or Gas'],
  [{ not: { required: ['fuel', 'is_on'] } }, 'not: Fuel is filled in and Running is filled in'],
  [{ not: is('both', 'x') }, 'not: Salt and pepper is x'],
  [{ anyOf: [is('fuel', 'd'), is('is_on', true)] }, 'Fuel is Diesel or Running is on'],
  [{ allOf: [is('fuel', 'd'), is('is_on', true)] }, 'Fuel is Diesel and Running is on'],
  [
    {
      ...is('fuel', 'd'),
      required: ['fuel', 'both'],
      not: is('is_on', true),
      anyOf: [is('both', 'x'), is('both', 'y')],
    },
    'Fuel is Diesel and Salt and pepper is filled in and Running is not on and (Salt and pepper is x or Salt and pepper is y)',
  ],
  [{ allOf: [is('fuel', 'd')], not: is('is_on', true) }, 'Running is not on and Fuel is Diesel'],
  [{ not: false, anyOf: {}, allOf: {}, properties: [] }, 'the record is as required'],
  [{ minProperties: 1 }, 'the record is as required'],
  [true, 'the record is as required'],
  [{ required: 'fuel' }, 'the record is as required'],
])('%j is "%s"', (condition, text) => {
  expect(conditionWords(resolver, schema, [[condition]])).toBe(text);
});

it('conditions within a list are joined by "and", lists by "or"; each is stated once', () => {
  const [diesel, on] = [is('fuel', 'd'), is('is_on', true)];
  expect(conditionWords(resolver, schema, [[diesel, on, diesel], [on], [on]])).toBe(
    'Fuel is Diesel and Running is on, or Running is on',
  );
});
