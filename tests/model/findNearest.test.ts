import { expect, it } from 'vitest';
import { findNearest } from '#model/findNearest.ts';

it.each([
  ['with a letter missing', 'hub_heigt', ['rated_power', 'hub_height'], 'hub_height'],
  ['in capitals', 'COP', ['name', 'cop'], 'cop'],
  ['that is in capitals', 'cop', ['NAME', 'COP'], 'COP'],
  ['that is nearest of several', 'max_power', ['min_power', 'max_powr', 'mx_powr'], 'max_powr'],
  ['that is the first of two as near', 'pc5', ['pc4', 'pc6'], 'pc4'],
  ['with one of three letters changed', 'cob', ['cop'], 'cop'],
  ['with two of three letters swapped', 'cpo', ['cop'], 'cop'],
  ['with swapped letters in capitals', 'CPO', ['cop'], 'cop'],
  ['with two letters of a short word changed', 'naem', ['name'], 'name'],
  [
    'with a third of the letters of a long word changed',
    'efficiency_heaxxxx',
    ['efficiency_heating'],
    'efficiency_heating',
  ],
])('the nearest to a word is the one %s: %s', (_, word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest);
});

it.each([
  ['with more than a third of the letters of a long word changed', 'efficiency_xxxxxxx', 'efficiency_heating'],
  ['with two of three letters changed', 'csv', 'cop'],
  ['with three of five letters changed', 'powxyz', 'power'],
])('a word %s is another one: %s', (_, word, candidate) => {
  expect(findNearest(word, [candidate])).toBeUndefined();
});

it('nothing is nearest without candidates', () => {
  expect(findNearest('cop', [])).toBeUndefined();
  expect(findNearest('cop', new Set<string>())).toBeUndefined();
});
