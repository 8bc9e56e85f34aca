import { describe, expect, it, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import type { DerivedSeries } from '#model/Kind.ts';
import { readDerivedSeries } from '#model/readDerived.ts';
import { getKind } from '../model/loadedKinds.ts';
import { run } from './schemaTexts.ts';
import { TANK, tankTexts } from './tankTexts.ts';

const AFTER: [string, string] = [
  '"twice": { "title": "Twice", "unit": "kW", "value": "2 * power" }',
  '"twice": { "title": "Twice", "unit": "kW", "value": "2 * power" },\n    ',
];

async function withSeries(series: object, ...edits: [string, string][]) {
  const [before, after] = AFTER;
  const { files, reported } = await run(tankTexts([before, `${after}"row": ${JSON.stringify(series)}`], ...edits));
  return { module: files.get('kinds/tank.ts') ?? '', reported: reported.map((line) => line.replace(`${TANK}:`, '')) };
}

const SERIES = { title: 'Yield', unit: '%', per: 'fuel_curve', value: 'x / y', when: 'y > 0' };

describe('a value for each point of a curve', () => {
  it('is calculated of the point and of fields', async () => {
    const { module, reported } = await withSeries({ ...SERIES, value: 'x * share / y' });
    expect(reported).toEqual([]);
    expect(module).toContain(`  derivedSeries: [
    {
      id: "row",
      title: "Yield",
      unit: "%",
      unitName: "percent",
      from: "from fuel curve and share",
      inputs: ["loads","fuels","share"],
      per: "fuel_curve",
      calculate: (r) => c.series(r.points("fuel_curve"), (p) => (c.divide((p.x * r.number("share")), p.y) / 1000), (p) => c.isAbove(p.y, 0)),
    },
  ],`);
    expect(module).toContain('derived: [\n    {\n      id: "twice"');
  });

  it('may be calculated of the point alone, with no condition', async () => {
    const { module, reported } = await withSeries({ title: 'Double', unit: 'kW', per: 'fuel_curve', value: '2 * x' });
    expect(reported).toEqual([]);
    expect(module).toContain('calculate: (r) => c.series(r.points("fuel_curve"), (p) => (2 * p.x)),');
  });

  test.each<[what: string, series: object, edits: [string, string][], said: string | RegExp]>([
    [
      'a curve that does not exist',
      { ...SERIES, per: 'fuel_curv' },
      [],
      /there is no curve "fuel_curv"\. Did you mean "fuel_curve"\?$/,
    ],
    [
      'a coordinate that its curve does not have',
      { ...SERIES, value: 'y2 / x' },
      [],
      /the curve has one series, so there is no "y2"/,
    ],
    ['a division by zero', { ...SERIES, when: 'x > 0' }, [], /what it divides by may be zero/],
    ['another unit', { ...SERIES, unit: 'kWh' }, [], /the value is in kW\/MW, which can't be shown in kWh/],
    [
      'a suggestion',
      { ...SERIES, suggests: 'share' },
      [],
      /"row" has a value for each point, so it can't be suggested for a field\. Remove/,
    ],
    [
      'a place in a group',
      SERIES,
      [['"derived": ["twice"]', '"derived": ["twice", "row"]']],
      /"row" has a value for each point, and is shown with "fuel_curve"\. Remove it here\.$/,
    ],
    [
      'another expression that names it',
      SERIES,
      [['"head": {', '"head": { "x-used-when": "row > 5",']],
      /"row" has a value for each point of "fuel_curve", not one\. Calculate it here, as in max\(x \/ y of fuel_curve\)\.$/,
    ],
  ])('is refused with %s', async (_what, series, edits, said) => {
    const { reported } = await withSeries(series, ...edits);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(said);
    expect(reported[0]).toMatch(/^\d+:\d+ /);
  });
});

describe.each(['dieselgenset', 'gasgenset', 'gaschp'])('the fuel curve of a %s', (id) => {
  const kind = getKind(id);
  const find = (): DerivedSeries => {
    const series = kind.derivedSeries?.find(({ per }) => per === 'fuel_curve');
    if (!series) throw new Error('It has no series.');
    return series;
  };
  const read = (values: object, faulty: string[] = []) =>
    readDerivedSeries(find(), {
      definition: kind.definition,
      values: {
        ...createDefaults(kind.definition),
        load_levels_fuel: '0, 200, 400',
        fuel_consumptions: '0, 600, 800',
        geno_eta: 95,
        ...values,
      },
      faulty: new Set(faulty),
    });

  it('has the electrical efficiency at each load, and no value without fuel', () => {
    expect(find()).toMatchObject({ title: 'Electrical efficiency', unit: '%' });
    expect(read({})).toEqual({ texts: [undefined, '31.67', '47.5'] });
  });

  it('has no value if something is missing or invalid, and says what', () => {
    expect(read({ geno_eta: null })).toEqual({
      texts: [undefined, undefined, undefined],
      lack: 'Needs Generator efficiency',
    });
    expect(read({ fuel_consumptions: '0' }).texts).toEqual([]);
    expect(read({}, ['fuel_consumptions'])).toEqual({ texts: [], lack: 'Needs a valid Fuel curve' });
  });
});
