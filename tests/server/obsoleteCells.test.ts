import { describe, expect, it } from 'vitest';
import { omitObsoleteCells, restoreObsoleteCells } from '#server/components/obsoleteCells.ts';
import { DEPOT } from '../fixtures/nestedKind.ts';

/** Periods have lost their column `note`, and trips their column `driver`. */
const STORED = {
  name: 'Depot',
  periods: [
    { from: 0, price: 0.2, band: 'low', weekend: false, note: 'night' },
    { from: 6, price: 0.3, band: 'high', weekend: false, note: 'day' },
  ],
  vehicles: [
    {
      label: 'Bus',
      battery: { size: 300 },
      drive: { type: 'fixed', range: 200 },
      trips: [{ km: 12, driver: 'Ada' }],
      plate: 'B 1',
    },
  ],
};

const [NIGHT, DAY] = [
  { from: 0, price: 0.2, band: 'low', weekend: false },
  { from: 6, price: 0.3, band: 'high', weekend: false },
];

describe('cells of columns that a kind no longer has', () => {
  it('are left out of what is sent, where stored rows have them', () => {
    const values = {
      name: 'Depot',
      periods: [
        { ...NIGHT, note: 'x' },
        { ...DAY, shade: 'unknown' },
      ],
      vehicles: [{ label: 'Van', plate: 'B 2', trips: [{ km: 5, driver: 'Bo', note: 'unknown' }] }],
    };
    expect(omitObsoleteCells(DEPOT, { values, stored: STORED })).toEqual({
      name: 'Depot',
      periods: [NIGHT, { ...DAY, shade: 'unknown' }],
      vehicles: [{ label: 'Van', trips: [{ km: 5, note: 'unknown' }] }],
    });
  });

  it('stay where no stored row has them, as they are unknown then', () => {
    const values = { periods: [{ ...NIGHT, note: 'x' }] };
    expect(omitObsoleteCells(DEPOT, { values, stored: { name: 'Depot' } })).toEqual(values);
    expect(omitObsoleteCells(DEPOT, { values, stored: { periods: 'none' } })).toEqual(values);
    expect(omitObsoleteCells(DEPOT, { values, stored: undefined })).toBe(values);
  });

  it('are nothing to a value that is not a table', () => {
    const values = { periods: 'none', name: ['x'], lost: [NIGHT] };
    expect(omitObsoleteCells(DEPOT, { values, stored: STORED })).toEqual(values);
    expect(restoreObsoleteCells(DEPOT, { values, stored: STORED })).toEqual(values);
  });

  it('are restored in rows that are sent as they were stored, wherever these are now', () => {
    const values = { name: 'New', periods: [DAY, { ...NIGHT, price: 0.25 }, NIGHT] };
    expect(restoreObsoleteCells(DEPOT, { values, stored: STORED })).toEqual({
      name: 'New',
      periods: [
        { ...DAY, note: 'day' },
        { ...NIGHT, price: 0.25 },
        { ...NIGHT, note: 'night' },
      ],
    });
  });

  it('are restored once for each stored row', () => {
    const values = { periods: [NIGHT, NIGHT] };
    expect(restoreObsoleteCells(DEPOT, { values, stored: STORED }).periods).toEqual([
      { ...NIGHT, note: 'night' },
      NIGHT,
    ]);
  });

  it('are not restored without stored rows', () => {
    const values = { periods: [NIGHT] };
    expect(restoreObsoleteCells(DEPOT, { values, stored: {} })).toEqual(values);
    expect(restoreObsoleteCells(DEPOT, { values, stored: undefined })).toBe(values);
  });
});

it('a kind without tables has no such cells', () => {
  const values = { name: 'x' };
  const { name } = DEPOT.fields;
  const definition = { ...DEPOT, fields: name ? { name } : {} };
  expect(omitObsoleteCells(definition, { values, stored: STORED })).toBe(values);
  expect(restoreObsoleteCells(definition, { values, stored: STORED })).toBe(values);
});
