import { expect, it } from 'vitest';
import { checkUnfillable } from '#codegen/checkUnfillable.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';

const check = (words: FieldSchema, required = ['power']) =>
  checkUnfillable(mergedKind({ properties: { power: { type: 'number', title: 'Power', ...words } }, required }));

it.each([
  ['readOnly', 'read-only'],
  ['x-hidden', 'hidden'],
])('a required field with "%s" and no default is reported', (word, called) => {
  const [problem, ...others] = check({ [word]: true });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    message: `"power" is required, but nobody can fill it in, as it is ${called}.`,
    suggestion: 'Give it a "default".',
  });
  const text = JSON.stringify({ properties: { power: { type: 'number', title: 'Power' } } });
  expect(problem?.column).toBeGreaterThan(text.length);
});

it('a field of an object is named without the object', () => {
  const kind = mergedKind({
    properties: {
      charging: {
        ...{ type: 'object', title: 'Charging', required: ['power'] },
        properties: { power: { type: 'number', title: 'Power', readOnly: true } },
      },
    },
    required: ['charging'],
  });
  kind.required.add('charging/power');
  expect(checkUnfillable(kind).map(({ message }) => message)).toEqual([
    '"power" is required, but nobody can fill it in, as it is read-only.',
  ]);
});

it.each<[title: string, words: FieldSchema, required?: string[]]>([
  ['that people fill in', {}],
  ['with "readOnly": false', { readOnly: false }],
  ['with a default', { readOnly: true, default: 0 }],
  ['that the system sets', { readOnly: true, 'x-system': true }],
  ['that is optional', { readOnly: true }, []],
])('a field %s is fine', (_, words, required) => {
  expect(check(words, required)).toEqual([]);
});
