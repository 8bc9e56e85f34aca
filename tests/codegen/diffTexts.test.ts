import { expect, it } from 'vitest';
import { diffTexts } from '#codegen/diffTexts.ts';

it.each([
  ['another text', 'Power', 'Leistung', 'Leistung'],
  ['the same text', 'Power', 'Power', undefined],
  ['a missing text', 'Power', undefined, undefined],
  ['a number', 2, 3, undefined],
  ['nothing', null, 'Leistung', undefined],
  ['a text inside', { title: 'Power', unit: 'kW' }, { title: 'Leistung', unit: 'kW' }, { title: 'Leistung' }],
  ['a text in a list', [{ title: 'A' }, { title: 'B' }], [{ title: 'A' }, { title: 'C' }], { 1: { title: 'C' } }],
  ['the same object', { fields: { power: { title: 'Power' } } }, { fields: { power: { title: 'Power' } } }, undefined],
  ['a part that the original lacks', { title: 'A' }, { title: 'A', description: 'B' }, undefined],
  ['a part that the translation lacks', { tab: { title: 'A' } }, {}, undefined],
  ['a part that the translation has as a text', { tab: { title: 'A' } }, { tab: 'B' }, undefined],
])('%s', (_, original, translated, patch) => {
  expect(diffTexts(original, translated)).toEqual(patch);
});

it('numbers, nothing and equal texts may occur many times before a text that differs', () => {
  expect(diffTexts([1, 1, null, null, 'a', 'a', 'b'], [1, 1, null, null, 'a', 'c', 'd'])).toEqual({ 5: 'c', 6: 'd' });
});

it('a table that holds itself is compared once', () => {
  const [original, translated]: Record<string, unknown>[] = [{ title: 'Steps' }, { title: 'Schritte' }];
  if (original) original.rows = original;
  if (translated) translated.rows = translated;
  expect(diffTexts(original, translated)).toEqual({ title: 'Schritte' });
});
