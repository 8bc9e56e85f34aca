import { expect, it } from 'vitest';
import type { BranchSchema, FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readBranches } from '#codegen/readBranches.ts';
import { toSource } from './mergedKind.ts';

/** The object with its choice, its cases, and its problems with the text at their places. */
function read(schema: FieldSchema) {
  const problems: Problem[] = [];
  const file = { properties: { tariff: schema } };
  const text = JSON.stringify(file);
  const source = toSource('kinds/wind.json', file);
  const { schema: made, cases } = readBranches(schema, { source, path: ['properties', 'tariff'] }, problems);
  return {
    made,
    cases: Object.fromEntries(
      [...cases].map(([value, { schema: own, path }]) => [value, { ...own, path: path.slice(2) }]),
    ),
    problems: problems.map(({ column, message, suggestion }) => ({
      at: text.slice(column - 1, column + 24),
      text: `${message} ${suggestion}`,
    })),
  };
}

const price = { type: 'number' as const, title: 'Price' };
const FIXED: BranchSchema = {
  title: 'Fixed price',
  properties: { type: { const: 'fixed' }, price },
  required: ['price'],
};
const HOURLY: BranchSchema = { properties: { type: { const: 'hourly' } }, 'x-rules': [{ field: 'a', below: 'b' }] };

it('an object without branches stays as it is', () => {
  const schema: FieldSchema = { type: 'object', title: 'Tariff', properties: { price } };
  expect(read(schema)).toEqual({ made: schema, cases: {}, problems: [] });
});

it('cases are read where they are written', () => {
  const schema: FieldSchema = {
    type: 'object',
    'x-choice': 'type',
    'x-cases': { fixed: { properties: { price } }, free: {} },
  };
  expect(read(schema)).toEqual({
    made: schema,
    cases: { fixed: { properties: { price }, path: ['x-cases', 'fixed'] }, free: { path: ['x-cases', 'free'] } },
    problems: [],
  });
});

it.each(['string', 'array'] as const)('branches of a field of the type %s are passed over', (type) => {
  const schema: FieldSchema = { type, oneOf: [FIXED] };
  expect(read(schema)).toEqual({ made: schema, cases: {}, problems: [] });
});

it.each([{}, { type: 'object' as const }])('branches become cases of a choice: %j', (typed) => {
  const { made, cases, problems } = read({
    ...typed,
    title: 'Tariff',
    properties: { fee: price },
    oneOf: [FIXED, HOURLY],
  });
  expect(problems).toEqual([]);
  expect(made).toEqual({
    ...{ ...typed, title: 'Tariff', oneOf: [FIXED, HOURLY], 'x-choice': 'type' },
    properties: {
      fee: price,
      type: {
        ...{ type: 'string', title: 'Type', default: 'fixed', enum: ['fixed', 'hourly'] },
        'x-labels': { fixed: 'Fixed price' },
      },
    },
  });
  expect(cases).toEqual({
    fixed: { properties: { price }, required: ['price'], path: ['oneOf', 0] },
    hourly: { properties: {}, 'x-rules': [{ field: 'a', below: 'b' }], path: ['oneOf', 1] },
  });
});

it('a choice between numbers is a number, and its own words hold', () => {
  const oneOf: BranchSchema[] = [{ properties: { step: { const: 1 } } }, { properties: { step: { const: 2 } } }];
  const { made, cases } = read({ oneOf, properties: { step: { title: 'Step', default: 2 } } });
  expect(made.properties).toEqual({
    step: { type: 'number', title: 'Step', default: 2, enum: [1, 2], 'x-labels': {} },
  });
  expect(Object.keys(cases)).toEqual(['1', '2']);
});

it('the choice is the first property that has a value in every branch, or the one that is named', () => {
  const oneOf: BranchSchema[] = [
    { properties: { price, kind: { const: 'a' }, type: { const: 'b' } } },
    { properties: { price, kind: { const: 'c' }, type: { const: 'd' } } },
  ];
  expect(Object.keys(read({ oneOf }).cases)).toEqual(['a', 'c']);
  expect(Object.keys(read({ oneOf, 'x-choice': 'type' }).cases)).toEqual(['b', 'd']);
});

it.each<[title: string, oneOf: BranchSchema[]]>([
  ['no common value', [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 1 } } }]],
  ['no properties', [{}, {}]],
  ['a branch without properties', [FIXED, {}]],
])('branches with %s are reported', (_, oneOf) => {
  expect(read({ oneOf })).toEqual({
    made: { oneOf },
    cases: {},
    problems: [
      {
        at: expect.stringMatching(/^"oneOf":/),
        text: 'the branches of "oneOf" share no property with a "const", so none of them could be chosen. Give each of them the same property, such as "type": { "const": "fixed" }.',
      },
    ],
  });
});

it('a branch without the value of the choice is reported', () => {
  const { cases, problems, made } = read({
    'x-choice': 'type',
    oneOf: [{ title: 'None', properties: { price } }, HOURLY],
  });
  expect(Object.keys(cases)).toEqual(['hourly']);
  expect(made.properties?.type).toMatchObject({ enum: ['hourly'], default: 'hourly', 'x-labels': {} });
  expect(problems).toEqual([
    {
      at: '{"title":"None","properti',
      text: 'this branch has no "const" for "type", so it could never be chosen. Give it "properties": { "type": { "const": ... } }.',
    },
  ]);
});

it('a choice without any value is an empty text', () => {
  expect(read({ 'x-choice': 'type', oneOf: [{}] }).made.properties?.type).toMatchObject({ enum: [], default: '' });
});

it('a value that has a case already is reported at the value', () => {
  const { cases, problems } = read({ 'x-cases': { fixed: {} }, oneOf: [HOURLY, FIXED] });
  expect(cases).toMatchObject({ fixed: { path: ['x-cases', 'fixed'] }, hourly: { path: ['oneOf', 0] } });
  expect(problems).toEqual([
    {
      at: expect.stringMatching(/^"const":"fixed"/),
      text: '"fixed" has a case already, so this branch would never be chosen. Give it another value.',
    },
  ]);
});
