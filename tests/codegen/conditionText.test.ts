import { expect, it } from 'vitest';
import { conditionText } from '#codegen/conditionText.ts';
import { conditionTree } from '#codegen/conditionTree.ts';
import { parseExpression } from '#codegen/parseExpression.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({
  properties: {
    fcr: { type: 'boolean', title: 'Primary reserve' },
    afrr: { type: 'boolean', title: 'Secondary reserve' },
    power: { type: 'number', title: 'Power', 'x-unit': 'kW', minimum: 0 },
    count: { type: 'integer', title: 'Outages' },
    least: { type: 'number', title: 'Least power', 'x-unit': 'kW', minimum: 2 },
    fuel: { type: 'string', title: 'Fuel', enum: ['d', 'g', 'oil'], 'x-labels': { d: 'Diesel', g: 'Gas' } },
    rate: { type: 'integer', title: 'Rate', enum: [1, 2], 'x-labels': { '1': 'Slow' }, 'x-unit': 'h' },
    untitled: { type: 'number' },
    site: { type: 'object', title: 'Site', properties: { height: { type: 'number', title: 'Height', 'x-unit': 'm' } } },
  },
  'x-derived': { energy: { title: 'Energy', value: 'power * 1 h', unit: 'kWh' } },
});

function say(text: string, isNegated?: boolean): string | undefined {
  const parsed = parseExpression(text);
  if ('fault' in parsed) throw new Error(parsed.fault.message);
  return isNegated === undefined
    ? conditionText(parsed.expression, kind)
    : conditionText(parsed.expression, kind, { isNegated });
}

it.each<[condition: string, text: string, negated: string]>([
  ['fcr', 'Primary reserve is on', 'Primary reserve is off'],
  ['not fcr', 'Primary reserve is off', 'Primary reserve is on'],
  ['not not fcr', 'Primary reserve is on', 'Primary reserve is off'],
  ['power = 5', 'Power is 5 kW', 'Power is not 5 kW'],
  ['power != 5', 'Power is not 5 kW', 'Power is 5 kW'],
  ['power > 5', 'Power is above 5 kW', 'Power is at most 5 kW'],
  ['power >= 5', 'Power is at least 5 kW', 'Power is below 5 kW'],
  ['power < 5', 'Power is below 5 kW', 'Power is at least 5 kW'],
  ['power <= 5', 'Power is at most 5 kW', 'Power is above 5 kW'],
  ['5 < power', 'Power is above 5 kW', 'Power is at most 5 kW'],
  ['5 >= power', 'Power is at most 5 kW', 'Power is above 5 kW'],
  ['5 = power', 'Power is 5 kW', 'Power is not 5 kW'],
  ["'d' != fuel", 'Fuel is not Diesel', 'Fuel is Diesel'],
  ['power > 2 MW', 'Power is above 2 MW', 'Power is at most 2 MW'],
  ['power > -5', 'Power is above -5 kW', 'Power is at most -5 kW'],
  ['count = 5', 'Outages is 5', 'Outages is not 5'],
  // Zero is the same in every unit, and a power that can't be below zero is zero.
  ['power > 0', 'Power is above 0', 'Power is 0'],
  ['power <= 0', 'Power is 0', 'Power is above 0'],
  ['power < 0', 'Power is below 0', 'Power is at least 0'],
  ['least <= 2', 'Least power is 2 kW', 'Least power is above 2 kW'],
  ['count <= 0', 'Outages is at most 0', 'Outages is above 0'],
  ["fuel = 'd'", 'Fuel is Diesel', 'Fuel is not Diesel'],
  ["fuel = 'oil'", 'Fuel is oil', 'Fuel is not oil'],
  ['rate = 1', 'Rate is Slow', 'Rate is not Slow'],
  ['rate = 2', 'Rate is 2 h', 'Rate is not 2 h'],
  ["fuel in ('d', 'g')", 'Fuel is Diesel or Gas', 'Fuel is neither Diesel nor Gas'],
  ["fuel in ('d')", 'Fuel is Diesel', 'Fuel is not Diesel'],
  ["fuel not in ('d', 'g', 'oil')", 'Fuel is neither Diesel nor Gas nor oil', 'Fuel is Diesel or Gas or oil'],
  ['power > least', 'Power is above Least power', 'Power is at most Least power'],
  ['site.height > 5', 'Height is above 5 m', 'Height is at most 5 m'],
  ['energy > 5', 'Energy is above 5 kWh', 'Energy is at most 5 kWh'],
  ['power < energy', 'Power is below Energy', 'Power is at least Energy'],
  ['fcr and afrr', 'Primary reserve and Secondary reserve are on', 'Primary reserve or Secondary reserve is off'],
  ['fcr or afrr', 'Primary reserve or Secondary reserve is on', 'Primary reserve and Secondary reserve are off'],
  [
    'fcr and power > 5',
    'Primary reserve is on and Power is above 5 kW',
    'Primary reserve is off or Power is at most 5 kW',
  ],
  [
    'fcr or not afrr',
    'Primary reserve is on or Secondary reserve is off',
    'Primary reserve is off and Secondary reserve is on',
  ],
  [
    'fcr and afrr and power > 5',
    'Primary reserve is on and Secondary reserve is on and Power is above 5 kW',
    'Primary reserve is off or Secondary reserve is off or Power is at most 5 kW',
  ],
  [
    "(fcr or afrr) and fuel = 'd'",
    'Primary reserve or Secondary reserve is on, and Fuel is Diesel',
    'Primary reserve and Secondary reserve are off, or Fuel is not Diesel',
  ],
  [
    '(power > 5 and fcr) or (count = 1 and afrr)',
    'Power is above 5 kW and Primary reserve is on, or Outages is 1 and Secondary reserve is on',
    'Power is at most 5 kW or Primary reserve is off, and Outages is not 1 or Secondary reserve is off',
  ],
])('%s reads "%s", and the opposite "%s"', (condition, text, negated) => {
  expect(say(condition)).toBe(text);
  expect(say(condition, false)).toBe(text);
  expect(say(condition, true)).toBe(negated);
});

it.each([
  'power * 2 > 5',
  'power > least * 2',
  'power > -least',
  'max(power) > 5',
  'missing',
  'missing > 5',
  'power > missing',
  'missing in (1, 2)',
  'power + 1 in (1, 2)',
  'untitled > 5',
  'any(missing where power > 5)',
  '5 > 4',
  'fcr and power * 2 > 5',
  'fcr and (afrr or power * 2 > 5)',
  '(fcr and (afrr or (count = 1 and power > 5))) or count = 2',
])('%s cannot be put into words', (condition) => {
  expect(say(condition)).toBeUndefined();
});

it('a condition becomes a tree in which only its parts are negated', () => {
  const parsed = parseExpression('not (a and (b and not c) or d)');
  if ('fault' in parsed) throw new Error(parsed.fault.message);
  const leaf = (name: string, isNegated: boolean) => ({
    part: expect.objectContaining({ node: 'name', name }),
    isNegated,
  });
  expect(conditionTree(parsed.expression)).toEqual({
    join: 'and',
    parts: [{ join: 'or', parts: [leaf('a', true), leaf('b', true), leaf('c', false)] }, leaf('d', true)],
  });
});
