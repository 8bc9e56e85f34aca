import { describe, expect, it } from 'vitest';
import { FEW_KINDS, findFamilies, mostUsed, OTHER_FAMILY } from '#library/manyKinds.ts';
import type { DescribedKind } from '#model/KindSummary.ts';

function makeKind(subclass: string, more: Partial<DescribedKind> = {}): DescribedKind {
  return { subclass, title: subclass, plural: `${subclass}s`, description: '', color: '#000000', order: 1, ...more };
}

const KINDS = [
  makeKind('flywheel', { family: 'Storage', description: 'Stores power in a spinning mass.' }),
  makeKind('misc'),
  makeKind('boiler', { family: 'Heat', title: 'Gas boiler' }),
  makeKind('tank', { family: 'Storage', title: 'Wärmespeicher' }),
];

describe('families of kinds', () => {
  const found = (search: string) =>
    findFamilies(KINDS, search).map(({ title, kinds }) => [title, kinds.map(({ subclass }) => subclass)]);

  it('are in the order of their first kinds, with kinds without a family last', () => {
    expect(found('')).toEqual([
      ['Storage', ['flywheel', 'tank']],
      ['Heat', ['boiler']],
      [OTHER_FAMILY, ['misc']],
    ]);
  });

  it.each([
    ['spinning', 'flywheel'],
    ['STORAGE fly', 'flywheel'],
    ['gas boil', 'boiler'],
    ['wärme', 'tank'],
  ])('hold those in which each word of "%s" is found', (search, subclass) => {
    expect(findFamilies(KINDS, search).flatMap(({ kinds }) => kinds.map((kind) => kind.subclass))).toEqual([subclass]);
  });

  it('are empty where nothing is found', () => {
    expect(found('flywheel boiler')).toEqual([]);
  });
});

describe('the most used of many kinds', () => {
  const many = Array.from({ length: 500 }, (_, index) => makeKind(`kind${index}`));

  it('are those with the most components, then the first ones, in the order of their cards', () => {
    const counts = new Map(many.map(({ subclass }, index) => [subclass, index % 50 === 49 ? 500 - index : 0]));
    const first = Array.from({ length: 10 }, (_, index) => `kind${index}`);
    const used = Array.from({ length: 10 }, (_, index) => `kind${index * 50 + 49}`);
    expect(mostUsed(many, counts).map(({ subclass }) => subclass)).toEqual([...first, ...used]);
    const all = new Map(many.map(({ subclass }, index) => [subclass, index + 1]));
    expect(mostUsed(many, all)).toEqual(many.slice(-FEW_KINDS));
  });

  it('are the first ones while nothing is counted, and all where there are few', () => {
    expect(mostUsed(many, undefined)).toEqual(many.slice(0, FEW_KINDS));
    expect(mostUsed(many.slice(0, 3), undefined)).toHaveLength(3);
  });
});
