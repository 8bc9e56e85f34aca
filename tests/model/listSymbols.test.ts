import { expect, it } from 'vitest';
import { listSymbols } from '#model/parseUnit.ts';

it.each([
  ['', []],
  ['kW', ['kW']],
  ['kW/cell', ['kW', 'cell']],
  ['W/(m²·K)', ['W', 'm', 'K']],
  ['m³/s', ['m', 's']],
  ['s⁻¹⁰', ['s']],
  ['m^2', ['m']],
  ['{currency}2020/kW', ['{currency}', 'kW']],
  ['1/h', ['h']],
])('the symbols of %j are %j', (unit, symbols) => {
  expect([...listSymbols(unit)]).toEqual(symbols);
});
