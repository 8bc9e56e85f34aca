import { describe, expect, it } from 'vitest';
import type { SentSources } from '#model/ValueSource.ts';
import {
  isOfNewerKind,
  newerKind,
  toClientVersion,
  toCurrent,
  toCurrentBody,
  toCurrentSources,
} from '#server/components/kindVersions.ts';
import { Failure, Invalid } from '#server/Failure.ts';
import { TURBINE, VERSIONED } from '../fixtures/turbineDefinition.ts';

const OLD = { name: 'Old', power: 3_000_000, colour: 'red', periods: [{ price: 20, note: 'night' }] };
const CURRENT = { name: 'Old', rated_power: 3000, 'colour@2': 'red', periods: [{ price: 0.2, 'note@1': 'night' }] };

const DATA_SHEET = { source: 'Data sheet', low: 2_900_000 };

describe('a stored component', () => {
  it('of an earlier version becomes one of the present version', () => {
    expect(toCurrent({ fields: OLD, kindVersion: 1 }, VERSIONED)).toEqual({ fields: CURRENT, kindVersion: 3 });
  });

  it('keeps its sources, at their present paths and in the present units', () => {
    const sources = { power: DATA_SHEET, colour: { source: 'Photo' } };
    expect(toCurrent({ fields: OLD, kindVersion: 1, sources, id: 'a' }, VERSIONED)).toEqual({
      id: 'a',
      fields: CURRENT,
      kindVersion: 3,
      sources: { rated_power: { source: 'Data sheet', low: 2900 }, 'colour@2': { source: 'Photo' } },
    });
  });

  it('of the present version stays the same, but for sources of renamed fields', () => {
    const stored = { fields: CURRENT, kindVersion: 3 };
    expect(toCurrent(stored, VERSIONED)).toBe(stored);
    const unsourced = { ...stored, sources: {} };
    expect(toCurrent(unsourced, VERSIONED)).toBe(unsourced);
    const sources = { height: { source: 'Data sheet' } };
    expect(toCurrent({ ...stored, sources }, VERSIONED)).toEqual({
      ...stored,
      sources: { hub_height: { source: 'Data sheet' } },
    });
  });

  it('of a kind without versions is of the first', () => {
    const stored = { fields: OLD, kindVersion: 1 };
    expect(toCurrent(stored, { definition: TURBINE })).toBe(stored);
    const older = { definition: { ...TURBINE, kindVersion: 2 } };
    expect(toCurrent(stored, older)).toEqual({ fields: OLD, kindVersion: 2 });
  });

  it('of a newer version is not read', () => {
    expect([2, 3, 4].map((kindVersion) => isOfNewerKind({ kindVersion }, VERSIONED))).toEqual([false, false, true]);
    const failure = newerKind({ kindVersion: 4 }, VERSIONED);
    expect([failure.reason, failure.message]).toEqual([
      'unavailable',
      'This component was stored by a newer version of this server (Wind turbine, version 4)',
    ]);
    expect(() => toCurrent({ fields: {}, kindVersion: 4 }, VERSIONED)).toThrow(Failure);
  });
});

describe('a body', () => {
  it.each([
    ['which it states', { ...OLD, kind_version: 1 }, undefined],
    ['which the address states', OLD, 1],
    ['which it states, whatever the address says', { ...OLD, kind_version: 1 }, 2],
  ])('of an earlier version, %s, becomes one of the present version', (_, body, version) => {
    expect(toCurrentBody({ body, kind: VERSIONED, version })).toEqual(CURRENT);
  });

  it.each([
    [{ name: 'New', kind_version: 3 }, undefined],
    [{ name: 'New' }, undefined],
    [{ name: 'New' }, 3],
  ])('%j of the present version stays as it is, without its version', (body, version) => {
    expect(toCurrentBody({ body, kind: VERSIONED, version })).toEqual({ name: 'New' });
  });

  it('that is not an object stays as it is', () => {
    expect(toCurrentBody({ body: ['x'], kind: VERSIONED, version: 1 })).toEqual(['x']);
  });

  it('of an earlier version keeps what that version does not know, and nothing else', () => {
    const stored = { ...CURRENT, rated_power: 2000 };
    expect(toCurrentBody({ body: { name: 'New', power: 1_000_000 }, kind: VERSIONED, version: 2, stored })).toEqual({
      name: 'New',
      rated_power: 1000,
    });
    const newer = { ...CURRENT, 'losses@4': 5 };
    expect(toCurrentBody({ body: { name: 'New' }, kind: VERSIONED, version: 1, stored: newer })).toEqual({
      name: 'New',
      'losses@4': 5,
    });
  });

  it.each([4, 0, -1, 1.5, '1'])('that states the version %j is refused', (kind_version) => {
    const read = () => toCurrentBody({ body: { name: 'New', kind_version }, kind: VERSIONED });
    expect(read).toThrow(Invalid);
    expect(read).toThrow(
      expect.objectContaining({
        faults: [
          {
            field: 'kind_version',
            value: kind_version,
            message: 'This server knows versions 1 to 3 of Wind turbine',
          },
        ],
      }),
    );
  });
});

describe('the sources of a body', () => {
  const read = (sent: SentSources, version: unknown, stored = {}) =>
    toCurrentSources({ sent, kind: VERSIONED, version, stored, record: CURRENT });

  it('of an earlier version get their present paths and units', () => {
    expect(read({ power: DATA_SHEET }, 2)).toEqual({ rated_power: { source: 'Data sheet', low: 2900 } });
    expect(read({ power: DATA_SHEET }, 1)).toEqual({ rated_power: { source: 'Data sheet', low: 2900 } });
  });

  it('keep those stored that the earlier version does not know, and nothing else', () => {
    const stored = { rated_power: { source: 'Test' }, 'losses@4': { source: 'Guess' } };
    expect(read({ name: { source: 'Own' } }, 2, stored)).toEqual({
      name: { source: 'Own' },
      'losses@4': { source: 'Guess' },
    });
  });

  it.each([undefined, '1', 0, 1.5, 3, 4])('stay as they are where the version is %j', (version) => {
    const sent = { power: DATA_SHEET };
    expect(read(sent, version)).toBe(sent);
  });
});

describe('a record for a client', () => {
  const record = { ...CURRENT, kind_version: 3 };

  it('of an earlier version is as that version had it', () => {
    expect(toClientVersion(record, VERSIONED, 1)).toEqual(OLD);
    expect(toClientVersion(record, VERSIONED, 2)).toEqual({
      ...OLD,
      periods: [{ price: 0.2, 'note@1': 'night' }],
      kind_version: 2,
    });
  });

  it('has its sources at the paths of that version', () => {
    const sources = { rated_power: { source: 'Data sheet', low: 2900 } };
    expect(toClientVersion({ ...record, sources }, VERSIONED, 1)).toEqual({ ...OLD, sources: { power: DATA_SHEET } });
  });

  it.each([undefined, 3, 4])('of the version %j stays the same', (version) => {
    expect(toClientVersion(record, VERSIONED, version)).toBe(record);
  });
});
