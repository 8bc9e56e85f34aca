import { describe, expect, it } from 'vitest';
import { findLoneCurve } from '#model/imports/findLoneCurve.ts';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { proposeMapping } from '#model/imports/proposeMapping.ts';
import { createDefinition, createSample, POWER, TURBINE } from '../../fixtures/importDrafts.ts';

const KINDS: [KindAppearance, KindAppearance] = [
  [createDefinition({ id: 'pv', title: 'Solar', fields: { peak: { title: 'Power', unit: 'kW' } } })],
  [TURBINE],
];
const SPEEDS = ['0', '3', '8', '25'];
const POWERS = ['0', '75', '1500', '3000'];

describe('a table of two columns of numbers', () => {
  it('that are speed and power is one curve of one component, which is named after the file', () => {
    const sample = createSample({ 'Wind speed [m/s]': SPEEDS, 'Power [kW]': POWERS }, { file: 'E-82.csv' });
    const whole = findLoneCurve(sample, KINDS);
    expect(whole).toEqual({
      ...sample,
      group: '*',
      columns: [
        { heading: 'Wind speed [m/s]', unit: undefined, cells: ['0; 3; 8; 25'] },
        { heading: 'Power [kW]', unit: undefined, cells: ['0; 75; 1500; 3000'] },
      ],
    });
    const { kind, name, columns } = proposeMapping(whole, KINDS);
    expect([kind, name, columns.map(({ field }) => field)]).toEqual(['turbine', '{file}', ['power.x', 'power.y0']]);
  });

  it('may have other numbers beside them, of which some are blank', () => {
    const sample = createSample({
      'Wind speed [m/s]': SPEEDS,
      'Power [kW]': POWERS,
      'Cp [-]': ['0', '0.4', ' ', '0.1'],
    });
    const whole = findLoneCurve(sample, KINDS);
    expect(whole.group).toBe('*');
    expect(proposeMapping(whole, KINDS).columns.map(({ field }) => field)).toEqual(['power.x', 'power.y0', undefined]);
  });

  it('has at least three points', () => {
    const sample = createSample({ 'Wind speed': SPEEDS.slice(1), Power: POWERS.slice(1) });
    expect(findLoneCurve(sample, KINDS).group).toBe('*');
  });

  it('is a curve as well if another language calls it so', () => {
    const spanish = createDefinition({
      curves: {
        power: {
          ...POWER,
          x: { ...POWER.x, title: 'Velocidad del viento' },
          y: POWER.y.map((shape) => ({ ...shape, title: 'Potencia' })),
        },
      },
    });
    const sample = createSample({ 'Velocidad del viento': SPEEDS, Potencia: POWERS });
    expect(findLoneCurve(sample, [[TURBINE, spanish]]).group).toBe('*');
  });

  it.each<[string, Parameters<typeof createSample>[0], Parameters<typeof createSample>[1]?]>([
    [
      'with another column of which some cells are texts',
      {
        'Wind speed': SPEEDS,
        Power: POWERS,
        Cp: ['0', '0.4', 'n/a', '0.1'],
      },
    ],
    ['of one column', { 'Wind speed': SPEEDS }],
    ['of an x and numbers that are no y of it', { 'Wind speed': SPEEDS, Weight: POWERS, Length: POWERS }],
    ['of a y without an x', { Weight: SPEEDS, Power: POWERS, Length: POWERS }],
    ['with a column of names', { Model: ['A', 'B', 'C', 'D'], 'Wind speed': SPEEDS, Power: POWERS }],
    ['whose x does not rise', { 'Wind speed': ['0', '8', '3', '25'], Power: POWERS }],
    ['of two points', { 'Wind speed': ['0', '25'], Power: ['0', '3000'] }],
    ['with a blank cell', { 'Wind speed': SPEEDS, Power: ['0', '', '1500', '3000'] }],
    ['that ends with a blank cell', { 'Wind speed': SPEEDS, Power: ['0', '75', '1500', '  '] }],
    ['that are no axes of one curve', { 'Hub height': SPEEDS, Power: POWERS }],
    ['with blank cells in a column of its curve alone', { 'Wind speed': SPEEDS, Power: ['', '75', '1500', '3000'] }],
    ['of lists in each cell', { 'Wind speed': ['0; 3; 8', '0; 3; 9'], Power: ['0; 75; 80', '0; 75; 90'] }],
    ['of a long table', { 'Wind speed': SPEEDS, Power: POWERS }, { long: { entity: 'a', parameter: 'b', value: 'c' } }],
    ['of an x and a y of another curve', { 'Wind speed': SPEEDS, 'Electric efficiency': ['0.1', '0.2', '0.3', '0.4'] }],
    [
      'of two y of one curve',
      { 'Electric efficiency': ['0.1', '0.2', '0.3', '0.4'], 'Thermal efficiency': ['0.1', '0.2', '0.3', '0.4'] },
    ],
    ['of an x twice', { 'Wind speed': SPEEDS, 'Wind speed at hub height': SPEEDS }],
    [
      'with blanks in different lines of its curve',
      { 'Wind speed': ['0', ' ', '8', '25'], Power: ['0', '75', '', '3000'] },
    ],
    ['with blank lines', { 'Wind speed': ['0', ' ', '8', '25'], Power: ['0', ' ', '1500', '3000'] }],
    ['of a series of names and values', { 'Wind speed': SPEEDS, Power: POWERS }, { group: 'Wind speed' }],
  ])('%s stays as it is', (_what, columns, own) => {
    const sample = createSample(columns, own);
    expect(findLoneCurve(sample, KINDS)).toBe(sample);
  });

  it('stays as it is where a column has only the name of the whole curve', () => {
    const power = { ...POWER, title: 'Generation curve', y: POWER.y.map((shape) => ({ ...shape, title: 'Output' })) };
    const kinds: KindAppearance[] = [[createDefinition({ curves: { power } })]];
    const named = createSample({ 'Wind speed [m/s]': SPEEDS, 'Output [kW]': POWERS });
    expect(findLoneCurve(named, kinds).group).toBe('*');
    const sample = createSample({ 'Wind speed [m/s]': SPEEDS, 'Generation curve [kW]': POWERS });
    expect(findLoneCurve(sample, kinds)).toBe(sample);
  });
});
