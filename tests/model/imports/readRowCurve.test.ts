import { describe, expect, it } from 'vitest';
import type { OutsideCurve } from '#model/FormDefinition.ts';
import { faultText } from '#model/imports/faults.ts';
import type { ImportValue } from '#model/imports/ImportMapping.ts';
import { readRowCurve } from '#model/imports/readRowCurve.ts';
import { createRow, LIFE_CURVE, PLACE, POWER_CURVE, type tableRow, turbineMapping } from './turbineRow.ts';

type Cells = Parameters<typeof tableRow>[0];
type CurveValue = Extract<ImportValue, { sort: 'curve' }>;

const MAPPING = turbineMapping({
  power: { column: 'P at {x} m/s', type: 'series' },
  energy: { column: 'E at {x} %', type: 'series' },
  speeds: { column: 'Speeds', type: 'list', separators: [' '] },
  powers: { column: 'Powers', type: 'list', separators: [' '] },
  energies: { column: 'Energies', type: 'list', separators: [' '] },
});

const NO_POINTS = { values: {}, adjustments: [], cells: [], faults: [] };

function take(cells: Cells, { curve = POWER_CURVE, value }: { curve?: typeof POWER_CURVE; value: CurveValue }) {
  const row = createRow(MAPPING, cells);
  const taken = readRowCurve(curve, value, { row, place: PLACE });
  return { ...taken, cells: taken.cells.map(({ text }) => text), faults: row.faults.map(faultText) };
}

const SERIES: CurveValue = {
  sort: 'curve',
  x: 'power',
  xRatio: ['1', '1'],
  y: [{ column: 'power', ratio: ['1', '1000'] }],
};

/** The power in W at speeds in m/s. */
const series = (points: Record<number, string>) =>
  Object.fromEntries(Object.entries(points).map(([x, y]) => [`P at ${x} m/s`, y]));

describe('a numbered curve of a series of columns', () => {
  const at = (points: Record<number, string>, outside: OutsideCurve = 'zero') =>
    take(series(points), { value: SERIES, curve: { ...POWER_CURVE, outside } });

  it('has the value of each column in its own unit', () => {
    expect(at({ 3: '10', 4: '20', 5: '25', 6: '30' })).toEqual({
      ...NO_POINTS,
      values: { pc3: 0.01, pc4: 0.02, pc5: 0.025, pc6: 0.03 },
      cells: ['10', '20', '25', '30'],
    });
  });

  it('has no value where all cells are blank', () => {
    expect(at({ 3: '', 4: ' ' })).toEqual(NO_POINTS);
    expect(at({})).toEqual(NO_POINTS);
  });

  it('lies on the line between two points, and says so', () => {
    expect(at({ 3: '10', 6: '40' })).toMatchObject({
      values: { pc3: 0.01, pc4: 0.02, pc5: 0.03, pc6: 0.04 },
      adjustments: [{ sort: 'resampled', text: '4, 5 m/s: between two points of the file, so interpolated linearly.' }],
    });
  });

  it.each<[OutsideCurve, object, string]>([
    ['zero', { pc3: 0, pc4: 0.02, pc5: 0.03, pc6: 0 }, '3, 6 m/s: beyond the points of the file, so 0.'],
    [
      'hold',
      { pc3: 0.02, pc4: 0.02, pc5: 0.03, pc6: 0.03 },
      '3, 6 m/s: beyond the points of the file, so the outermost value.',
    ],
    ['none', { pc4: 0.02, pc5: 0.03 }, '3, 6 m/s: beyond the points of the file, so left at the default.'],
  ])('continues beyond its points with %s', (outside, values, text) => {
    expect(at({ 4: '20', 5: '30' }, outside)).toMatchObject({ values, adjustments: [{ sort: 'beyond', text }] });
    expect(Object.keys(at({ 4: '20', 5: '30' }, outside).values)).toEqual(Object.keys(values));
  });

  it('has no value below the minimum at both ends, where the kind clips them, and says so', () => {
    const [power] = POWER_CURVE.y;
    const clips = { ...POWER_CURVE, y: power ? [{ ...power, minimum: 0, belowMinimum: 'clip' as const }] : [] };
    const points = series({ 3: '-12', 4: '20', 5: '30', 6: '-5' });
    expect(take(points, { value: SERIES, curve: clips })).toMatchObject({
      values: { pc3: 0, pc4: 0.02, pc5: 0.03, pc6: 0 },
      adjustments: [{ sort: 'clipped', text: '2 values below 0 kW, down to -0.012 kW, set to 0 kW.' }],
    });
    const between = series({ 3: '10', 4: '-20', 5: '30', 6: '30' });
    expect(take(between, { value: SERIES, curve: clips })).toMatchObject({ values: { pc4: -0.02 }, adjustments: [] });
    expect(take(points, { value: SERIES })).toMatchObject({ values: { pc3: -0.012 }, adjustments: [] });
  });

  it('says which points of the file are not taken over', () => {
    const points = ['1', '2', '3', '3.5', '4', '5', '5.5', '6', '7'].map((x) => [`P at ${x} m/s`, x]);
    expect(take(Object.fromEntries(points), { value: SERIES }).adjustments).toEqual([
      { sort: 'resampled', text: '3.5, 5.5 m/s: points of the file between whole numbers, not imported.' },
      { sort: 'beyond', text: '1, 2, 7 m/s: points of the file outside 3 to 6, not imported.' },
    ]);
  });

  it('says so without a unit where x has none', () => {
    const { unit: _, ...x } = POWER_CURVE.x;
    const bare = take(series({ 3: '10', 5: '30' }), { value: SERIES, curve: { ...POWER_CURVE, x } });
    expect(bare.adjustments).toEqual([
      { sort: 'resampled', text: '4: between two points of the file, so interpolated linearly.' },
      { sort: 'beyond', text: '6: beyond the points of the file, so 0.' },
    ]);
  });

  it.each([
    [{ 'P at 3 m/s': '10', 'P at 5 m/s': '30', 'P at 4 m/s': '20' }, 'turbines.csv:7:3 P at 4 m/s', '4'],
    [{ 'P at 3 m/s': '10', 'P at 3.0 m/s': '30' }, 'turbines.csv:7:2 P at 3.0 m/s', '3'],
  ])('is refused where its x does not rise: %j', (cells, at, x) => {
    expect(take(cells, { value: SERIES })).toEqual({
      ...NO_POINTS,
      faults: [
        `${at} the curve has several values at ${x} m/s, or its x does not rise. Keep one value for each x, in rising order.`,
      ],
    });
  });

  it('is refused without a unit where x has none', () => {
    const { unit: _, ...x } = POWER_CURVE.x;
    const cells = { 'P at 3 m/s': '10', 'P at 3.0 m/s': '30' };
    expect(take(cells, { value: SERIES, curve: { ...POWER_CURVE, x } }).faults).toEqual([
      'turbines.csv:7:2 P at 3.0 m/s the curve has several values at 3, or its x does not rise. Keep one value for each x, in rising order.',
    ]);
  });

  it('may begin below zero', () => {
    expect(take({ 'P at -1 m/s': '5', 'P at 0 m/s': '6', 'P at 3 m/s': '10' }, { value: SERIES }).faults).toEqual([]);
  });

  it('is not read where the row is at fault already', () => {
    const row = createRow(MAPPING, series({ 3: '10' }));
    row.faults.push({ place: PLACE, reason: 'is wrong.', fix: 'Correct it.' });
    expect(readRowCurve(POWER_CURVE, SERIES, { row, place: PLACE })).toEqual({
      values: {},
      cells: [],
      adjustments: [],
    });
    expect(row.faults).toHaveLength(1);
  });
});

