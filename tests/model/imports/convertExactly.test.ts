import { expect, it } from 'vitest';
import { convertExactly, SAME } from '#model/imports/convertExactly.ts';

it.each([
  ['a number in its own unit', '12.5', SAME, 12.5],
  ['W to kW', '8200', ['1', '1000'], 8.2],
  ['MW to kW', '1.1', ['1000', '1'], 1100],
  ['kJ to kWh', '1', ['1', '3600'], 1 / 3600],
  ['a price for each MWh to one for each kWh, rounded once', '0.7', ['3', '10'], 0.21],
  ['less than nothing', '-0.3', ['3', '1'], -0.9],
])('converts %s', (_, decimal, ratio, value) => {
  expect(convertExactly(decimal, ratio as typeof SAME)).toBe(value);
});

it.each(['0', '-0', '-1e-999999999'])('%s is 0, without a minus', (decimal) => {
  expect(convertExactly(decimal, ['1', '1000'])).toBe(0);
});
