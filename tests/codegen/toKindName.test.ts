import { expect, it } from 'vitest';
import { toKindName } from '#codegen/foreign/toKindName.ts';

it.each([
  ['data/Wind-Turbine.v2.json', 'wind_turbine'],
  ['C:\\data\\WindTurbine.csv', 'wind_turbine'],
  ['a.b/../hydroPumpStorage', 'hydro_pump_storage'],
  ['PVPanels.csv', 'pvpanels'],
  ['2024_03 heat  pumps (new).csv', 'heat_pumps_new'],
  ['__pump__.json', 'pump'],
  ['pump2.json', 'pump2'],
  ['Wärmepumpe.csv', 'w_rmepumpe'],
  ['123.csv', 'kind'],
  ['.csv', 'kind'],
])('a kind made from %s is named %s', (file, name) => {
  expect(toKindName(file)).toBe(name);
});
