import { expect, it } from 'vitest';
import { readUsualValues } from '#model/readUsualValues.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

const HEIGHT = { field: 'hub_height', count: 12, p5: 60, median: 98, p95: 140 };
const POWER = { field: 'charging.power', count: 3, p5: 11, median: 22, p95: 50 };
const FORM = createDefinition(
  [createField('hub_height'), createField('charging/power'), createField('note', { type: 'text' })],
  { objects: { charging: { title: 'Charging' } } },
);

it('has what is usual of each field that the server states, by the name of the field', () => {
  expect([...readUsualValues(FORM, [POWER, HEIGHT])]).toEqual([
    ['hub_height', HEIGHT],
    ['charging/power', POWER],
  ]);
});

it('leaves out fields that the form lacks, or that are not numbers', () => {
  const stated = [
    HEIGHT,
    { ...HEIGHT, field: 'gone' },
    { ...HEIGHT, field: 'note' },
    { ...POWER, field: 'charging/power' },
  ];
  expect([...readUsualValues(FORM, stated).keys()]).toEqual(['hub_height']);
});

it('has nothing where nothing is stated', () => {
  expect(readUsualValues(FORM, []).size).toBe(0);
});
