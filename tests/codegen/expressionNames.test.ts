import { describe, expect, it } from 'vitest';
import { findNamed, writtenName } from '#codegen/expressionNames.ts';
import { EXPRESSION_FILE, EXPRESSION_KIND } from './expressionKind.ts';

const { properties } = EXPRESSION_FILE;
const columns = properties.periods.items.properties;
const { tables } = EXPRESSION_KIND;

describe('a name refers to', () => {
  it.each([
    ['count', { sort: 'field', name: 'count', schema: properties.count }],
    [
      "charging.'peak load'",
      { sort: 'field', name: 'charging/peak load', schema: properties.charging.properties['peak load'] },
    ],
    [
      'tariff.flex.price',
      { sort: 'field', name: 'tariff/=flex/price', schema: properties.tariff['x-cases'].flex.properties.price },
    ],
    ['charging', { sort: 'object', name: 'charging' }],
    ['tariff.fixed', { sort: 'object', name: 'tariff/=fixed' }],
    ['periods.cost', { sort: 'column', of: 'periods', name: 'cost', schema: columns.cost }],
  ])('%s', (written, named) => {
    expect(findNamed(written, EXPRESSION_KIND)).toEqual(named);
  });

  it('a table with its columns', () => {
    const periods = tables.get('periods');
    expect(findNamed('periods', EXPRESSION_KIND)).toMatchObject({ sort: 'field', name: 'periods', table: periods });
    expect(findNamed('ports', EXPRESSION_KIND)).toMatchObject({
      sort: 'field',
      name: 'ports',
      table: { isList: true },
    });
    const named = { sort: 'column', of: 'periods', name: 'steps', table: periods?.tables.get('steps') };
    expect(findNamed('periods.steps', EXPRESSION_KIND)).toMatchObject(named);
  });
});

it.each<[written: string, offset: number, message: string, suggestion?: string]>([
  ['powr', 0, 'there is no field "powr".', 'Did you mean "power"?'],
  ['zzz.yyy', 0, 'there is no field "zzz".'],
  ['charging.powr', 9, '"charging" has no field "powr".', 'Did you mean "charging.power"?'],
  ["charging.'peak loda'", 9, '"charging" has no field "peak loda".', 'Did you mean "charging.\'peak load\'"?'],
  [
    ...(['tariff.price', 7, '"tariff" has no field "price".'] as const),
    'It belongs to a case: write tariff.fixed.price or tariff.flex.price.',
  ],
  ['tariff.flx.price', 7, '"tariff" has no field "flx".', 'Did you mean "tariff.flex.price"?'],
  ['tariff.fixed.prce', 13, '"tariff.fixed" has no field "prce".', 'Did you mean "tariff.fixed.price"?'],
  ['periods.cst', 8, '"periods" has no column "cst".', 'Did you mean "cost"?'],
  ['ports.zzzzz', 6, '"ports" has no field "zzzzz".'],
  ['periods.steps.km', 14, '"periods.steps" is a table inside a row, which an expression can\'t read.'],
  ['count.count', 6, '"count" has no field "count".'],
])('the name %s refers to nothing', (written, offset, message, suggestion) => {
  expect(findNamed(written, EXPRESSION_KIND)).toEqual({ sort: 'unknown', offset, message, suggestion });
});

it.each([
  ['a', 'a'],
  ['a/b_2', 'a.b_2'],
  ['a/=b c/d', "a.'b c'.d"],
  ['=x/=y', 'x.y'],
  ['a-b', "'a-b'"],
  ['a=b', "'a=b'"],
  ['-ab', "'-ab'"],
])('%s is written %s', (name, written) => {
  expect(writtenName(name)).toBe(written);
});
