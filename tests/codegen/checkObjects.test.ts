import { expect, it } from 'vitest';
import { checkNestedWords, checkObjects } from '#codegen/checkObjects.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'Number' };
const object = (words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Tariff', properties: { fee: number }, ...words },
});
const choice = (values: (string | number)[]): FieldSchema => ({ type: 'string', title: 'Type', enum: values });
const variant = (words: FieldSchema = {}): FieldSchema =>
  object({
    'x-choice': 'type',
    properties: { type: choice(['fixed', 'free']), fee: number },
    'x-cases': { fixed: { properties: { price: number } }, free: {} },
    ...words,
  });

function check(tariff: FieldSchema) {
  const kind = mergedKind({ properties: { tariff } });
  return {
    problems: checkObjects(kind),
    at: (...path: (string | number)[]) => kind.source.placeAt(['properties', 'tariff', ...path]),
  };
}

it.each<[title: string, schema: FieldSchema]>([
  ['an object', object()],
  ['an object with a description', object({ description: 'A', required: ['fee'], 'x-note': 'B' })],
  ['an object with conditions', object({ 'x-shown-when': 'a', 'x-when-hidden': 'clear', 'x-required-when': 'b' })],
  ['an object with rules', object({ 'x-rules': [] })],
  ['a variant', variant()],
  ['a variant of branches', object({ oneOf: [{ properties: { type: { const: 'fixed' }, price: number } }] })],
  ['branches without a common value, which are reported elsewhere,', object({ properties: {}, oneOf: [{}] })],
])('%s is fine', (_, schema) => {
  expect(toTexts(check(schema).problems)).toEqual([]);
});

it.each<[title: string, schema: FieldSchema, at: (string | number)[], text: string]>([
  [
    'no title',
    object({ title: '' }),
    [],
    'object "tariff" has no title, so it would have no heading. Give it a "title".',
  ],
  [
    'no properties',
    object({ properties: {} }),
    [],
    'object "tariff" has no properties, so it would be empty. Give it "properties".',
  ],
  [
    'a minimum',
    object({ minimum: 5 }),
    ['minimum'],
    '"minimum" does not apply to the object "tariff". Give it to the fields inside.',
  ],
  [
    'cases without a choice',
    object({ 'x-cases': { fixed: {} } }),
    ['x-cases'],
    '"x-cases" needs "x-choice", the property that decides between them. Add "x-choice": "type", and "type" to the properties.',
  ],
  [
    'a misspelled choice',
    variant({ 'x-choice': 'typ' }),
    ['x-choice'],
    '"x-choice" names "typ", which is not a property of "tariff". Did you mean "type"?',
  ],
  [
    'a choice that does not exist',
    variant({ 'x-choice': 'contract_length' }),
    ['x-choice'],
    '"x-choice" names "contract_length", which is not a property of "tariff". Add "contract_length" to its properties.',
  ],
  [
    'a choice without cases',
    object({ 'x-choice': 'type', properties: { type: choice(['a']) } }),
    ['x-choice'],
    '"x-choice" needs "x-cases", the fields of each case. Add "x-cases".',
  ],
  [
    'a choice without values',
    variant({ properties: { type: { type: 'string', title: 'Type' } } }),
    ['properties', 'type'],
    '"type" decides between cases, but has no "enum" that lists them. Give it "enum": ["fixed","free"].',
  ],
  [
    'a value without a case',
    variant({ properties: { type: choice(['fixed', 'free', 'flat']) } }),
    ['properties', 'type', 'enum', 2],
    '"flat" can be chosen, but "tariff" has no case for it. Add "flat": {} to "x-cases".',
  ],
  [
    'a value without a branch',
    object({
      'x-choice': 'type',
      properties: { type: choice(['fixed', 'flat']) },
      oneOf: [{ properties: { type: { const: 'fixed' } } }],
    }),
    ['properties', 'type', 'enum', 1],
    '"flat" can be chosen, but "tariff" has no case for it. Add a branch with "const": "flat".',
  ],
  [
    'a misspelled case',
    variant({ 'x-cases': { fixed: {}, free: {}, fred: {} } }),
    ['x-cases', 'fred'],
    'case "fred" could never be chosen, as the choice does not have this value. Did you mean "free"?',
  ],
  [
    'a case without a value',
    variant({ 'x-cases': { fixed: {}, free: {}, 'time-of-use': {} } }),
    ['x-cases', 'time-of-use'],
    'case "time-of-use" could never be chosen, as the choice does not have this value. Its values: fixed, free.',
  ],
  [
    'a property in a case and in all',
    variant({ 'x-cases': { fixed: { properties: { price: number, fee: number } }, free: {} } }),
    ['x-cases', 'fixed', 'properties', 'fee'],
    '"fee" is a property of "tariff" in every case, so case "fixed" can\'t define it again. Rename or remove one of the two.',
  ],
  [
    'an object in a case and in all',
    variant({
      properties: { type: choice(['fixed', 'free']), site: object({ title: 'Site' }) },
      'x-cases': { fixed: { properties: { site: object({ title: 'Site' }) } }, free: {} },
    }),
    ['x-cases', 'fixed', 'properties', 'site'],
    '"site" is a property of "tariff" in every case, so case "fixed" can\'t define it again. Rename or remove one of the two.',
  ],
])('an object with %s is reported', (_, schema, path, text) => {
  const { problems, at } = check(schema);
  expect(toTexts(problems)).toEqual([text]);
  expect(problems).toMatchObject([at(...path)]);
});

it('an object without a type is reported', () => {
  const { type: _, ...untyped } = object();
  const { problems, at } = check(untyped);
  expect(toTexts(problems)).toEqual(['"tariff" has "properties" and no type. Give it "type": "object".']);
  expect(problems).toMatchObject([at()]);
});

it('an object in an object is named without it', () => {
  expect(toTexts(check(object({ properties: { site: object({ title: '' }) } })).problems)).toEqual([
    'object "site" has no title, so it would have no heading. Give it a "title".',
  ]);
});

const nested = (word: string, rows: string, name: string, where: string) =>
  `"${word}" has no effect in ${rows}, and "${name}" is in ${where}. Leave it out.`;

it.each(['x-system', 'x-hidden', 'x-renamed-from', 'x-schema'])(
  '"%s" is only for fields of the record itself',
  (word) => {
    const fee = { ...number, [word]: true };
    const kind = mergedKind({ properties: { fee, tariff: object({ properties: { fee } }) } });
    const problems = checkNestedWords(kind, { isInRow: false });
    expect(toTexts(problems)).toEqual([nested(word, 'objects and rows', 'fee', 'an object')]);
    expect(problems).toMatchObject([kind.source.placeAt(['properties', 'tariff', 'properties', 'fee', word])]);
    expect(toTexts(checkNestedWords(mergedKind({ properties: { fee } }), { isInRow: true }))).toEqual([
      nested(word, 'objects and rows', 'fee', 'a row'),
    ]);
  },
);

it.each(['x-rows', 'x-used-when', 'x-unused-message'])('"%s" is not for cells', (word) => {
  const kind = mergedKind({ properties: { tariff: object({ properties: { fee: { ...number, [word]: 'a' } } }) } });
  expect(checkNestedWords(kind, { isInRow: false })).toEqual([]);
  expect(toTexts(checkNestedWords(kind, { isInRow: true }))).toEqual([nested(word, 'rows of a table', 'fee', 'a row')]);
});
