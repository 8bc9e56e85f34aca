import { expect, it } from 'vitest';
import { checkDefaults } from '#codegen/checkDefaults.ts';
import { compileValidators } from '#codegen/compileValidators.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { validationSchema } from '#codegen/validationSchema.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

function findProblems(a: FieldSchema, required: string[] = []): string[] {
  const kind = mergedKind({ properties: { a: { title: 'A', ...a } }, required });
  const { validate } = compileValidators({ validate: validationSchema(kind) }).checks;
  return validate ? toTexts(checkDefaults(kind, toDefinition(kind), validate)) : [];
}

it.each<[title: string, field: FieldSchema, required: string[], problems: string[]]>([
  [
    'a default of a required field',
    { type: 'number', maximum: 9, default: 10 },
    ['a'],
    ['the default 10 of "a" breaks a rule of its kind: Value must be at most 9.'],
  ],
  [
    'two faults of one default',
    { type: 'string', maxLength: 1, pattern: '^x', default: 'yy' },
    [],
    ['the default "yy" of "a" breaks a rule of its kind: A must be 1 characters or less.'],
  ],
  [
    'a text that must be filled',
    { type: 'string', minLength: 1 },
    [],
    [
      'field "a" has no default, and a new component could not be stored without one: This field is required. Give it a "default".',
    ],
  ],
  [
    'a default near a choice',
    { type: 'string', enum: ['island', 'grid'], default: 'iland' },
    [],
    ['the default "iland" of "a" is not among its accepted values. Did you mean "island"?'],
  ],
  ['a required field without default', { type: 'string' }, ['a'], []],
  ['a default that the server replaces', { type: 'number', maximum: 9, default: 10, 'x-system': true }, [], []],
  ['a default that fits', { type: 'number', maximum: 9, default: 9 }, [], []],
])('%s', (_title, field, required, problems) => {
  expect(findProblems(field, required)).toEqual(problems);
});
