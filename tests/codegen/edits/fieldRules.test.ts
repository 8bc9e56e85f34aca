import { describe, expect, it } from 'vitest';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import { structureLimits } from '#codegen/structureLimits.ts';
import { effectBetween, listWaived, plainEffects } from './ruledEdit.ts';

const effect = (word: string, was: unknown, is: unknown) => effectBetween(fieldRules, { word, was, is });

describe('a keyword of a field', () => {
  it.each([
    ...['fields.object', 'field.title', 'field.description', 'field.x-row', 'field.x-cases', 'field.readOnly'],
    ...['field.x-autocomplete', 'field.x-offer', 'field.x-placeholder', 'field.x-empty', 'field.x-message'],
    ...['field.x-warn', 'field.x-warn.minimum', 'field.x-warn.exclusiveMinimum', 'field.x-warn.maximum'],
    ...['field.x-warn.message', 'field.x-hidden', 'field.x-used-when', 'field.x-unused-message', 'field.x-note'],
    ...['case.title', 'case.type', 'case.x-note', 'mapAxis.title'],
  ])('%s is for people only', (word) => {
    expect(plainEffects(fieldRules, word)).toEqual(['text', 'text', 'text']);
  });

  it.each(['field.items', 'field.x-choice', 'field.x-map', 'field.x-schema', 'field.x-system'])(
    '%s makes values of another type',
    (word) => {
      expect(plainEffects(fieldRules, word)).toEqual(['retyped', 'retyped', 'retyped']);
    },
  );

  it.each([
    ['fields.field', ['more', 'gone', 'text']],
    ['field.type', ['retyped', 'retyped', 'retyped']],
    ['field.default', ['default', 'default', 'default']],
    ['field.required', ['tighter', 'looser', 'text']],
    ['field.enum', ['tighter', 'looser', 'text']],
    ['field.pattern', ['tighter', 'looser', 'other']],
    ['field.x-same-as', ['tighter', 'looser', 'other']],
    ['field.x-required-when', ['tighter', 'looser', 'other']],
    ['field.x-text', ['tighter', 'looser', 'other']],
    ['field.x-labels', ['text', 'text', 'text']],
    ['field.x-unit', ['measured', 'measured', 'unit']],
    ['mapAxis.unit', ['measured', 'measured', 'unit']],
    ['field.x-list', ['retyped', 'looser', 'looser']],
    ['field.x-rows', ['altered', 'altered', 'text']],
    ['field.x-lowercase', ['altered', 'altered', 'altered']],
    ['field.x-shown-when', ['shown', 'shown', 'shown']],
    ['field.x-when-hidden', ['shown', 'shown', 'shown']],
    ['field.x-renamed-from', ['text', 'forgotten', 'text']],
  ])('%s has its own effects', (word, effects) => {
    expect(plainEffects(fieldRules, word)).toEqual(effects);
  });
});

describe('the values of a keyword', () => {
  it.each([
    ['field.minimum', 1, 2],
    ['field.exclusiveMinimum', 1, 2],
    ['field.maximum', 2, 1],
    ['field.exclusiveMaximum', 2, 1],
    ['mapAxis.minimum', 1, 2],
    ['mapAxis.maximum', 2, 1],
    ['field.minItems', 1, 2],
    ['field.maxItems', 2, 1],
    ['field.minLength', 1, 2],
    ['field.maxLength', 2, 1],
    ['field.minItems', undefined, 1],
    ['field.minLength', undefined, 1],
    ['field.maxItems', undefined, structureLimits.rows - 1],
    ['field.maxLength', undefined, 1e9],
    ['field.uniqueItems', undefined, true],
    ['field.uniqueItems', false, true],
    ['field.x-unique', ['from', 'to'], ['from']],
    ['field.x-input', 'text', 'email'],
    ['field.x-input', undefined, 'email'],
  ])('%s make a field stricter from %j to %j, and looser back', (word, was, is) => {
    expect([effect(word, was, is), effect(word, is, was)]).toEqual(['tighter', 'looser']);
  });

  it.each([
    ['field.minItems', undefined, 0],
    ['field.minLength', undefined, 0],
    ['field.maxItems', undefined, structureLimits.rows],
    ['field.maxLength', undefined, Number.POSITIVE_INFINITY],
    ['field.uniqueItems', undefined, false],
    ['field.x-input', 'tel', 'url'],
    ['field.x-input', undefined, 'url'],
  ])('%s accept the same from %j to %j', (word, was, is) => {
    expect([effect(word, was, is), effect(word, is, was)]).toEqual(['text', 'text']);
  });

  it.each([
    ['field.type', 'integer', 'number', 'looser'],
    ['field.enum', ['x', 'y'], ['x'], 'lost'],
    ['field.enum', ['x'], ['x', 'y'], 'looser'],
    ['field.x-labels', { x: 'A', y: 'B' }, { x: 'B', y: 'A' }, 'relabelled'],
    ['field.x-list', 'numbers', 'percentages', 'tighter'],
    ['field.x-list', 'percentages', 'numbers', 'looser'],
    ['field.x-when-hidden', undefined, 'keep', 'text'],
  ])('%s have an effect from %j to %j', (word, was, is, expected) => {
    expect(effect(word, was, is)).toBe(expected);
  });

  it('scaled by changes are carried over', () => {
    const by = new Set(['scale']);
    const values = { was: 'kW', is: 'MW', by };
    expect(effectBetween(fieldRules, { word: 'field.x-unit', ...values })).toBe('carried');
    expect(effectBetween(fieldRules, { word: 'mapAxis.unit', ...values })).toBe('carried');
  });
});

it('a requirement has no effect on a field that is always filled', () => {
  const also: [string, string, unknown][] = [['field.type', 'a', 'flag']];
  expect(effectBetween(fieldRules, { word: 'field.required', is: true, also })).toBe('text');
});

it('what is judged elsewhere says why', () => {
  expect(listWaived(fieldRules)).toEqual({
    'its target is judged instead': ['field.$ref'],
    'it is a value of a choice, which is judged as a whole': ['field.const'],
    'each of its fields is judged': ['field.properties', 'case.properties'],
    'each rule is judged': ['field.x-rules', 'case.x-rules'],
    'its branches are cases': ['field.oneOf'],
    'each field is judged by whether it is required': ['case.required'],
    'each axis is judged by its keywords': ['map.x', 'map.y', 'map.z'],
  });
});
