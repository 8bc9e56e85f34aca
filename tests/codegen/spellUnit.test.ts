import { expect, it } from 'vitest';
import { spellUnit, type UnitNames } from '#codegen/spellUnit.ts';
import { realTexts } from './schemaTexts.ts';

const names: UnitNames = JSON.parse(realTexts().get('schemas/common.json') ?? '{}')['x-unit-names'];

it.each([
  ['kW', 'kilowatts'],
  ['{currency}/kWh', '{currency} per kilowatt-hour'],
  ['{currency}/yr', '{currency} per year'],
  ['{currency}/(kW·yr)', '{currency} per kilowatt and year'],
  ['kW·h', 'kilowatt hours'],
  ['K/(m·W)/s', 'kelvins per metre and watt and second'],
  // A currency is spelled as its code.
  ['{currency}', undefined],
  ['{currency}2020/kW', '{currency} of 2020 per kilowatt'],
  ['{currency}2020', '{currency} of 2020'],
  ['{currency}20x/kW', undefined],
  ['1', undefined],
  ['W·kW', 'watt kilowatts'],
  ['1/yr', 'per year'],
  ['%/yr', 'percent per year'],
  ['h/yr', 'hours per year'],
  ['W/(m·K)', 'watts per metre and kelvin'],
  ['kW/m²', 'kilowatts per square metre'],
  ['m³/s', 'cubic metres per second'],
  ['°C', 'degrees Celsius'],
  ['furlong', undefined],
  ['kW/furlong', undefined],
  ['constructor', undefined],
])('%s is read %j', (unit, name) => {
  expect(spellUnit(unit, names)).toBe(name);
});

it.each(['kW/h', 'kW·h', 'h/kW'])('%s has no name if one of its symbols has none', (unit) => {
  expect(spellUnit(unit, { kW: ['kilowatt', 'kilowatts'] })).toBeUndefined();
});
