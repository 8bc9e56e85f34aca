import { expect, it } from 'vitest';
import { createKindConverter } from '#model/createKindConverter.ts';

it.each([
  ['W', 'kW', 1500, 1.5],
  ['W/cell', 'kW/cell', 1500, 1.5],
  ['cycles/d', 'cycles/yr', 2, 730],
  ['m³/h', 'L/s', 3600, 1000],
  ['{currency}2020/cell', '{currency}2020/cell', 7, 7],
  ['', '%', 0.5, 50],
])('%s is converted to %s', (from, to, value, converted) => {
  expect(createKindConverter(from, to)?.(value)).toBe(converted);
});

it.each([
  ['W/cell', 'W'],
  ['W/cell', 'W/module'],
  ['cells', 'cell'],
  ['kg', 'm'],
  ['W/cell/', 'W/cell/'],
  ['W/cell', 'W cell'],
])('%s is not converted to %s', (from, to) => {
  expect(createKindConverter(from, to)).toBeUndefined();
});
