import { expect, test } from 'vitest';
import { pluralWord } from '#model/pluralWord.ts';

test.each([
  ['period', 'periods'],
  ['vehicle type', 'vehicle types'],
  ['entry', 'entries'],
  ['day', 'days'],
  ['bus', 'buses'],
  ['box', 'boxes'],
  ['batch', 'batches'],
])('several of a %s are %s', (one, many) => {
  expect(pluralWord(one)).toBe(many);
});
