import { expect, it } from 'vitest';
import { checkLogAxes } from '#codegen/checkLogAxes.ts';
import type { CheckSchema, CurveSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const X = { title: 'Speed', unit: 'm/s' };
const Y = { title: 'Power', unit: 'kW', fields: 'p{x}' };
const NUMBERED: CurveSchema = { title: 'Output', x: { ...X, from: 1, to: 3 }, y: [{ ...Y, minimum: 0.1 }] };
const LISTS: CurveSchema = {
  title: 'Output',
  x: { title: 'Load', unit: '%', field: 'loads' },
  y: [{ title: 'Fuel', unit: 'kW', field: 'fuels' }],
};

function check(schema: CurveSchema, checks: CheckSchema[] = [], unresolved: string[] = []) {
  const kind = mergedKind({ 'x-checks': checks, 'x-curves': { output: schema } });
  for (const name of unresolved) kind.unresolved.add(name);
  return checkLogAxes(kind, 'output', { schema, origin: { source: kind.source, path: ['x-curves', 'output'] } });
}

const error = (require: string, words: Partial<CheckSchema> = {}): CheckSchema => ({
  ...{ require, error: 'Too low.', at: ['loads'], ...words },
});

it.each<[title: string, schema: CurveSchema, checks: CheckSchema[]]>([
  ['that is not logarithmic', LISTS, []],
  ['whose values are above 0', { ...NUMBERED, logarithmic: ['x', 'y'] }, []],
  ...['min(loads) > 0', 'min(loads) > 5', 'min(loads) >= 0.1'].map((require): [string, CurveSchema, CheckSchema[]] => [
    `of a list of which ${require} is required`,
    { ...LISTS, logarithmic: ['x'] },
    [error('max(fuels) > 0'), error(require)],
  ]),
  ['of a list y that is above 0', { ...LISTS, logarithmic: ['y'] }, [error('min(fuels) > 0')]],
])('an axis %s is fine', (_, schema, checks) => {
  expect(check(schema, checks)).toEqual([]);
});

it('a list that can not be resolved is reported elsewhere', () => {
  expect(check({ ...LISTS, logarithmic: ['x', 'y'] }, [], ['loads', 'fuels'])).toEqual([]);
});

it.each<[schema: CurveSchema, problem: string]>([
  [
    { ...NUMBERED, logarithmic: ['x'], x: { ...X, from: 0, to: 3 } },
    'the x axis of curve "output" can\'t be logarithmic, as "Speed" may be 0 or less. Set "from" to 1 or more.',
  ],
  [
    { ...NUMBERED, logarithmic: ['y'], y: [{ ...Y, minimum: 0 }] },
    'the y axis of curve "output" can\'t be logarithmic, as "Power" may be 0 or less. Give it a "minimum" above 0.',
  ],
  [
    {
      ...NUMBERED,
      logarithmic: ['y'],
      y: [
        { ...Y, minimum: 1 },
        { ...Y, title: 'Heat' },
      ],
    },
    'the y axis of curve "output" can\'t be logarithmic, as "Heat" may be 0 or less. Give it a "minimum" above 0.',
  ],
  [
    { ...LISTS, logarithmic: ['y'] },
    'the y axis of curve "output" can\'t be logarithmic, as "Fuel" may be 0 or less. Give "x-checks" an "error" that requires "min(fuels) > 0".',
  ],
])('an axis that may be 0 is reported: %j', (schema, problem) => {
  expect(toTexts(check(schema))).toEqual([problem]);
});

it.each<[title: string, check: CheckSchema]>([
  ['another list', error('min(fuels) > 0')],
  ['the greatest value', error('max(loads) > 0')],
  ['a value of 0 or more', error('min(loads) >= 0')],
  ['a value above one below 0', error('min(loads) > -1')],
  ['a value below a limit', error('min(loads) < 5')],
  ['another value', error('min(loads) > floor')],
  ['part of an expression', error('min(loads + 1) > 0')],
  ['a difference', error('min(loads) - 1')],
  ['a fault', error('min(loads) >')],
  ['a name', error('loads > 0')],
  ['nothing on a condition', error('min(loads) > 0', { when: 'fcr' })],
  ['nothing but a warning', { require: 'min(loads) > 0', warn: 'Low.', at: ['loads'] }],
])('a list is not kept above 0 by a check of %s', (_, one) => {
  expect(toTexts(check({ ...LISTS, logarithmic: ['x'] }, [one]))).toEqual([
    'the x axis of curve "output" can\'t be logarithmic, as "Load" may be 0 or less. Give "x-checks" an "error" that requires "min(loads) > 0".',
  ]);
});

it('the problem is at the axis', () => {
  const schema: CurveSchema = { ...NUMBERED, x: { ...X, from: 0, to: 3 }, logarithmic: ['y', 'x'] };
  const [problem, ...others] = check(schema);
  expect(others).toEqual([]);
  expect(problem).toMatchObject(
    mergedKind({ 'x-checks': [], 'x-curves': { output: schema } }).source.placeAt([
      'x-curves',
      'output',
      'logarithmic',
      1,
    ]),
  );
});
