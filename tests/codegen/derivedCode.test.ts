import { describe, expect, it, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { tankTexts, withValue } from './tankTexts.ts';

/** What the tank's derived value is compiled to. */
async function compiled(value: string, rest?: string): Promise<{ code?: string | undefined; module: string }> {
  const { files, reported } = await run(withValue(value, rest));
  expect(reported).toEqual([]);
  const module = files.get('kinds/tank.ts') ?? '';
  return { code: /calculate: \(r\) => (.+),\n/.exec(module)?.[1], module };
}

const POWER = 'r.number("power")';
const ENERGY = 'r.number("energy")';

describe('a derived value', () => {
  test.each([
    // Other scales are converted exactly, and to the unit that is shown.
    ['power', 'kW', POWER],
    ['power', 'MW', `(${POWER} / 1000)`],
    ['power', 'W', `(${POWER} * 1000)`],
    ['power + 5', 'kW', `(${POWER} + 5)`],
    ['power + 5 kW', 'kW', `(${POWER} + 5)`],
    ['power + 5 MW', 'kW', `(${POWER} + (5 * 1000))`],
    ['power - 5 W', 'kW', `(${POWER} - (5 / 1000))`],
    ['-power', 'kW', `(-${POWER})`],
    ['2 * power', 'kW', `(2 * ${POWER})`],
    ['2 * 3', 'kW', undefined],
    ['(1 + 2) * power', 'kW', `((1 + 2) * ${POWER})`],
    ['2 * power + 1', 'kW', `((2 * ${POWER}) + 1)`],
    ['power * share + 1', 'kW', undefined],
    ['power * 2 + 1', 'kW', `((${POWER} * 2) + 1)`],
    ['power * factor + 1', 'kW', `((${POWER} * r.number("factor")) + 1)`],
    ['factor * power + 1', 'kW', `((r.number("factor") * ${POWER}) + 1)`],
    ['power / 2 + 1', 'kW', `(c.divide(${POWER}, 2) + 1)`],
    ['power * hours', 'kWh', `(${POWER} * r.number("hours"))`],
    ['power * 90 min', 'kWh', `((${POWER} * 90) / 60)`],
    ['energy / hours', 'kW', `c.divide(${ENERGY}, r.number("hours"))`],
    ['power * share', 'kW', `((${POWER} * r.number("share")) / 100)`],
    ['power / energy', '1/h', `c.divide(${POWER}, ${ENERGY})`],
    ['1 / hours', '1/d', `(c.divide(1, r.number("hours")) * 24)`],
    ['share', '%', 'r.number("share")'],
    ['share + 5 %', '%', '(r.number("share") + 5)'],
    ['factor', '%', '(r.number("factor") * 100)'],
    ['energy / (power * hours + 1 kWh)', '%', `(c.divide(${ENERGY}, ((${POWER} * r.number("hours")) + 1)) * 100)`],
    ['hot', '°C', 'r.number("hot")'],
    ['hot - cold', 'K', '(r.number("hot") - r.number("cold"))'],
    ['hot + 5', '°C', '(r.number("hot") + 5)'],
    ['hot + 500 mK', '°C', '(r.number("hot") + (500 / 1000))'],
    ['500 mK + hot', '°C', '((500 / 1000) + r.number("hot"))'],
    ['hot - 5 K', '°C', '(r.number("hot") - 5)'],
    ['sqrt(head * head)', 'm', 'c.squareRoot((r.number("head") * r.number("head")))'],
    ['sqrt(4) * head', 'm', '(c.squareRoot(4) * r.number("head"))'],
    ['max(loads)', 'kW', 'c.max(r.list("loads"))'],
    ['first(fuels)', 'kW', '(c.first(r.list("fuels")) * 1000)'],
    ['max(y of wind_curve)', 'kW', 'c.max(c.each(r.points("wind_curve"), (p) => p.y))'],
    [
      'min(x of wind_curve where y >= max(y of wind_curve))',
      'm/s',
      'c.min(c.each(r.points("wind_curve"), (p) => p.x, (p) => c.isAtLeast(p.y, c.max(c.each(r.points("wind_curve"), (p) => p.y)))))',
    ],
    [
      'max(x / y of fuel_curve where y > 0)',
      '%',
      '(c.max(c.each(r.points("fuel_curve"), (p) => c.divide(p.x, p.y), (p) => c.isAbove(p.y, 0))) / 10)',
    ],
    [
      'max(power of fuel_curve where running)',
      'kW',
      `c.max(c.each(r.points("fuel_curve"), () => ${POWER}, () => r.flag("running")))`,
    ],
    ['power * rate', 'kW', `(${POWER} * r.number("rate"))`],
    ['w2 - w1', 'kW', '(r.number("w2") - r.number("w1"))'],
  ])('%s in %s', async (value, unit, code) => {
    if (code !== undefined) expect((await compiled(value, `"unit": "${unit}"`)).code).toBe(code);
    else expect((await run(withValue(value, `"unit": "${unit}"`))).reported).toHaveLength(1);
  });

  test.each([
    ['factor', 'r.number("factor")'],
    ['power / energy * 1 h', `(c.divide(${POWER}, ${ENERGY}) * 1)`],
    [
      '1 - max(x / y of fuel_curve where y > 0)',
      '(1 - (c.max(c.each(r.points("fuel_curve"), (p) => c.divide(p.x, p.y), (p) => c.isAbove(p.y, 0))) / 1000))',
    ],
    ['share * share + 1', '(((r.number("share") * r.number("share")) / 10000) + 1)'],
    ['1 - power / (energy / 1 h)', `(1 - c.divide(${POWER}, c.divide(${ENERGY}, 1)))`],
  ])('%s has no unit', async (value, code) => {
    expect((await compiled(value, '')).code).toBe(code);
  });

  it('has a value only while its condition holds, which also decides what may divide', async () => {
    const { code, module } = await compiled('power / head', '"unit": "kW/m", "when": "head > 0 and running"');
    expect(code).toBe(
      `c.only(c.and(c.isAbove(r.number("head"), 0), r.flag("running")), c.divide(${POWER}, r.number("head")))`,
    );
    expect(module).toContain('inputs: ["power","head","running"]');
  });

  test.each([
    'head >= 1',
    '0 < head',
    '1 <= head',
    'head != 0',
    'running and head > 0',
    'running and head != 0 and vented',
    'head > 2 m',
  ])('may divide by what %s', async (when) => {
    await compiled('power / head', `"unit": "kW/m", "when": "${when}"`);
  });

  test.each([
    'power / hours * 1 h',
    'power / energy * energy',
    'power / (hours * energy) * 1 h * 1 kWh',
    'power / (hours / energy) * 1 h / 1 kWh',
    'power / (hours + 1 h * share) * 1 h',
    'power / (1 h * share + hours) * 1 h',
    'power / rate',
    'power / sqrt(energy * energy) * energy',
    'power / (1 + max(loads) / 1 kW)',
    'power / (1 + max(y of wind_curve) / 1 kW)',
    'power / min(y of wind_curve where y > 0) * 1 kW',
    'max(y / (x + 1 m/s) of wind_curve) * 1 m/s',
    'power / 5',
  ])('%s never divides by zero', async (value) => {
    await compiled(value);
  });

  it('names the fields that it is calculated from, and a curve once', async () => {
    const { module } = await compiled('max(x of fuel_curve where y > 0) + 2 * power + power * factor');
    expect(module).toContain('from: "from fuel curve, power and factor"');
    expect(module).toContain('inputs: ["loads","fuels","power","factor"]');
  });

  it('says what its file says that it is calculated from', async () => {
    const { module } = await compiled('2 * power', '"unit": "kW", "from": "power and hope"');
    expect(module).toContain('from: "from power and hope"');
  });

  it('knows its unit by name, and its fields, group and suggestion', async () => {
    const { module } = await compiled('2 * power', '"unit": "kWh/h", "suggests": "factor"').catch(() => ({
      module: '',
    }));
    expect(module).toBe('');
    const offered = await compiled('power / energy * 1 h', '"suggests": "factor"');
    expect(offered.module).toContain('suggests: "factor"');
    expect(offered.module).toContain('"suggestedBy": "twice"');
    expect(offered.module).toMatch(/"derived": \[\s*"twice"\s*\]/);
    expect((await compiled('power')).module).toContain('unitName: "kilowatts"');
    expect((await compiled('power * head', '"unit": "kW·m·h/h"')).module).not.toContain('unitName: "kW');
  });

  it('may be calculated from another', async () => {
    const edit: [string, string] = [
      '"twice": {',
      '"more": { "title": "More", "unit": "MW", "value": "twice + 1", "suggests": "secret2" },\n    "twice": {',
    ];
    const { files, reported } = await run(
      tankTexts(
        edit,
        ['"maker": {', '"secret2": { "type": "number", "title": "S", "x-unit": "MW" },\n    "maker": {'],
        ['"rate",\n            "running"', '"rate", "secret2", "running"'],
      ),
    );
    expect(reported).toEqual([]);
    const module = files.get('kinds/tank.ts') ?? '';
    expect(module).toContain(`calculate: (r) => (((2 * ${POWER}) + 1) / 1000)`);
    expect(module).toContain('inputs: ["power"]');
  });

  it('brings its condition along where another is calculated from it', async () => {
    const { files, reported } = await run(
      tankTexts(
        ['"twice": {', '"twice": { "when": "running", '],
        ['"x-derived": {', '"x-derived": {\n    "more": { "title": "M", "unit": "kW", "value": "twice * 3" },'],
        ['["twice"]', '["twice", "more"]'],
      ),
    );
    expect(reported).toEqual([]);
    const module = files.get('kinds/tank.ts') ?? '';
    expect(module).toContain(`calculate: (r) => (c.only(r.flag("running"), (2 * ${POWER})) * 3)`);
    expect(module).toContain('inputs: ["power","running"]');
  });

  it('may be used in a check', async () => {
    const check = '"x-checks": [{ "warn": "Much", "require": "twice < 1 MW", "at": ["power"] }],\n  "x-derived": {';
    const { files, reported } = await run(tankTexts(['"x-derived": {', check]));
    expect(reported).toEqual([]);
    expect(files.get('kinds/tank.ts')).toContain(`require: (r) => c.isBelow((2 * ${POWER}), (1 * 1000))`);
  });
});
