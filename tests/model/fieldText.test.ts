import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue, type ParsedField, parseFieldText } from '#model/fieldText.ts';
import { createFlow } from './createFlow.ts';

const field = (parts: Partial<FieldDefinition>): FieldDefinition => createFlow({ type: 'text', ...parts });

const CHOICES = [
  { value: 1, label: 'One' },
  { value: 2, label: 'Two' },
];

describe('the text of a value', () => {
  it.each<[Partial<FieldDefinition>, unknown, string]>([
    [{ type: 'flag' }, true, 'true'],
    [{ type: 'flag' }, 'true', 'true'],
    [{ type: 'flag' }, false, 'false'],
    [{ type: 'flag' }, 'yes', 'false'],
    [{ type: 'flag' }, null, 'false'],
    [{ type: 'number' }, null, ''],
    [{ type: 'number' }, undefined, ''],
    [{ type: 'number' }, 1e-7, '0.0000001'],
    [{ type: 'choice', choices: CHOICES }, 2, '2'],
    [{}, 'Perfect', 'Perfect'],
    [{ lowercase: true }, 'Perfect', 'perfect'],
  ])('%j of %j is %j', (parts, value, text) => {
    expect(fieldText(field(parts), value)).toBe(text);
  });
});

describe('the value of a text', () => {
  it.each<[Partial<FieldDefinition>, string, ParsedField]>([
    [{ type: 'number' }, ' 1.5 ', { value: 1.5 }],
    [{ type: 'integer' }, '', { value: null }],
    [{ type: 'number' }, '1,5', { problem: 'comma' }],
    [{ type: 'integer' }, 'x', { problem: 'malformed' }],
    [{ type: 'flag' }, 'true', { value: true }],
    [{ type: 'flag' }, '', { value: false }],
    [{ type: 'choice', choices: CHOICES }, '2', { value: 2 }],
    [{ type: 'choice', choices: CHOICES }, '3', { value: '3' }],
    [{ type: 'choice' }, 'a', { value: 'a' }],
    [{}, ' a ', { value: 'a' }],
    [{ rows: 3 }, ' a ', { value: ' a ' }],
    [{ input: 'password' }, ' a ', { value: ' a ' }],
    [{ input: 'email' }, ' a ', { value: 'a' }],
    [{ type: 'list' }, ' 1, 2 ', { value: ' 1, 2 ' }],
  ])('%j of %j is %j', (parts, text, value) => {
    expect(parseFieldText(field(parts), text)).toEqual(value);
  });
});

describe('two texts', () => {
  it.each<[Partial<FieldDefinition>, string, string, boolean]>([
    [{ type: 'number' }, '1', '1.0', true],
    [{ type: 'number' }, '1', '2', false],
    [{ type: 'number' }, 'x', 'x', true],
    [{ type: 'number' }, 'x', 'y', false],
    [{ type: 'number' }, '1', 'x', false],
    [{ type: 'number' }, 'x', '1', false],
    [{ type: 'number' }, '', ' ', true],
    [{ type: 'list' }, '1,2', '1.0, 2', true],
    [{ type: 'list' }, '1,2', '1,3', false],
    [{ type: 'list' }, '1,2,x', '1,2', false],
    [{ type: 'list' }, '1,2', '1,2,x', false],
    [{ type: 'list' }, '1,x', '1,y', false],
    [{}, 'a', ' a', true],
    [{ rows: 2 }, 'a', ' a', false],
  ])('in %j %j and %j mean the same: %s', (parts, a, b, isSame) => {
    expect(isSameValue(field(parts), a, b)).toBe(isSame);
  });
});
