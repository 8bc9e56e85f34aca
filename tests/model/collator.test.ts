import { expect, it } from 'vitest';
import { COLLATOR } from '#model/collator.ts';

it('names are sorted by their numbers, whatever their case and accents', () => {
  expect(['Unit 10', 'unit 9', 'Élan', 'elan 2'].toSorted(COLLATOR.compare)).toEqual([
    'Élan',
    'elan 2',
    'unit 9',
    'Unit 10',
  ]);
  expect(COLLATOR.compare('Ridge', 'RIDGE')).toBe(0);
  expect(COLLATOR.compare('Ridge', 'Rídge')).toBe(0);
});
