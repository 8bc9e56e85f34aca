import { describe, expect, it } from 'vitest';
import { createValueReader } from '#server/components/createValueReader.ts';
import type { ValueQuery } from '#server/components/readValueQuery.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { TURBINE } from '../fixtures/turbineDefinition.ts';

const validate = () => [];
const BATTERY = { ...TURBINE, id: 'battery', fields: createFields({ rated_power: {} }), kindVersion: 2 };
const KINDS = new Map([
  ['wind', { definition: TURBINE, validate }],
  ['battery', { definition: BATTERY, validate }],
]);

const create = (query: Partial<ValueQuery>) =>
  createValueReader(KINDS, { fields: [], filters: [], sort: undefined, ...query });

const wind = (fields: Record<string, unknown> | null, kind_version = 1) => ({ subclass: 'wind', kind_version, fields });

describe('the values of a row', () => {
  it('are those that the list shows, with defaults and under their present names', () => {
    const { read } = create({ fields: ['rated_power', 'hub_height', 'blades'] });
    expect(read(wind({ rated_power: 2000, height: 80, maker: 'Enercon' }))).toEqual({
      values: { rated_power: 2000, hub_height: 80, blades: 3 },
      sortedBy: undefined,
    });
  });

  it('include the one that the list is sorted by', () => {
    const { read } = create({ fields: ['blades'], sort: { field: 'hub_height', isDescending: false } });
    expect(read(wind({ hub_height: 120, blades: 2 }))).toEqual({ values: { blades: 2 }, sortedBy: 120 });
  });

  it.each<[what: string, row: Parameters<ReturnType<typeof create>['read']>[0]]>([
    ['an unknown kind', { subclass: 'lost', kind_version: 1, fields: { rated_power: 1 } }],
    ['a newer version of its kind', wind({ rated_power: 1 }, 2)],
    ['no fields', wind(null)],
  ])('are missing for one with %s', (_, row) => {
    const sort = { field: 'rated_power', isDescending: false };
    expect(create({ fields: ['rated_power'], sort }).read(row)).toEqual({
      values: { rated_power: undefined },
      sortedBy: undefined,
    });
    const filters = [{ field: 'rated_power', type: 'range', from: undefined, to: 5 }] as const;
    expect(create({ filters }).read(row)).toBeUndefined();
  });

  it('of an earlier version of its kind are read', () => {
    const row = { subclass: 'battery', kind_version: 1, fields: { rated_power: 5 } };
    expect(create({ fields: ['rated_power'] }).read(row)?.values).toEqual({ rated_power: 5 });
    expect(create({ fields: ['rated_power'] }).read({ ...row, kind_version: 2 })?.values).toEqual({ rated_power: 5 });
  });

  it('decide whether the filters exclude it', () => {
    const { read } = create({ filters: [{ field: 'hub_height', type: 'range', from: 100, to: undefined }] });
    expect(read(wind({ hub_height: 100 }))).toEqual({ values: {}, sortedBy: undefined });
    expect(read(wind({ hub_height: 99 }))).toBeUndefined();
    expect(read({ subclass: 'battery', kind_version: 2, fields: { hub_height: 100 } })).toBeUndefined();
  });
});

describe('the order of rows', () => {
  const rows = [
    { row: { subclass: 'wind', name: 'a' }, sortedBy: 80 },
    { row: { subclass: 'wind', name: 'b' }, sortedBy: null },
    { row: { subclass: 'wind', name: 'c' }, sortedBy: 120 },
    { row: { subclass: 'lost', name: 'd' }, sortedBy: 100 },
  ];
  const sortBy = (sort: ValueQuery['sort']) =>
    create({ sort })
      .order(rows)
      .map(({ name }) => name);

  it('is that of their values, then those without a value', () => {
    expect(sortBy({ field: 'hub_height', isDescending: false })).toEqual(['a', 'c', 'b', 'd']);
    expect(sortBy({ field: 'hub_height', isDescending: true })).toEqual(['c', 'a', 'b', 'd']);
  });

  it('stays where no value was asked for', () => {
    expect(sortBy(undefined)).toEqual(['a', 'b', 'c', 'd']);
  });
});
