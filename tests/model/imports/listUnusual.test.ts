import { expect, it } from 'vitest';
import { listUnusual } from '#model/imports/listUnusual.ts';
import { DEFINITION } from './turbineRow.ts';

it('values outside the soft limits of their fields are unusual', () => {
  const { rated_power: field } = DEFINITION.fields;
  expect(listUnusual({ name: 'E-82', rated_power: 9000 }, DEFINITION)).toEqual([
    { field, value: 9000, text: 'Unusually high: above 8000 kW' },
  ]);
  expect(listUnusual({ rated_power: 5, hub_height: 5 }, DEFINITION)).toEqual([
    { field, value: 5, text: 'Unusually low: below 10 kW' },
  ]);
});

it.each([
  ['a usual value', { rated_power: 3000 }],
  ['a text in place of a number', { rated_power: '9000' }],
  ['a field without soft limits', { hub_height: 9000 }],
  ['a field that the kind does not have', { output: 9000 }],
  ['no values', {}],
])('%s is not unusual', (_, values) => {
  expect(listUnusual(values, DEFINITION)).toEqual([]);
});
