import { describe, expect, it } from 'vitest';
import { omitKeptCells, restoreKeptCells } from '#server/components/keptCells.ts';
import { VERSIONED } from '../fixtures/turbineDefinition.ts';

const UNVERSIONED = { definition: VERSIONED.definition };
/** A change of the record itself, which keeps no cells. */
const WITHOUT_ROWS = {
  definition: VERSIONED.definition,
  changes: { 2: [{ before: ['maker'], after: [], up: () => ({}), down: () => ({}) }] },
};

const NIGHT = { price: 0.2, 'note@1': 'night' };
const DAY = { price: 0.3, 'note@1': 'day' };

describe('cells that rows keep for another version', () => {
  it('are left out of all rows, and those of other names stay', () => {
    const record = {
      name: 'Isle',
      'maker@1': 'Enercon',
      periods: [NIGHT, { price: 0.3, 'price@1': 30, 'shade@1': 'dark' }, 5],
      tariff: { 'note@1': 'beside', periods: [DAY] },
    };
    expect(omitKeptCells(record, VERSIONED)).toEqual({
      name: 'Isle',
      'maker@1': 'Enercon',
      periods: [{ price: 0.2 }, { price: 0.3, 'shade@1': 'dark' }, 5],
      tariff: { 'note@1': 'beside', periods: [{ price: 0.3 }] },
    });
  });

  it('are left out of rows within rows', () => {
    const record = { vehicles: [{ periods: [NIGHT], tariff: { periods: [DAY] } }] };
    expect(omitKeptCells(record, VERSIONED)).toEqual({
      vehicles: [{ periods: [{ price: 0.2 }], tariff: { periods: [{ price: 0.3 }] } }],
    });
  });

  it('are restored in the rows that correspond', () => {
    const checked = {
      name: 'Isle',
      periods: [{ price: 0.25 }, { price: 0.35 }, { price: 0.5 }, 5],
      tariff: { fee: 1, periods: [{ price: 1 }] },
    };
    const from = {
      name: 'Old',
      periods: [NIGHT, 7, { price: 1, other: 2 }, DAY],
      tariff: { fee: 2, periods: [DAY] },
    };
    expect(restoreKeptCells(checked, from, VERSIONED)).toEqual({
      name: 'Isle',
      periods: [{ price: 0.25, 'note@1': 'night' }, { price: 0.35 }, { price: 0.5 }, 5],
      tariff: { fee: 1, periods: [{ price: 1, 'note@1': 'day' }] },
    });
  });

  it('are restored in rows within rows', () => {
    const checked = { vehicles: [{ label: 'Van', periods: [{ price: 1 }] }] };
    const from = { vehicles: [{ label: 'Bus', periods: [NIGHT] }] };
    expect(restoreKeptCells(checked, from, VERSIONED)).toEqual({
      vehicles: [{ label: 'Van', periods: [{ price: 1, 'note@1': 'night' }] }],
    });
  });

  it.each<[what: string, from: Record<string, unknown>]>([
    ['there was no such table', {}],
    ['it was no list', { periods: { 0: NIGHT } }],
    ['it had fewer rows', { periods: [] }],
  ])('are not restored where %s', (_, from) => {
    const checked = { periods: [{ price: 0.25 }] };
    expect(restoreKeptCells(checked, from, VERSIONED)).toEqual(checked);
    expect(restoreKeptCells({ tariff: { fee: 1 } }, from, VERSIONED)).toEqual({ tariff: { fee: 1 } });
  });
});

it.each([UNVERSIONED, WITHOUT_ROWS])('records of a kind whose rows never changed stay the same', (kind) => {
  const record = { periods: [NIGHT] };
  expect(omitKeptCells(record, kind)).toBe(record);
  expect(restoreKeptCells(record, { periods: [DAY] }, kind)).toBe(record);
});