describe('a curve of lists', () => {
  const value: CurveValue = {
    sort: 'curve',
    x: 'speeds',
    xRatio: ['100', '1'],
    y: [
      { column: 'powers', ratio: ['1', '1'] },
      { column: 'energies', ratio: ['1', '1000'] },
    ],
  };
  const life = (cells: Cells) => take(cells, { curve: LIFE_CURVE, value });

  it('has a list for each axis', () => {
    expect(life({ Speeds: '0.1 0.5', Powers: '3000 900', Energies: '250 50' })).toEqual({
      ...NO_POINTS,
      values: { depth: '10, 50', cycles: '3000, 900', energy: '0.25, 0.05' },
      cells: ['3000', '900', '250', '50'],
    });
  });

  it('has no value where its lists are blank', () => {
    expect(life({ Speeds: '', Powers: '' })).toEqual(NO_POINTS);
  });

  it('is refused where its lists differ in length', () => {
    expect(life({ Speeds: '0.1 0.5', Powers: '3000 900', Energies: '250' })).toEqual({
      ...NO_POINTS,
      faults: [
        'turbines.csv:7:1 Speeds belongs to a curve whose lists have 2 and 2 and 1 values. Give each list as many values as the others.',
      ],
    });
  });

  it('is refused where an entry is not a number', () => {
    expect(life({ Speeds: '0.1 0.5', Powers: '3000 many', Energies: '250 50' })).toMatchObject({
      ...NO_POINTS,
      faults: [expect.stringContaining('"many" is not a number.')],
    });
  });

  it('is refused where x does not rise', () => {
    expect(life({ Speeds: '0.5 0.1', Powers: '3000 900', Energies: '250 50' }).faults).toEqual([
      'turbines.csv:7:2 Powers the curve has several values at 10 %, or its x does not rise. Keep one value for each x, in rising order.',
    ]);
  });

  it('fills a numbered curve as well', () => {
    const one: CurveValue = { ...value, xRatio: ['1', '1'], y: [{ column: 'powers', ratio: ['1', '1'] }] };
    expect(take({ Speeds: '3 4 5 6', Powers: '1 2 3 4' }, { value: one })).toMatchObject({
      values: { pc3: 1, pc4: 2, pc5: 3, pc6: 4 },
      adjustments: [],
    });
  });

  it('comes from a series for lists as well', () => {
    const own: CurveValue = { ...SERIES, y: [{ column: 'power', ratio: ['1', '1'] }] };
    const [cycles] = LIFE_CURVE.y;
    const curve = { ...LIFE_CURVE, y: cycles ? [cycles] : [] };
    expect(take(series({ 10: '3000', 50: '900' }), { curve, value: own })).toMatchObject({
      values: { depth: '10, 50', cycles: '3000, 900' },
      adjustments: [],
    });
  });
});
