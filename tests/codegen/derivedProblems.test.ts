import { describe, expect, it, test } from 'vitest';
import { realTexts, run } from './schemaTexts.ts';
import { TANK, tankTexts, withValue } from './tankTexts.ts';

const ZERO =
  'what it divides by may be zero. Give the field an "exclusiveMinimum" of 0, or say "when" it is above 0, as in "when": "height > 0".';
const NO_MULTIPLYING = "which can't be multiplied. Subtract another temperature first; the difference is in K.";

/** The problems of the tank, without the file's name. */
async function problems(texts: Map<string, string>): Promise<string[]> {
  const { reported } = await run(texts);
  return reported.map((problem) => problem.replace(`${TANK}:`, ''));
}

describe('an expression whose units do not fit is refused where they meet', () => {
  test.each([
    // The expression begins at column 26 of line 42.
    [
      'power + energy',
      32,
      "kWh can't be added to kW. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    [
      'energy - power',
      33,
      "kW can't be subtracted from kWh. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    ['head + power', 31, "kW can't be added to m."],
    ['power + factor', 32, "a number without unit can't be added to kW. Multiply what has no unit by something in kW."],
    [
      'factor - power',
      33,
      "kW can't be subtracted from a number without unit. Multiply what has no unit by something in kW.",
    ],
    ['power * (energy + 5 kW)', 42, /^kW can't be added to kWh\. Divide the kWh/],
    ['power + 5 kWH', 36, 'there is no unit "kWH". Did you mean "kWh"?'],
    [
      'power + 5 kW/hours',
      39,
      'there is no unit "hours". A unit follows its number; put an operator with spaces before the name of a field.',
    ],
    ['power + 5 furlong', 36, /^there is no unit "furlong"\. Symbols are those of the SI/],
    ['power + 5 W/m·K', 39, /^it is unclear whether what follows "·" is above or below the line\. Put everything/],
    [
      'share * power + 1',
      40,
      'the unit of the number beside %·kW is unclear. Write its unit after it, such as 20 %·kW.',
    ],
    ['power * (share + 1)', 41, 'the unit of the number beside % is unclear. Write its unit after it, such as 20 %.'],
    ['power * (1 - share)', 37, /^the unit of the number beside % is unclear/],
    [
      'power * share / 100',
      40,
      'a percentage is converted by itself, so this would divide by 100 twice. Leave the 100 out.',
    ],
    [
      '0.01 * share * power',
      31,
      'a percentage is converted by itself, so this would divide by 100 twice. Leave the 100 out.',
    ],
    ['power * (share * 0.01)', 41, /^a percentage is converted by itself/],
    ['hot + cold', 30, "two temperatures in °C can't be added. Add a difference in K."],
    ['2 * hot', 28, `a temperature in °C is a level, ${NO_MULTIPLYING}`],
    ['hot * power', 30, `a temperature in °C is a level, ${NO_MULTIPLYING}`],
    ['hot / 2', 30, /^a temperature in °C is a level, which can't be divided\./],
    ['hot - power', 30, "kW can't be subtracted from °C."],
    ['power + hot', 32, "°C can't be added to kW."],
    ['5 K - hot', 30, "°C can't be subtracted from K. °C is a level and K a difference of two."],
    ['sqrt(power)', 26, 'the square root of kW has no unit. Every power in the unit must be even.'],
    [
      'sqrt(loads)',
      31,
      '"sqrt" needs a number, but this is a list. Take one of its numbers, such as last(...) or max(...).',
    ],
    ['max(y of fuel_curv)', 35, 'there is no curve or table "fuel_curv". Did you mean "fuel_curve"?'],
    [
      'max(y of 5)',
      35,
      '"of" needs the name of a curve or table. Write max(y of curve), or max(x of curve where y > 0).',
    ],
    ['max(y of fuel_curve where y)', 52, '"where" needs a condition, but this is a number. Compare it with something.'],
    [
      'max(running of fuel_curve)',
      30,
      '"of" needs a number, but this is a condition. Join two comparisons with "and".',
    ],
    ['max(y2 of fuel_curve)', 30, 'the curve has one series, so there is no "y2". Its only series is "y".'],
    ['max(y of fuel_curve where y > x / 0)', 58, 'this divides by zero.'],
    ['powr', 26, 'there is no field "powr". Did you mean "power"?'],
    ['twce', 26, 'there is no field "twce".'],
    ['2 * 3', 26, 'the expression names no field, so it is the same for every component.'],
    ['power > 1', 26, 'the expression is a condition, not a number. Join two comparisons with "and".'],
    ['loads', 26, 'the expression is a list, not a number. Take one of its numbers, such as last(...) or max(...).'],
    ['power / 0', 32, 'this divides by zero.'],
    ['power / factor', 32, ZERO],
    ['energy / (power * 1 h) * power', 33, ZERO],
    ['energy / (head - 1 m)', 33, ZERO],
    ['power / max(loads)', 32, ZERO],
    ['power / secret', 32, ZERO],
    ['power / -hours', 32, ZERO],
    ['power / (energy - energy)', 32, ZERO],
    ['power / (power + max(loads))', 32, ZERO],
    ['power / w1', 32, ZERO],
    ['max(power / y of wind_curve where x > 0 m/s)', 36, ZERO],
    ['max(power / y of wind_curve)', 36, ZERO],
    [
      'energy',
      26,
      "the value is in kWh, which can't be shown in kW. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    ['head', 26, 'the value is in m, which can\'t be shown in kW. Give it "unit": "m".'],
    ['factor', 26, 'the value has no unit, so it can\'t be shown in kW. Leave the "unit" out, or make it "%".'],
    ['twice', 26, '"twice" can\'t be calculated from itself. Break the circle at one of its values.'],
  ])('%s', async (value, column, said) => {
    const found = await problems(withValue(value));
    expect(found).toHaveLength(1);
    const [place, message = ''] = found[0]?.split(/ (.*)/s) ?? [];
    if (typeof said === 'string') expect(message).toBe(said);
    else expect(message).toMatch(said);
    expect(place).toBe(`42:${column}`);
  });

  test.each([
    ['power', '"x-note": "-"', '42:26 the value is in kW, but no "unit" is given. Give it "unit": "kW".'],
    ['hot - cold', '"unit": "°C"', '42:26 the value is in K, which can\'t be shown in °C. Give it "unit": "K".'],
    ['hot', '"unit": "K"', '42:26 the value is in °C, which can\'t be shown in K. Give it "unit": "°C".'],
  ])('%s has another unit', async (value, rest, problem) => {
    expect(await problems(withValue(value, rest))).toEqual([problem]);
  });
});

describe('a check whose units do not fit', () => {
  test.each([
    [
      'power > energy',
      45,
      "kW can't be compared with kWh. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    [
      'energy > power',
      46,
      "kWh can't be compared with kW. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    ['head = power', 44, "m can't be compared with kW."],
    ['share < 20', 45, 'the unit of the number beside % is unclear. Write its unit after it, such as 20 %.'],
    ['hot > 20 K', 43, "°C can't be compared with K. °C is a level and K a difference of two."],
    [
      'factor < 5 kW',
      46,
      "a number without unit can't be compared with kW. Multiply what has no unit by something in kW.",
    ],
  ])('%s', async (require, column, said) => {
    const check = `"x-checks": [{ "warn": "Unusual", "at": ["power"], "require":\n${' '.repeat(37)}"${require}" }],\n  "x-derived": {`;
    expect(await problems(tankTexts(['"x-derived": {', check]))).toEqual([`42:${column} ${said}`]);
  });

  test.each([
    'share < 20 %',
    'share > 0',
    '0 < share',
    'hot > 20',
    'hot > cold',
    'power < 2 MW',
    'power * 1 h < energy',
  ])('%s fits', async (require) => {
    const check = `"x-checks": [{ "warn": "Unusual", "at": ["power"], "require": "${require}" }],\n  "x-derived": {`;
    expect(await problems(tankTexts(['"x-derived": {', check]))).toEqual([]);
  });
});

describe('a unit that does not exist is refused', () => {
  test.each([
    ['"x-unit": "kWh"', '"x-unit": "kWH"', '8:65 there is no unit "kWH". Did you mean "kWh"?'],
    ['"x-unit": "m"', '"x-unit": "m2"', '12:61 there is no unit "m2". Did you mean "m²"?'],
    ['"x-unit": "h"', '"x-unit": "hrs"', /^9:\d+ there is no unit "hrs"\. Symbols/],
    ['"x-unit": "h"', '"x-unit": "hours"', /^9:\d+ there is no unit "hours"\. Did you mean "h"\?/],
    ['"x-unit": "h"', '"x-unit": "EUR"', /^9:\d+ there is no unit "EUR"\. Did you mean "\{currency\}"\?/],
    ['"x-unit": "h"', '"x-unit": "h h"', /^9:\d+ "h" is not expected here in a unit\. Units look like "kW", "m³\/s"/],
    ['"x-unit": "h"', '"x-unit": "h/"', /^9:\d+ the unit ends where a symbol is expected\. Units look like/],
    ['"x-unit": "h"', '"x-unit": "kWhh"', /^9:\d+ there is no unit "kWhh"\. Did you mean "kWh"\?/],
    ['"unit": "MW"', '"unit": "Mw"', /^33:\d+ there is no unit "Mw"\. Did you mean "MW"\?/],
    ['"unit": "m/s"', '"unit": "m/sec"', /^37:\d+ there is no unit "sec"\. Did you mean "s"\?/],
    ['"unit": "kW", "value"', '"unit": "kw", "value"', /^42:\d+ there is no unit "kw"\. Did you mean "kW"\?/],
  ])('%s as %s', async (before, after, said) => {
    const [first = '', ...more] = await problems(tankTexts([before, after]));
    expect(more).toEqual([]);
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  it('unless its name is given, as that of a thing to be counted', async () => {
    const texts = tankTexts(['"x-unit": "h"', '"x-unit": "cycles"']);
    const common = texts.get('schemas/common.json') ?? '';
    expect(await problems(texts)).toHaveLength(1);
    texts.set('schemas/common.json', common.replace('"%": [', '"cycles": ["cycle", "cycles"], "%": ['));
    expect(await problems(texts)).toEqual([]);
  });

  it('and every unit of every kind exists', async () => {
    expect((await run(realTexts())).reported).toEqual([]);
  });
});

test('a text or a unit that is named like a derived value is not one', async () => {
  const derived = `"twice": { "title": "Twice", "unit": "kW", "value": "2 * half" },
    "h": { "title": "Hour", "unit": "kWh", "value": "twice * 1 h" },
    "half": { "title": "Half", "unit": "kW", "value": "power / 2", "when": "maker = 'twice' and hours > 2 h" }`;
  const texts = tankTexts(
    ['"twice": { "title": "Twice", "unit": "kW", "value": "2 * power" }', derived],
    ['"derived": ["twice"]', '"derived": ["twice", "h", "half"]'],
  );
  expect(await problems(texts)).toEqual([]);
});
