import { describe, expect, it } from 'vitest';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import type { ColumnFacts } from '#model/imports/analyseColumn.ts';
import type { AnalysedSeries } from '#model/imports/analyseSeries.ts';
import { matchSeries } from '#model/imports/proposeCurves.ts';
import { createCurveKind, EFFICIENCY, FACTS, FIVE_WORDS, POWER } from '../../fixtures/importDrafts.ts';

const [y = { title: 'Power', unit: 'kW', source: { fields: [] } }] = POWER.y;

/** Columns of powers at 3, 4 and 5 m/s, which say neither unit. */
function createSeries({
  facts,
  ...own
}: Partial<Omit<AnalysedSeries, 'facts'>> & { facts?: Partial<ColumnFacts> } = {}) {
  const series: AnalysedSeries = {
    ...{
      pattern: 'P_{x}',
      headings: ['P_3', 'P_4', 'P_5'],
      xs: [3, 4, 5],
      words: ['power'],
      xWords: [],
      xUnit: undefined,
    },
    ...own,
    facts: { ...FACTS, ...facts },
  };
  return series;
}

describe('a series of columns and the curves of a kind', () => {
  it('match by their words, in the units of the curve where headings say none', () => {
    const series = createSeries();
    expect(matchSeries([series], [createCurveKind(POWER)])).toEqual([
      { series, curve: 'power', score: 1, unit: 'kW', xUnit: 'm/s' },
    ]);
  });

  it.each<[what: string, given: Parameters<typeof createSeries>[0], score: number, unit: string, xUnit: string]>([
    ['a unit of y', { facts: { unit: 'MW' } }, 1.3, 'MW', 'm/s'],
    ['a unit of x', { xUnit: 'km/h' }, 1.3, 'kW', 'km/h'],
    ['both units', { facts: { unit: 'W' }, xUnit: 'm/s' }, 1.6, 'W', 'm/s'],
    ['both units alone', { facts: { unit: 'W' }, xUnit: 'm/s', words: [] }, 0.6, 'W', 'm/s'],
    ['the words of x', { words: [], xWords: ['wind', 'speed'] }, 1, 'kW', 'm/s'],
    ['the title of the curve', { words: ['curve'] }, 7 / 12, 'kW', 'm/s'],
  ])('are surer by %s', (_, given, score, unit, xUnit) => {
    expect(matchSeries([createSeries(given)], [createCurveKind(POWER)])).toMatchObject([
      { curve: 'power', score: expect.closeTo(score, 9), unit, xUnit },
    ]);
  });

  it.each<[what: string, given: Parameters<typeof createSeries>[0]]>([
    ['texts', { facts: { isNumeric: false } }],
    ['another unit of y', { facts: { unit: 'm' } }],
    ['another unit of x', { xUnit: 'kW' }],
    ['one unit and other words', { facts: { unit: 'kW' }, words: ['height'] }],
    ['no word', { words: [] }],
    ['x beyond the curve', { xs: [31, 32, 33] }],
    ['x below the curve', { xs: [-3, -2, -1] }],
    ['half of x on the curve', { xs: [29, 30, 31, 32] }],
    ['x beyond the curve in its unit', { xs: [9, 10, 11], xUnit: 'km/s' }],
  ])('do not match for %s', (_, given) => {
    expect(matchSeries([createSeries(given)], [createCurveKind(POWER)])).toEqual([]);
  });

  it.each([
    ['in its unit', [90, 100, 105], 'km/h'],
    ['at its end', [29, 30, 31], undefined],
    ['at its beginning', [-1, 0, 1], undefined],
  ])('match where most x are on the curve: %s', (_, xs, xUnit) => {
    expect(matchSeries([createSeries({ xs, xUnit })], [createCurveKind(POWER)])).toHaveLength(1);
  });

  it('match from two words of five on', () => {
    const sharing = (words: readonly string[]) =>
      matchSeries([createSeries({ words })], [createCurveKind(FIVE_WORDS.curve)]);
    expect(sharing(FIVE_WORDS.words)).toMatchObject([{ score: 0.4 }]);
    expect(sharing([...FIVE_WORDS.words, 'park'])).toEqual([]);
  });

  it('match by the words of another language, of the axis or of the y axis that lines share', () => {
    const german = createCurveKind({ ...POWER, title: 'Kennlinie' });
    const words = ['kennlinie'];
    expect(matchSeries([createSeries({ words })], [createCurveKind(POWER)])).toEqual([]);
    expect(matchSeries([createSeries({ words })], [createCurveKind(POWER), german])).toMatchObject([{ score: 1 }]);
    expect(matchSeries([createSeries({ words })], [createCurveKind(POWER), createCurveKind()])).toEqual([]);
    const yields = createCurveKind({ ...POWER, axis: 'Kennlinie' });
    expect(matchSeries([createSeries({ words })], [yields])).toMatchObject([{ score: 1 }]);
  });

  it('do not match a curve of two lines, or of none', () => {
    const words = ['efficiency'];
    expect(matchSeries([createSeries({ words })], [createCurveKind(EFFICIENCY)])).toEqual([]);
    expect(matchSeries([createSeries()], [createCurveKind({ ...POWER, y: [] })])).toEqual([]);
  });

  it.each<[xs: number[], x: Partial<CurveDefinition['x']>, isOn: boolean]>([
    [[0, 50, 100], {}, true],
    [[0, 50, 101], {}, false],
    [[-1, 50, 100], {}, true],
    [[-1, 50, 100], { minimum: 0 }, false],
    [[0, 50, 100], { minimum: 0, maximum: 100 }, true],
    [[0, 50, 101], { maximum: 120 }, true],
    [[0, 50, 101], { unit: 'kW' }, true],
    [[0, 50, 101], { unit: 'kW', maximum: 100 }, false],
  ])('match where all of %j are possible on an axis like %j: %s', (xs, x, isOn) => {
    const [first] = EFFICIENCY.y;
    const curve = { ...EFFICIENCY, x: { title: 'Load', unit: '%', source: { field: 'load' }, ...x } };
    const found = matchSeries(
      [createSeries({ xs, words: ['efficiency'] })],
      [createCurveKind({ ...curve, y: first ? [first] : [] })],
    );
    expect(found.length > 0).toBe(isOn);
  });

  it('of plain numbers match where neither says a unit', () => {
    const { unit: _, ...x } = EFFICIENCY.x;
    const curve = { ...EFFICIENCY, x, y: [{ title: 'COP', source: { field: 'cop' } }] };
    expect(matchSeries([createSeries({ words: ['cop'] })], [createCurveKind(curve)])).toMatchObject([
      { unit: '', xUnit: '' },
    ]);
  });

  it('each match once, the best first', () => {
    const noise: CurveDefinition = { ...POWER, id: 'noise', title: 'Power of noise', y: [{ ...y, title: 'Noise' }] };
    const plain = createSeries();
    const sure = createSeries({ pattern: 'Power at {x} m/s', xUnit: 'm/s' });
    const pairs = (series: readonly AnalysedSeries[]) =>
      matchSeries(series, [createCurveKind(POWER, noise)]).map(({ series: { pattern }, curve }) => [pattern, curve]);
    expect(pairs([plain, sure])).toEqual([
      ['Power at {x} m/s', 'power'],
      ['P_{x}', 'noise'],
    ]);
    expect(pairs([sure])).toEqual([['Power at {x} m/s', 'power']]);
  });
});
