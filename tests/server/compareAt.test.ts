import { expect, it } from 'vitest';
import { createComparison } from '#server/components/compareAt.ts';
import { TURBINE } from '../fixtures/turbineDefinition.ts';

const BEFORE = {
  name: 'Old',
  rated_power: 3000,
  height: 80,
  generator: { voltage: 690 },
  speeds: '3, 12',
  powers: '40, 3000',
};
const AFTER = {
  name: 'New',
  rated_power: 3000,
  hub_height: 80,
  blades: 3,
  class: 1,
  offshore: false,
  generator: { voltage: 400 },
  speeds: '3,12',
  powers: '40, 3050',
};

const differs = createComparison(TURBINE, { before: BEFORE, after: AFTER });

it.each([
  ['name', true],
  ['rated_power', false],
  ['hub_height', false],
  ['blades', false],
  ['maker', false],
  ['generator.voltage', true],
  ['power_curve', true],
  ['speeds', false],
  ['lost', false],
])('the values of two records at the path %s differ: %s', (path, isDifferent) => {
  expect(differs(path)).toBe(isDifferent);
});

it('a curve that is written otherwise is the same', () => {
  const same = createComparison(TURBINE, { before: BEFORE, after: { ...BEFORE, speeds: '3,12' } });
  expect(same('power_curve')).toBe(false);
});
