import { expect, test } from 'vitest';
import {
  addresses,
  compareAddress,
  compareReferenceAddress,
  getView,
  newComponentAddress,
  referenceAddress,
  setView,
  tourAddress,
} from '#model/addresses.ts';

test.each([
  { search: '', id: 'a', after: '?view=a' },
  { search: '?q=wind&page=2', id: 'a', after: '?q=wind&page=2&view=a' },
  { search: '?view=a&q=wind', id: 'b', after: '?view=b&q=wind' },
  { search: '?q=wind&view=a', id: undefined, after: '?q=wind' },
  { search: '?view=a', id: undefined, after: '' },
])('the dialog of $id in "$search" is "$after"', ({ search, id, after }) => {
  expect(setView(search, id)).toBe(after);
  expect(getView(after)).toBe(id);
});

test('components to compare are named in the address', () => {
  expect(compareAddress(['a', 'b/c'])).toBe('/components/compare?ids=a,b%2Fc');
});

test('an id from outside stays one part of the address', () => {
  expect(addresses.component('a/b?c')).toBe('/components/a%2Fb%3Fc');
  expect(addresses.project('a/b?c')).toBe('/projects/a%2Fb%3Fc');
});

test.each([
  [tourAddress, '/dashboard?tour=1'],
  [newComponentAddress('a&b'), '/quick-create/component?kind=a%26b'],
  [referenceAddress('heat pumps'), '/reference?set=heat+pumps'],
  [referenceAddress('turbines', 'V90/3 & more'), '/reference?set=turbines&entry=V90%2F3+%26+more'],
  [compareReferenceAddress('turbines', ['a', 'b&c']), '/reference/compare?set=turbines&entry=a&entry=b%26c'],
])('a link is %s', (address, text) => {
  expect(address).toBe(text);
});
