import { describe, expect, it } from 'vitest';
import { kindRules } from '#codegen/edits/kindRules.ts';
import type { Stated } from './madeEdit.ts';
import { effectBetween, listWaived, plainEffects } from './ruledEdit.ts';

describe('a keyword of a kind', () => {
  it.each([
    ...['kind.title', 'kind.description', 'kind.x-kind.plural', 'kind.x-kind.family', 'kind.x-kind.icon'],
    ...['kind.x-kind.color', 'kind.x-kind.order', 'kind.x-derived', 'kind.x-note', 'curve.title'],
    ...['curve.description', 'curve.axis', 'curve.x-note', 'curve.outside', 'curve.logarithmic', 'curve.cutOut'],
    ...['curve.x.title', 'curve.y.title', 'curve.y.belowMinimum', 'rule.message', 'check.warn', 'check.message'],
    ...['check.at', 'check.x-note', 'derived.title', 'derived.per', 'derived.from', 'derived.suggests'],
    ...['derived.x-note', 'tab.id', 'tab.title', 'tab.groups'],
  ])('%s is for people only', (word) => {
    expect(plainEffects(kindRules, word)).toEqual(['text', 'text', 'text']);
  });

  it.each([
    ['kind.x-version', ['text', 'gone', 'text']],
    ['kind.x-changes', ['rewritten', 'gone', 'rewritten']],
    ['curve.x.unit', ['measured', 'measured', 'unit']],
    ['curve.y.unit', ['measured', 'measured', 'unit']],
    ['curve.y.default', ['default', 'default', 'default']],
    ['curve.y', ['depends', 'looser', 'text']],
    ['curve.rising', ['text', 'text', 'text']],
    ['curve.x.from', ['retyped', 'retyped', 'gone']],
    ['curve.x.to', ['retyped', 'retyped', 'more']],
    ['rule.below', ['tighter', 'looser', 'other']],
    ['rule.atMost', ['tighter', 'looser', 'other']],
    ['check.error', ['tighter', 'looser', 'other']],
    ['tab.x-shown-when', ['shown', 'shown', 'shown']],
    ['tab.x-when-hidden', ['shown', 'shown', 'shown']],
  ])('%s has its own effects', (word, effects) => {
    const named = word === 'kind.x-changes' ? '1' : 'a';
    expect(plainEffects(kindRules, word, named)).toEqual(effects);
  });

  it.each(['derived.unit', 'derived.value', 'derived.when'])('%s matters where an error reads it', (word) => {
    const also: Stated[] = [['check.error', 'b', 'a > 1']];
    const effects = [{ is: 1 }, { was: 1 }, { was: 1, is: 2 }].map((values) =>
      effectBetween(kindRules, { word, ...values, also }),
    );
    expect(effects).toEqual(['tighter', 'looser', 'other']);
    expect(plainEffects(kindRules, word)).toEqual(['text', 'text', 'text']);
  });

  it.each([
    ['curve.y.minimum', 1, 2],
    ['curve.y.maximum', 2, 1],
  ])('%s makes a curve stricter from %j to %j, and looser back', (word, low, high) => {
    expect(effectBetween(kindRules, { word, was: low, is: high })).toBe('tighter');
    expect(effectBetween(kindRules, { word, was: high, is: low })).toBe('looser');
  });

  it('x-curves of numbered fields is more, and gone without them', () => {
    const curve = { x: { from: 1, to: 2 }, y: [] };
    expect(effectBetween(kindRules, { word: 'kind.x-curves', is: curve })).toBe('more');
    expect(effectBetween(kindRules, { word: 'kind.x-curves', was: curve })).toBe('gone');
    expect(effectBetween(kindRules, { word: 'kind.x-curves', was: curve, is: curve })).toBe('text');
  });

  it('rising is stricter for a curve of lists', () => {
    const also: Stated[] = [['curve.x.field', 'a', 'speeds']];
    expect(effectBetween(kindRules, { word: 'curve.rising', was: false, is: true, also })).toBe('tighter');
  });
});

const all = (place: string, words: readonly string[]) => words.map((word) => `${place}.${word}`);

it('what is judged elsewhere says why', () => {
  expect(listWaived(kindRules)).toEqual({
    'it is the same in every file': ['kind.$schema', 'kind.type'],
    'a new name makes a new kind: one is added, one removed': ['kind.$id'],
    'each entry is judged': [
      ...all('kind', ['x-kind', 'properties', 'x-rules', 'x-checks', 'x-tabs']),
      ...all('curve', ['x']),
    ],
    'its target is judged instead': ['kind.allOf.$ref'],
    'what it inherits is judged instead': ['kind.allOf'],
    'it is judged in each kind that takes it over': all('shared', [
      ...['$schema', '$id', 'properties', 'required', '$defs', 'x-curves', 'x-rules', 'x-checks', 'x-derived'],
      ...['x-note', 'x-tabs', 'x-tab-titles', 'x-unit-names'],
    ]),
    'forms are judged like kinds, by what people can enter': all('form', [
      ...['$schema', '$id', 'title', 'description', 'properties', 'required', 'x-rules', 'x-groups'],
    ]),
    'groups are judged as part of their tab': all('groups', ['title', 'description', 'fields', 'derived']),
    'a change is judged as a whole, as the entry of its version': all('change', [
      ...['in', 'rename', 'move', 'scale', 'map', 'split', 'merge', 'add', 'drop', 'to', 'from', 'as', 'values'],
      ...['into', 'value', 'back', 'separator', 'x-note'],
    ]),
    'a new x makes a new curve: one is added, one removed': ['curve.x.field'],
    'new fields make a new series: one is added, one removed': ['curve.y.field', 'curve.y.fields'],
    'a new requirement makes a new rule or check: one is added, one removed': [
      ...['rule.field', 'check.when', 'check.require'],
    ],
    'words in another language are never stored or sent': [
      ...all('texts', ['$schema', '$id', 'title', 'description', 'x-kind', 'x-kind.plural', 'x-kind.family']),
      ...all('texts', ['properties', '$defs', 'x-curves', 'x-derived', 'x-tab-titles', 'x-unit-names']),
      ...all('texts', ['x-phrases', 'x-keeps-capitals']),
      ...all('axisTexts', ['title']),
    ],
  });
});
