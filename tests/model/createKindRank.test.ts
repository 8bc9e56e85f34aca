import { expect, it } from 'vitest';
import { createKindRank, OTHER_KINDS_TITLE } from '#model/createKindRank.ts';

const KINDS = [
  { subclass: 'wind', title: 'Wind' },
  { subclass: 'heater', title: 'boilers' },
  { subclass: 'oilfiredheater', title: 'boilers' },
  { subclass: 'gasgenset', title: 'Gensets' },
  { subclass: 'dieselgenset', title: 'Gensets' },
];

it('ranks kinds by title, in any case of letters, and those of one title alike', () => {
  const rank = createKindRank(KINDS);
  expect(KINDS.map(({ subclass }) => rank(subclass))).toEqual([3, 0, 0, 2, 2]);
});

it('ranks every unknown kind under the title of other kinds', () => {
  expect(OTHER_KINDS_TITLE).toBe('Generation');
  const rank = createKindRank(KINDS);
  expect(['tidal', 'toString'].map(rank)).toEqual([1, 1]);
  expect(createKindRank([])('tidal')).toBe(0);
});

it('ranks a kind of that title together with the unknown ones', () => {
  const rank = createKindRank([...KINDS, { subclass: 'hydro', title: OTHER_KINDS_TITLE }]);
  expect(['hydro', 'tidal', 'wind'].map(rank)).toEqual([1, 1, 3]);
});
