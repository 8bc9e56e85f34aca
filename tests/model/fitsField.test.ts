import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fitsField } from '#model/fitsField.ts';
import { createFlow } from './createFlow.ts';

const FIELD: FieldDefinition = createFlow();

describe('a value fits a field', () => {
  it.each<[string, Partial<FieldDefinition>, unknown, boolean]>([
    ['a number without limits', {}, -1.5, true],
    ['a text for a number', {}, '1', false],
    ['nothing for a number', {}, null, true],
    ['nothing where something is needed', { nullable: false }, null, false],
    ['a whole number', { type: 'integer' }, 3, true],
    ['a part of a whole number', { type: 'integer' }, 3.5, false],
    ['nothing for a whole number', { type: 'integer' }, null, true],
    ['the minimum', { minimum: 2 }, 2, true],
    ['less than the minimum', { minimum: 2 }, 1.9, false],
    ['the maximum', { maximum: 2 }, 2, true],
    ['more than the maximum', { maximum: 2 }, 2.1, false],
    ['a minimum that is itself refused', { exclusiveMinimum: 2 }, 2, false],
    ['more than a minimum that is itself refused', { exclusiveMinimum: 2 }, 2.1, true],
    ['a maximum that is itself refused', { exclusiveMaximum: 2 }, 2, false],
    ['less than a maximum that is itself refused', { exclusiveMaximum: 2 }, 1.9, true],
    ['a flag', { type: 'flag' }, false, true],
    ['a text for a flag', { type: 'flag' }, 'true', false],
    [
      'a choice',
      {
        type: 'choice',
        choices: [
          { value: 1, label: 'One' },
          { value: 2, label: 'Two' },
        ],
      },
      2,
      true,
    ],
    ['the text of a choice', { type: 'choice', choices: [{ value: 1, label: 'One' }] }, '1', false],
    ['a choice of none', { type: 'choice' }, 'a', false],
    ['a list', { type: 'list', list: 'numbers' }, '1, 200', true],
    ['a number for a list', { type: 'list', list: 'numbers' }, 1, false],
    ['words for a list', { type: 'list', list: 'numbers' }, '1, x', false],
    ['a list of percentages', { type: 'list', list: 'percentages' }, '1, 100', true],
    ['a percentage above 100', { type: 'list', list: 'percentages' }, '1, 101', false],
    ['a text', { type: 'text' }, 'a', true],
    ['a number for a text', { type: 'text' }, 1, false],
    ['an empty text', { type: 'text' }, '', true],
    ['an empty text where one is required', { type: 'text', required: true }, '', false],
    ['a text where one is required', { type: 'text', required: true }, 'a', true],
    ['blanks where one is required', { type: 'text', required: true }, '  ', false],
    ['blanks where a length is', { type: 'text', minLength: 2 }, '   ', false],
    ['blanks where any length may be', { type: 'text', minLength: 0 }, '   ', true],
    ['a text of the least length', { type: 'text', minLength: 2 }, 'ab', true],
    ['a shorter text', { type: 'text', minLength: 2 }, 'a', false],
    ['a text of the greatest length, as people count it', { type: 'text', maxLength: 2 }, '🌬🌬', true],
    ['a longer text', { type: 'text', maxLength: 2 }, 'abc', false],
    ['a text of the pattern', { type: 'text', pattern: '^\\p{L}+$' }, 'abc', true],
    ['a text off the pattern', { type: 'text', pattern: '^\\p{L}+$' }, 'ab1', false],
  ])('%s', (_what, parts, value, fits) => {
    expect(fitsField({ ...FIELD, ...parts }, value)).toBe(fits);
  });
});
