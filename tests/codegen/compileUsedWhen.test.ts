import { expect, it } from 'vitest';
import { compileUsedWhen } from '#codegen/compileUsedWhen.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const FILE: Partial<KindFile> = {
  properties: {
    fcr: { type: 'boolean', title: 'Primary reserve' },
    power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
  },
  'x-curves': {
    output: {
      title: 'Output',
      x: { title: 'Speed', unit: 'm/s', from: 0, to: 1 },
      y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }],
    },
  },
};

function compile(words: FieldSchema, name = 'price') {
  const kind = mergedKind({
    ...FILE,
    properties: { ...FILE.properties, [name]: { type: 'number', title: 'Price', ...words } },
  });
  return { kind, ...compileUsedWhen(kind) };
}

it('a field that is always used has no condition', () => {
  expect(compile({})).toMatchObject({ value: [], problems: [] });
});

it('a condition is a function of a record', () => {
  const { value, problems } = compile({ 'x-used-when': 'fcr' });
  expect(problems).toEqual([]);
  expect(value).toEqual([{ field: 'price', code: expect.stringMatching(/^\(r\) => .*fcr/) }]);
});

it('a condition that cannot be put into words needs a message, which it may have', () => {
  const condition = { 'x-used-when': 'power * 2 > 5 kW' };
  expect(toTexts(compile(condition).problems)).toEqual([
    'this condition can\'t be put into words, so the form could not say why "price" is not used. Give the field an "x-unused-message", such as "Not used while the tank is full".',
  ]);
  expect(compile({ ...condition, 'x-unused-message': 'Not used while the tank is full' }).problems).toEqual([]);
});

it.each<[words: FieldSchema, problem: string]>([
  [{ 'x-used-when': 'fcr', 'x-hidden': true }, '"price" is hidden, so the form could not show that it is not used.'],
  [{ 'x-used-when': 'fcr', 'x-system': true }, '"price" is hidden, so the form could not show that it is not used.'],
  [{ 'x-used-when': 'price > 5' }, '"price" can\'t depend on itself, as it could never be used again.'],
  [{ 'x-used-when': 'fcr and missing' }, 'there is no field "missing".'],
  [
    { 'x-unused-message': 'Not used.' },
    '"x-unused-message" is shown while "x-used-when" does not hold, but there is no "x-used-when". Add "x-used-when".',
  ],
])('%j is reported once', (words, problem) => {
  expect(toTexts(compile(words).problems)).toEqual([problem]);
});

it('a condition that never holds is reported', () => {
  const { problems } = compile({ 'x-used-when': 'fcr and not fcr' });
  expect(problems).toHaveLength(1);
});

it('a field that a curve edits is reported', () => {
  expect(toTexts(compile({ 'x-used-when': 'fcr' }, 'p1').problems)).toEqual([
    '"p1" is edited by a curve, which has no place to show the reason.',
  ]);
});

it('problems are placed in the text of the condition, or at the message', () => {
  const faulty = compile({ 'x-used-when': 'fcr and missing' });
  expect(faulty.problems).toEqual([
    faulty.kind.source.problemInText(['properties', 'price', 'x-used-when'], 8, 'there is no field "missing".'),
  ]);
  const alone = compile({ 'x-unused-message': 'Not used.' });
  expect(alone.problems).toMatchObject([alone.kind.source.placeAt(['properties', 'price', 'x-unused-message'])]);
  const hidden = compile({ 'x-used-when': 'fcr', 'x-hidden': true });
  expect(hidden.problems).toMatchObject([hidden.kind.source.placeAt(['properties', 'price', 'x-used-when'])]);
  const itself = compile({ 'x-used-when': 'price > 5' });
  expect(itself.problems).toMatchObject([itself.kind.source.placeAt(['properties', 'price', 'x-used-when'])]);
});
