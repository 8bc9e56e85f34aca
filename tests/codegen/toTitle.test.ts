import { expect, it } from 'vitest';
import { toTitle } from '#codegen/toTitle.ts';

it.each([
  ['billing_type', 'Billing type'],
  ['power', 'Power'],
  ['rated_power_2', 'Rated power 2'],
  ['2nd_gear', '2nd gear'],
  ['a', 'A'],
])('%s is shown as %s', (name, title) => {
  expect(toTitle(name)).toBe(title);
});

it.each([
  'billingType',
  'BILLING_TYPE',
  '_power',
  'power_',
  'rated__power',
  'rated-power',
  'power_kW',
  'hub height',
  '',
])('%j is written in another style and stays as it is', (name) => {
  expect(toTitle(name)).toBe(name);
});
