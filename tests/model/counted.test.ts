import { expect, it } from 'vitest';
import { counted } from '#model/counted.ts';

it.each([
  [1, 'component', '1 component'],
  [2, 'component', '2 components'],
  [0, 'component template', '0 component templates'],
])('%i are counted in words', (count, noun, words) => {
  expect(counted(count, noun)).toBe(words);
});
