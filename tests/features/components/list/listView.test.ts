import { describe, expect, it } from 'vitest';
import type { ComponentListItem } from '#api/useComponents.ts';
import { countByCategory, filterAndSort, type ListFilters } from '#features/components/list/listView.ts';

const library = [
  item({ name: 'Turbine 10', subclass: 'wind', day: 3 }),
  item({ name: 'ärmel', subclass: 'pv', day: 1 }),
  item({ name: 'Turbine 2', subclass: 'hydro', day: 2 }),
  item({ name: 'Zeche', subclass: 'flywheel', day: 2 }),
  item({ name: 'boiler', subclass: 'wind', day: 2 }),
];

const ALL: ListFilters = { search: '', category: undefined, sortBy: 'name', sortOrder: 'asc' };

describe('a list of components', () => {
  it.each<[string, Partial<ListFilters>, string[]]>([
    ['by name, digits as numbers', {}, ['ärmel', 'boiler', 'Turbine 2', 'Turbine 10', 'Zeche']],
    ['by name, the other way', { sortOrder: 'desc' }, ['Zeche', 'Turbine 10', 'Turbine 2', 'boiler', 'ärmel']],
    [
      'by the titles of kinds, unknown kinds as Generation, equals by name',
      { sortBy: 'subclass' },
      ['Zeche', 'Turbine 2', 'ärmel', 'boiler', 'Turbine 10'],
    ],
    [
      'by age, equals by name whichever way it is sorted',
      { sortBy: 'createdAt', sortOrder: 'desc' },
      ['Turbine 10', 'boiler', 'Turbine 2', 'Zeche', 'ärmel'],
    ],
    [
      'whose name or kind holds the text, without regard to case or spaces around it',
      { search: ' TURB ' },
      ['boiler', 'Turbine 2', 'Turbine 10'],
    ],
    ['of one kind', { category: 'wind' }, ['boiler', 'Turbine 10']],
    ['of no known kind', { category: 'generation' }, ['Zeche']],
    ['of one kind that hold the text', { category: 'wind', search: 'boil' }, ['boiler']],
    ['that nothing matches', { search: 'nothing' }, []],
  ])('%s', (_, filters, names) => {
    expect(filterAndSort(library, { ...ALL, ...filters }).map(({ name }) => name)).toEqual(names);
  });

  it('is not changed by filtering and sorting', () => {
    const before = [...library];
    filterAndSort(library, { ...ALL, sortOrder: 'desc' });
    expect(library).toEqual(before);
  });

  it('is counted by kind, unknown ones together', () => {
    expect(Object.fromEntries(countByCategory(library))).toEqual({ wind: 2, pv: 1, hydro: 1, generation: 1 });
  });
});

function item({ name, subclass, day }: { name: string; subclass: string; day: number }): ComponentListItem {
  const at = `2026-01-0${day}T08:00:00.000Z`;
  return { id: name, name, subclass, created_at: at, updated_at: at, is_template: false, locked: false };
}
