import { expect, test } from 'vitest';
import { viewIn, viewOf } from '#model/routes.ts';

test.each([
  { search: '', id: 'a', then: '?view=a' },
  { search: '?q=wind&page=2', id: 'a', then: '?q=wind&page=2&view=a' },
  { search: '?view=a&q=wind', id: 'b', then: '?view=b&q=wind' },
  { search: '?q=wind&view=a', id: undefined, then: '?q=wind' },
  { search: '?view=a', id: undefined, then: '' },
])('the dialog of $id in "$search" is "$then"', ({ search, id, then }) => {
  expect(viewIn(search, id)).toBe(then);
  expect(viewOf(then)).toBe(id);
});
