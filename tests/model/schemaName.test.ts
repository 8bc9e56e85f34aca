import { expect, it } from 'vitest';
import { documentName, schemaName } from '#model/schemaName.ts';

it.each([
  ['wind', 'Wind'],
  ['heat_pump', 'HeatPump'],
  ['ev_2_way', 'Ev2Way'],
  ['a_b_c', 'ABC'],
])('the contract calls %s %s', (subclass, name) => {
  expect(schemaName(subclass)).toBe(name);
});

it.each([
  ['wind', 'turbine', 'WindTurbine'],
  ['heat_pump', 'COP_Map', 'HeatPumpCopMap'],
])('the document of %s in %s is called %s', (subclass, field, name) => {
  expect(documentName(subclass, field)).toBe(name);
});
