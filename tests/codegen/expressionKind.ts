import { curveCoordinates } from '#codegen/curveCoordinates.ts';
import { createScope, type ExpressionScope, type Given } from '#codegen/ExpressionScope.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { type Expression, parseExpression } from '#codegen/parseExpression.ts';
import { mergedKind } from './mergedKind.ts';

/** A kind file with a part of each sort that an expression may name. */
export const EXPRESSION_FILE = {
  properties: {
    count: { type: 'integer', title: 'Count' },
    power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
    height: { type: 'number', title: 'Height', 'x-unit': 'm', exclusiveMinimum: 0 },
    running: { type: 'boolean', title: 'Running' },
    mode: { type: 'string', title: 'Mode', enum: ['off', 'smart'], 'x-labels': { smart: 'Cleverly' } },
    poles: { type: 'number', title: 'Poles', enum: [2, 4] },
    label: { type: 'string', title: 'Label' },
    loads: { type: 'string', title: 'Loads', 'x-list': 'numbers', 'x-unit': 'kW' },
    grid: { type: 'object', title: 'Grid', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } },
    manual: { type: 'object', title: 'Manual', 'x-schema': 'manual.json' },
    stamp: { type: 'number', title: 'Stamp', 'x-system': true },
    charging: {
      type: 'object',
      title: 'Charging',
      properties: {
        power: { type: 'number', title: 'Charging power', 'x-unit': 'kW' },
        'peak load': { type: 'number', title: 'Peak load', 'x-unit': 'kW' },
      },
    },
    tariff: {
      type: 'object',
      title: 'Tariff',
      'x-choice': 'type',
      properties: { type: { type: 'string', title: 'Type', enum: ['fixed', 'flex'] } },
      'x-cases': {
        fixed: { properties: { price: { type: 'number', title: 'Price' } } },
        flex: { properties: { price: { type: 'number', title: 'Base price' } } },
      },
    },
    periods: {
      type: 'array',
      title: 'Periods',
      items: {
        type: 'object',
        properties: {
          cost: { type: 'number', title: 'Cost', 'x-unit': 'kW' },
          day: { type: 'string', title: 'Day', enum: ['work', 'free'] },
          active: { type: 'boolean', title: 'Active' },
          steps: {
            type: 'array',
            title: 'Steps',
            items: { type: 'object', properties: { km: { type: 'number', title: 'km' } } },
          },
        },
      },
    },
    ports: { type: 'array', title: 'Ports', items: { type: 'number', title: 'Port', 'x-unit': 'kW' } },
    notes: { type: 'array', title: 'Notes', items: { type: 'string', title: 'Note' } },
    lost: { $ref: '../common.json#/$defs/lost' },
  },
  'x-curves': {
    output: {
      title: 'Output',
      x: { title: 'Speed', unit: 'm/s', from: 0, to: 1 },
      y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }],
    },
    twin: {
      title: 'Twin',
      x: { title: 'Speed', from: 0, to: 1 },
      y: [
        { title: 'Power', fields: 'a{x}' },
        { title: 'Heat', fields: 'b{x}' },
      ],
    },
  },
  'x-derived': { doubled: { title: 'Doubled', unit: 'kW', value: 'power * 2' } },
} satisfies Partial<KindFile>;

export const EXPRESSION_KIND = mergedKind(EXPRESSION_FILE);

/** The tree of an expression without faults. */
export function parsed(text: string): Expression {
  const read = parseExpression(text);
  if ('fault' in read) throw new Error(read.fault.message);
  return read.expression;
}

/** The tree of an expression that is of this sort. */
export function parsedAs<Name extends Expression['node']>(node: Name, text: string) {
  const expression = parsed(text);
  if (expression.node !== node) throw new Error(`${text} is not a ${node}.`);
  return expression as Extract<Expression, { node: Name }>;
}

/** The scope of an expression of the kind. */
export function scopeIn(given: Given = {}): ExpressionScope {
  return createScope(EXPRESSION_KIND, given);
}

/** The scope inside a row of the table "periods". */
function rowScope(): ExpressionScope {
  const names = EXPRESSION_KIND.tables.get('periods');
  if (!names) throw new Error('The kind has no table.');
  return scopeIn({ inside: { sort: 'row', names } });
}

/** What an expression has become, with the faults and reads that it left in the scope. */
export function resultIn<T>(scope: ExpressionScope, compiled: T): { compiled: T; faults: unknown[]; reads: string[] } {
  return { compiled, faults: scope.faults, reads: [...scope.reads] };
}

/** The scope at a point of this curve. */
export function pointScope(curve: string): ExpressionScope {
  const schema = EXPRESSION_KIND.curves.get(curve)?.schema;
  if (!schema) throw new Error(`There is no curve ${curve}.`);
  return scopeIn({ inside: { sort: 'point', coordinates: curveCoordinates(EXPRESSION_KIND, schema) } });
}

/** The names that a scope knows, by where it is: in the record, a row, or a point of a curve. */
export const SCOPES = {
  record: () => scopeIn(),
  row: rowScope,
  output: () => pointScope('output'),
  twin: () => pointScope('twin'),
};
