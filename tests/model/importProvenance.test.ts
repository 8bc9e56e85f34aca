import { describe, expect, it } from 'vitest';
import { changeSteps } from '#model/changeSteps.ts';
import { importProvenance } from '#model/importProvenance.ts';
import type { VersionedKind } from '#model/kindVersion.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const SHEET = { source: 'Data sheet' };
const ORIGIN = { set: 'catalogue', entry: 'E-82', version: '2024' };
const KIND: VersionedKind = {
  definition: { ...SOURCED, kindVersion: 2 },
  changes: {
    2: [
      changeSteps.scale({ before: 'invest', after: 'invest', from: 'EUR/MW', to: 'EUR/kW' }),
      changeSteps.calculate({ up: {}, down: { colour: () => 0 } }),
    ],
  },
};

const read = (record: object, { version = 2, current = {} } = {}) =>
  importProvenance(KIND, { record: { ...record }, version, current });

describe('what a file says of sources and origins', () => {
  it('is kept where it is sound', () => {
    expect(read({ sources: { hub_height: SHEET }, origin: ORIGIN })).toEqual({
      kept: { sources: { hub_height: SHEET }, origin: ORIGIN },
      notes: [],
    });
    expect(importProvenance({ definition: SOURCED }, { record: { sources: {} }, version: 1, current: {} })).toEqual({
      kept: { sources: {} },
      notes: [],
    });
  });

  it('is nothing where the file does not say it', () => {
    expect(read({ hub_height: 98 })).toEqual({ kept: {}, notes: [] });
  });

  it('is named where it is faulty or has no place, sources before the origin', () => {
    const record = { sources: { hub_height: { page: 'p. 4' }, shade: SHEET, power: SHEET }, origin: { set: 'x' } };
    expect(read(record)).toEqual({
      kept: { sources: { power: SHEET }, origin: null },
      notes: [
        { code: 'unsound', field: 'sources.hub_height.source', value: undefined, message: 'This field is required' },
        { code: 'unsound', field: 'sources.shade', value: SHEET, message: 'Unknown field' },
        { code: 'unsound', field: 'origin.entry', value: undefined, message: 'This field is required' },
        { code: 'unsound', field: 'origin.version', value: undefined, message: 'This field is required' },
      ],
    });
  });

  it('goes where the value of a renamed field went', () => {
    expect(read({ sources: { height: SHEET } }).kept).toEqual({ sources: { hub_height: SHEET } });
  });

  it('is carried over from an earlier version, with its range in the unit of this one', () => {
    const sources = { invest: { ...SHEET, low: 1000, high: 2000 }, colour: SHEET };
    const record = { sources, invest: 1500, colour: 7 };
    expect(read(record, { version: 1, current: { invest: 1.5, 'colour@1': 7 } })).toEqual({
      kept: { sources: { invest: { ...SHEET, low: 1, high: 2 }, 'colour@1': SHEET } },
      notes: [],
    });
    expect(read(record, { version: 1, current: { invest: 1.5 } })).toEqual({
      kept: { sources: { invest: { ...SHEET, low: 1, high: 2 } } },
      notes: [{ code: 'unsound', field: 'sources.colour@1', value: SHEET, message: 'Unknown field' }],
    });
  });
});
