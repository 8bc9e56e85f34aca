import { expect, it } from 'vitest';
import { isNeverZero } from '#codegen/isNeverZero.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { type Expression, parseExpression } from '#codegen/parseExpression.ts';
import { mergedKind } from './mergedKind.ts';

const number = (words: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'Number', ...words });

const kind = mergedKind({
  properties: {
    free: number(),
    above: number({ exclusiveMinimum: 0 }),
    above_5: number({ exclusiveMinimum: 5 }),
    above_neg: number({ exclusiveMinimum: -5 }),
    from_1: number({ minimum: 1 }),
    from_0: number({ minimum: 0 }),
    from_neg: number({ minimum: -1 }),
    rate: number({ enum: [1, 2] }),
    step: number({ enum: [0, 2] }),
    loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' },
    maker: { type: 'string', title: 'Maker' },
    site: { type: 'object', title: 'Site', properties: { height: number({ minimum: 1 }) } },
    periods: {
      ...{ type: 'array', title: 'Periods' },
      items: { type: 'object', properties: { hours: number({ minimum: 1 }), price: number(), from_1: number() } },
    },
    ports: { type: 'array', title: 'Ports', items: number({ exclusiveMinimum: 0 }) },
  },
  'x-curves': {
    output: {
      title: 'Output',
      x: { title: 'Speed', unit: 'm/s', from: 1, to: 3 },
      y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }],
    },
  },
  'x-derived': {
    sure: { title: 'Sure', value: 'from_1 * 2' },
    unsure: { title: 'Unsure', value: 'free * 2' },
    faulty: { title: 'Faulty', value: 'from_1 *' },
    circle: { title: 'Circle', value: 'circle + 1' },
    named: { title: 'Named', value: 'sure + from_0' },
  },
} as Partial<KindFile>);

function parse(text: string): Expression {
  const parsed = parseExpression(text);
  if ('fault' in parsed) throw new Error(parsed.fault.message);
  return parsed.expression;
}

const judge = (text: string, ...guards: string[]) =>
  isNeverZero(parse(text), { kind, guards: guards.map(parse), inside: undefined });

it.each([
  '5',
  'above',
  'above_5',
  'from_1',
  'rate',
  'site.height',
  'from_1 * rate',
  'from_1 / rate',
  'from_1 + from_0',
  'from_0 + from_1',
  'from_1 + rate',
  'max(ports)',
  'mean(ports)',
  'min(hours of periods)',
  'max(hours * 2 of periods where price > 0)',
  'min(price of periods where price > 0)',
  'sqrt(from_1)',
  'sure',
  'named',
])('%s is never zero', (text) => {
  expect(judge(text)).toBe(true);
});

it.each([
  '0',
  'free',
  'above_neg',
  'from_0',
  'from_neg',
  'step',
  'missing',
  'maker',
  'site',
  'loads',
  'max(loads)',
  'from_1 * from_0',
  'from_0 * from_1',
  'from_0 / from_1',
  'from_0 + from_0',
  'from_1 - rate',
  'from_1 + free',
  'free + from_1',
  'from_1 * free',
  'sum(ports)',
  'sum(hours of periods)',
  'min(price of periods)',
  'min(from_1 of periods)',
  'min(price of periods where hours > 0)',
  'min(x of output)',
  'min(y of output)',
  'min(free of missing)',
  '-from_1',
  'unsure',
  'faulty',
  'circle',
])('%s may be zero', (text) => {
  expect(judge(text)).toBe(false);
});

it('a sum may be zero, but adds to what is above zero', () => {
  expect(judge('sum(ports) + from_1')).toBe(true);
  expect(judge('sum(price of periods) + from_1')).toBe(false);
  expect(judge('max(loads) + from_1')).toBe(true);
  expect(judge('max(x of output) + from_1')).toBe(true);
  expect(judge('max(y of output) + from_1')).toBe(false);
});

it.each([
  ['free', 'free > 0'],
  ['free', 'free > 5'],
  ['free', '0 < free'],
  ['free', 'free >= 1'],
  ['free', '1 <= free'],
  ['free', 'free != 0'],
  ['free', 'rate = 1 and free > 0'],
  ['free', 'free > 0 and rate = 1'],
  ['free', 'rate = 1 and free != 0'],
  ['free', 'free != 0 and rate = 1'],
  ['free - from_1', 'free - from_1 > 0'],
  ['free * 2', 'free > 0'],
  ['unsure', 'unsure > 0'],
  ['unsure', 'free > 0'],
  ['max(y of output)', 'max(y of output) > 0'],
  ['max( y of  output)', 'rate = 1 and max(y of output) > 0'],
])('%s is never zero where %s', (text, guard) => {
  expect(judge(text, guard)).toBe(true);
  expect(judge(text, 'rate = 2', guard)).toBe(true);
});

it.each([
  ['free', 'free >= 0'],
  ['free', '0 <= free'],
  ['free', 'free < 5'],
  ['free', '5 > free'],
  ['free', 'free = 5'],
  ['free', 'free > from_0'],
  ['free', 'free != 5'],
  ['free', 'free != from_0'],
  ['free', 'from_neg > 0'],
  ['free', 'from_neg != 0'],
  ['free', 'free > 0 or rate = 1'],
  ['free', 'free != 0 or rate = 1'],
  ['free', 'not free > 0'],
  ['free', 'rate = 1 and rate = 2'],
  ['free - from_1', 'free > 0'],
  ['free * 2', 'free != 0'],
])('%s may be zero where %s', (text, guard) => {
  expect(judge(text, guard)).toBe(false);
});

it('inside a curve or a table, names are coordinates or columns first', () => {
  const coordinates = new Map([
    ['x', { unit: new Map(), isNotNegative: true }],
    ['y', { unit: new Map(), isNotNegative: false }],
  ]);
  const point = { kind, guards: [], inside: { sort: 'point' as const, coordinates } };
  expect(isNeverZero(parse('x'), point)).toBe(false);
  expect(isNeverZero(parse('x + from_1'), point)).toBe(true);
  expect(isNeverZero(parse('y + from_1'), point)).toBe(false);
  expect(isNeverZero(parse('from_1'), point)).toBe(true);
  const names = kind.tables.get('periods');
  if (!names) throw new Error('The probe has no table.');
  const row = { kind, guards: [], inside: { sort: 'row' as const, names } };
  expect(isNeverZero(parse('hours'), row)).toBe(true);
  expect(isNeverZero(parse('from_1'), row)).toBe(false);
  expect(isNeverZero(parse('rate'), row)).toBe(true);
});
