import { expect, it } from 'vitest';
import { getPhrases } from '#codegen/OverlayFile.ts';
import { toSource } from './mergedKind.ts';

it('the phrases of a translation', () => {
  const phrases = { Power: 'Leistung' };
  expect(getPhrases(toSource('texts/de/kinds/wind.json', { 'x-phrases': phrases }))).toEqual(phrases);
});

it('a file without phrases, or none at all, has none', () => {
  expect(getPhrases(toSource('texts/de/kinds/wind.json', { title: 'Windkraft' }))).toEqual({});
  expect(getPhrases(undefined)).toEqual({});
});
