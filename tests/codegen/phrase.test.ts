import { expect, it } from 'vitest';
import { phrase } from '#codegen/phrase.ts';

const GERMAN = { phrases: new Map([['from {what}', 'aus {what}']]), keepsCapitals: true };

it('a sentence is in the language of the kind', () => {
  expect(phrase({ wording: GERMAN }, 'from {what}', { what: 'Leistung' })).toBe('aus Leistung');
  expect(phrase({ wording: GERMAN }, 'and')).toBe('and');
});

it('a sentence is in English if the kind has no language', () => {
  expect(phrase({}, 'from {what}', { what: 'power' })).toBe('from power');
  expect(phrase({}, 'from {what}')).toBe('from {what}');
});
