import { expect, it } from 'vitest';
import { fillSentence } from '#model/fillSentence.ts';
import { ENGLISH } from '#model/Wording.ts';

const GERMAN = { phrases: new Map([['above {limit}', 'über {limit}']]), keepsCapitals: true };

it.each([
  ['a value', ENGLISH, 'above {limit}', { limit: '8000 kW' }, 'above 8000 kW'],
  ['a number', ENGLISH, 'at least {count} points', { count: 2 }, 'at least 2 points'],
  ['the same value twice', ENGLISH, '{x} and {x}', { x: 0 }, '0 and 0'],
  ['no value for one of its placeholders', ENGLISH, '{from} to {to}', { from: 1 }, '1 to {to}'],
  ['no value for a word that every object inherits', ENGLISH, 'is {toString}', {}, 'is {toString}'],
  ['a translation', GERMAN, 'above {limit}', { limit: 5 }, 'über 5'],
  ['a value, but no translation', GERMAN, 'below {limit}', { limit: 5 }, 'below 5'],
])('a sentence with %s is filled in', (_, wording, sentence, values, text) => {
  expect(fillSentence(wording, sentence, values)).toBe(text);
});

it('a sentence without values is only translated', () => {
  expect(fillSentence(GERMAN, 'above {limit}')).toBe('über {limit}');
});
