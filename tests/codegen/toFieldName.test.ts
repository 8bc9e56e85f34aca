import { expect, it } from 'vitest';
import { toFieldName } from '#codegen/foreign/toFieldName.ts';

it.each<[name: string, taken: string[], own: string]>([
  ['rotorDiameter', [], 'rotorDiameter'],
  ['_id2', [], '_id2'],
  [' P_nom ', [], 'P_nom'],
  ['Größe', [], 'gro_e'],
  ['Café', [], 'Cafe'],
  ['Rated Power (kW)', [], 'rated_power_kw'],
  ['--Rated -- power--', [], 'rated_power'],
  ['__a b__', [], 'a_b'],
  ['3 phases', [], 'n3_phases'],
  ['phase 3', [], 'phase_3'],
  ['€', [], 'field'],
  ['', [], 'field'],
  ['power', ['power'], 'power_2'],
  ['power', ['power', 'power_2'], 'power_3'],
  ['Power_kW', ['powerkw'], 'Power_kW_2'],
  ['p_kw', ['P_K_W'], 'p_kw_2'],
  ['power', ['powers'], 'power'],
  ['constructor', [], 'constructor_2'],
])('"%s" beside %j becomes %s', (name, taken, own) => {
  expect(toFieldName(name, taken)).toBe(own);
});
