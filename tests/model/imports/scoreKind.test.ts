import { describe, expect, it } from 'vitest';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { scoreKind } from '#model/imports/scoreKind.ts';
import { createDefinition, createSample, POWER } from '../../fixtures/importDrafts.ts';

const NOISE = { ...POWER, id: 'noise', title: 'Noise' };

const WIND: KindAppearance = [
  createDefinition({
    ...{ id: 'wind', title: 'Wind turbine', description: 'Onshore and offshore' },
    fields: { hub_height: {}, lifetime: {} },
    curves: { power: POWER, noise: NOISE },
  }),
  createDefinition({ id: 'wind', title: 'Windrad', description: 'An Land' }),
];
const BATTERY: KindAppearance = [
  createDefinition({
    id: 'battery',
    title: 'Battery',
    description: 'Lithium, 2.1 kW',
    fields: { capacity: {}, lifetime: {} },
  }),
];
const HYDRO: KindAppearance = [
  createDefinition({
    ...{ id: 'hydro', title: 'Water turbine', description: 'River' },
    fields: { lifetime: {} },
    curves: { noise: NOISE },
  }),
];
const KINDS = [WIND, BATTERY, HYDRO];

const score = (
  { file = 'table.csv', cells = [] }: { file?: string; cells?: readonly (readonly string[])[] },
  matches: Parameters<typeof scoreKind>[1] = [],
) => {
  const sample = createSample(Object.fromEntries(cells.map((own, index) => [`Column ${index}`, own])), { file });
  return KINDS.map((kind) => scoreKind(kind, matches, { sample, kinds: KINDS }));
};

describe('a table fits a kind', () => {
  it('by its matches, which count less where other kinds have the field as well', () => {
    expect(score({}, [{ name: 'hub_height', score: 0.8 }])[0]).toBe(0.8);
    expect(score({}, [{ name: 'lifetime', score: 0.9 }])[0]).toBeCloseTo(0.3);
    expect(score({}, [{ name: 'power', score: 2 }])[0]).toBe(2);
    expect(score({}, [{ name: 'mast', score: 2 }])[0]).toBe(2);
    expect(score({}, [{ name: 'noise', score: 2 }])[0]).toBe(1);
    expect(
      score({}, [
        { name: 'hub_height', score: 1 },
        { name: 'power', score: 0.5 },
      ])[0],
    ).toBe(1.5);
    expect(score({})).toEqual([0, 0, 0]);
  });

  it.each([
    ['wind farm.csv', [2, 0, 0]],
    ['Windrad.xlsx', [2, 0, 0]],
    ['batteries.csv', [0, 0, 0]],
    ['battery_2030.csv', [0, 2, 0]],
    ['turbines.csv', [1, 0, 1]],
    ['wind turbine.csv', [3, 0, 1]],
    ['offshore.csv', [2, 0, 0]],
    ['lithium battery.csv', [0, 4, 0]],
    ['table.wind', [0, 0, 0]],
    ['wind', [2, 0, 0]],
    ['v2.battery.csv', [0, 2, 0]],
    ['Anemo_1kW_2.1.csv', [0, 0, 0]],
  ])('by the words of its file: %s', (file, expected) => {
    expect(score({ file })).toEqual(expected);
  });

  it.each([
    ['its title', [['Wind turbine', 'x1']], [1.5, 0, 0.5]],
    ['its title in another language', [['Windrad']], [1, 0, 0]],
    ['not its description', [['Lithium', 'Offshore']], [0, 0, 0]],
    ['each word once', [['battery A', 'battery B'], ['Battery']], [0, 1, 0]],
    ['not numbers', [['1', '']], [0, 0, 0]],
    ['no cells', [], [0, 0, 0]],
  ])('by the texts of its cells: %s', (_, cells, expected) => {
    expect(score({ cells })).toEqual(expected);
  });

  it('by two words of its cells at most', () => {
    const kind: KindAppearance = [createDefinition({ id: 'chp', title: 'Combined heat and power plant' })];
    const sample = createSample({ Technology: ['CHP', 'combined', 'plant', 'heat'] }, { file: 'x.csv' });
    expect(scoreKind(kind, [], { sample, kinds: [kind] })).toBe(2);
    expect(scoreKind(kind, [], { sample: { ...sample, file: 'plant.csv' }, kinds: [kind] })).toBe(4);
  });

  it('by the first hundred texts', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => `code${index}`);
    expect(score({ cells: [[...codes(99), 'battery']] })[1]).toBe(1);
    expect(score({ cells: [[...codes(100), 'battery']] })[1]).toBe(0);
    expect(score({ cells: [[...codes(99), ...codes(99), 'battery']] })[1]).toBe(1);
    expect(score({ cells: [[...codes(99), '7', 'A1', 'battery']] })[1]).toBe(1);
  });
});
