import { describe, expect, it } from 'vitest';
import { changeSteps } from '#model/changeSteps.ts';
import { getKindVersion, listKeptNames, readVersion, stateVersion } from '#model/kindVersion.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const KIND = {
  definition: { ...SOURCED, kindVersion: 3 },
  changes: {
    2: [
      changeSteps.rename({ before: 'height', after: 'hub_height' }),
      changeSteps.calculate({ up: {}, down: { 'charging/plug': () => undefined } }),
    ],
    3: [changeSteps.calculate({ up: { cost: () => 5 }, down: {} })],
  },
};

it('a kind is of its first version where it states none', () => {
  expect([getKindVersion({ definition: {} }), getKindVersion(KIND)]).toEqual([1, 3]);
  expect([stateVersion({}), stateVersion(KIND.definition)]).toEqual([{}, { kind_version: 3 }]);
});

describe('a record of a file', () => {
  it.each<[string, object, object | undefined]>([
    ['of the first version', { height: 80, kind_version: 1 }, { record: { hub_height: 80, cost: 5 }, version: 1 }],
    ['of the second one', { hub_height: 80, kind_version: 2 }, { record: { hub_height: 80, cost: 5 }, version: 2 }],
    ['of this one', { hub_height: 80, kind_version: 3 }, { record: { hub_height: 80 }, version: 3 }],
    ['of a newer one', { hub_height: 80, kind_version: 4 }, undefined],
    ['without a version', { hub_height: 80 }, { record: { hub_height: 80 }, version: 3 }],
    ['with a version that is a text', { height: 80, kind_version: '1' }, { record: { height: 80 }, version: 3 }],
    ['with a version that is a list', { height: 80, kind_version: [1] }, { record: { height: 80 }, version: 3 }],
    ['with half a version', { height: 80, kind_version: 1.5 }, { record: { height: 80 }, version: 3 }],
    ['of version 0', { height: 80, kind_version: 0 }, { record: { height: 80 }, version: 3 }],
    [
      'that a server exported without a version',
      { height: 80, created_at: null },
      { record: { hub_height: 80, created_at: null, cost: 5 }, version: 1 },
    ],
  ])('%s', (_what, record, read) => {
    expect(readVersion({ ...record }, KIND)).toEqual(read);
  });

  it('is of the only version where the kind has never changed', () => {
    expect(readVersion({ height: 80 }, { definition: SOURCED })).toEqual({ record: { height: 80 }, version: 1 });
  });
});

it('names that are kept for another version are those that a change has made', () => {
  const record = {
    'height@1': 80,
    'charging.plug@1': 'CCS',
    'hub_height@2': 80,
    'cost@3': 5,
    'plug@1': 'CCS',
    'charging/plug@1': 'CCS',
    'cost@1': 5,
    'cost@2': 5,
    'height@2': 80,
    'height@7': 80,
    'colour@1': 'red',
    hub_height: 80,
  };
  expect(listKeptNames(record, KIND)).toEqual(['height@1', 'charging.plug@1', 'hub_height@2', 'cost@3']);
  expect(listKeptNames(record, { definition: SOURCED })).toEqual([]);
});
