import { describe, expect, it } from 'vitest';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { groupRepeated, pairRepeated } from '#model/imports/pairRepeated.ts';
import { knownComponent, planned } from './planned.ts';

const row = (id: number, cop: number, entry = id === 0 ? 'A' : `A ${id + 1}`) =>
  planned({ id, full: 'A', entry, values: { cop } });
const component = (entry: string, cop: number) => knownComponent({ id: `id of ${entry}`, entry, imported: { cop } });

const isAsBefore = ({ values }: PlanRow, { imported }: KnownComponent) => values.cop === imported.cop;
const pair = (rows: PlanRow[], components: KnownComponent[], is = isAsBefore) => {
  const { pairs, entries } = pairRepeated({ base: 'A', rows, components }, is);
  return {
    pairs: pairs.map((one) => `${one.row.id} ${one.component.entry}${one.isDoubtful ? '?' : ''}`),
    entries: [...entries],
  };
};

describe('rows of one name', () => {
  it('are paired with the components of their entries whose values the table still gives', () => {
    expect(pair([row(0, 3), row(1, 3)], [component('A 2', 3), component('A', 3)])).toEqual({
      pairs: ['0 A', '1 A 2'],
      entries: [
        [0, 'A'],
        [1, 'A 2'],
      ],
    });
  });

  it('are paired with the components of other entries by their values where a row was inserted', () => {
    expect(pair([row(0, 9), row(1, 3), row(2, 4)], [component('A', 3), component('A 2', 4)])).toEqual({
      pairs: ['1 A', '2 A 2'],
      entries: [
        [1, 'A'],
        [2, 'A 2'],
        [0, 'A 3'],
      ],
    });
  });

  it('are paired with the component of their own entry rather than with an earlier one of the same values', () => {
    expect(pair([row(1, 3)], [component('A', 3), component('A 2', 3)]).pairs).toEqual(['1 A 2']);
  });

  it('are paired with the rest in their order, with doubt if there are several', () => {
    expect(pair([row(0, 5), row(1, 6)], [component('A', 3), component('A 2', 4)]).pairs).toEqual(['0 A?', '1 A 2?']);
    expect(pair([row(0, 5), row(1, 6)], [component('A', 3)]).pairs).toEqual(['0 A?']);
    expect(pair([row(0, 5)], [component('A', 3), component('A 2', 4)]).pairs).toEqual(['0 A?']);
    expect(pair([row(0, 5)], [component('A', 3)]).pairs).toEqual(['0 A']);
  });

  it('are paired without doubt where one is left', () => {
    expect(pair([row(0, 3), row(1, 6)], [component('A', 3), component('A 2', 4)]).pairs).toEqual(['0 A', '1 A 2']);
  });

  it('have entries that no component has where they are new', () => {
    expect(pair([row(0, 3), row(1, 4), row(2, 5)], []).entries).toEqual([
      [0, 'A'],
      [1, 'A 2'],
      [2, 'A 3'],
    ]);
    expect(pair([row(0, 3), row(1, 8), row(2, 9)], [component('A 3', 3)]).entries).toEqual([
      [0, 'A 3'],
      [1, 'A'],
      [2, 'A 2'],
    ]);
    expect(pair([row(0, 3), row(1, 8)], [component('A', 3)]).entries).toEqual([
      [0, 'A'],
      [1, 'A 2'],
    ]);
  });

  describe('that are many', () => {
    /** Rows and components of these counts, the values of the last row those of the last component. */
    const compare = (rows: number, components: number) => {
      let count = 0;
      const { pairs } = pair(
        Array.from({ length: rows }, (_, id) => row(id, id === rows - 1 ? -1 : id, `row ${id}`)),
        Array.from({ length: components }, (_, at) => component(`A ${at}`, at === components - 1 ? -1 : 10_000 + at)),
        (one, other) => {
          count += 1;
          return isAsBefore(one, other);
        },
      );
      return { count, first: pairs[0], last: pairs.at(-1) };
    };

    it('are all compared up to ten thousand comparisons', () => {
      expect(compare(100, 100)).toEqual({ count: 10_000, first: '99 A 99', last: '98 A 98?' });
    });

    it('are only paired in their order beyond that', () => {
      expect(compare(137, 73)).toEqual({ count: 0, first: '0 A 0?', last: '72 A 72?' });
    });
  });
});

describe('rows that have nothing but a name to tell them apart', () => {
  it('are grouped by their name, whatever its case and blanks', () => {
    const rows = [
      planned({ id: 0, full: 'E-82' }),
      planned({ id: 1, full: 'V90' }),
      planned({ id: 2, full: 'e-82 ' }),
      planned({ id: 3, full: 'E-82', mark: '108 m' }),
      planned({ id: 4, full: '' }),
    ];
    const groups = [...groupRepeated(rows)].map(([base, group]) => [base, group.map(({ id }) => id)]);
    expect(groups).toEqual([
      ['E-82', [0, 2]],
      ['V90', [1]],
    ]);
  });

  it('are grouped by the whole name where it has to be shortened', () => {
    const long = `${'Turbine '.repeat(60)}A`;
    const [base] = [...groupRepeated([planned({ full: long })]).keys()];
    expect(base?.length).toBeLessThan(long.length);
  });
});
