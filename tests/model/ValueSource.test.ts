import { describe, expect, it } from 'vitest';
import {
  afterEdit,
  type SentSource,
  stateProvenance,
  toStoredSource,
  toWords,
  unconfirmed,
  type ValueSource,
} from '#model/ValueSource.ts';

const ADA = { by: 'ada@example.com', at: '2026-11-23T10:00:00Z' };
const BO = { by: 'bo@example.com', at: '2026-11-24T08:30:00Z' };

const SHEET = { source: 'Data sheet', page: 'p. 4', note: 'Rev. 3', low: 80, high: 120 };

describe('a source that is sent', () => {
  interface Case {
    sent: SentSource;
    stored?: ValueSource;
    isChanged?: boolean;
    source: ValueSource;
    isClaim?: boolean;
  }

  it.each<[what: string, given: Case]>([
    ['is new', { sent: SHEET, source: SHEET }],
    ['is new, with its value', { sent: SHEET, isChanged: true, source: SHEET }],
    ['is as it was', { sent: SHEET, stored: SHEET, source: SHEET }],
    [
      'is as it was, but of another value',
      { sent: SHEET, stored: SHEET, isChanged: true, source: { ...SHEET, changed: true } },
    ],
    [
      'is another one of another value',
      { sent: { ...SHEET, page: 'p. 5' }, stored: SHEET, isChanged: true, source: { ...SHEET, page: 'p. 5' } },
    ],
    ['says that the value has changed', { sent: { ...SHEET, changed: true }, source: { ...SHEET, changed: true } }],
    ['says that it has not', { sent: { ...SHEET, changed: false }, stored: SHEET, isChanged: true, source: SHEET }],
    [
      'says that it is given anew for the value',
      { sent: { ...SHEET, changed: false }, stored: { ...SHEET, changed: true }, source: SHEET },
    ],
    [
      'is marked as it was',
      {
        sent: { ...SHEET, changed: true },
        stored: { ...SHEET, changed: true },
        isChanged: true,
        source: { ...SHEET, changed: true },
      },
    ],
    ['is confirmed now', { sent: { ...SHEET, confirmed: true }, source: { ...SHEET, confirmed: BO } }],
    [
      'is confirmed now, which ends the mark',
      {
        sent: { ...SHEET, changed: true, confirmed: true },
        stored: { ...SHEET, changed: true },
        source: { ...SHEET, confirmed: BO },
      },
    ],
    [
      'is confirmed again, where the first confirmation stays',
      {
        sent: { ...SHEET, confirmed: true },
        stored: { ...SHEET, confirmed: ADA },
        source: { ...SHEET, confirmed: ADA },
      },
    ],
    [
      'is confirmed for another value',
      {
        sent: { ...SHEET, confirmed: true },
        stored: { ...SHEET, confirmed: ADA },
        isChanged: true,
        source: { ...SHEET, confirmed: BO },
      },
    ],
    [
      'is confirmed with other words',
      {
        sent: { ...SHEET, high: 130, confirmed: true },
        stored: { ...SHEET, confirmed: ADA },
        source: { ...SHEET, high: 130, confirmed: BO },
      },
    ],
    [
      'repeats its confirmation',
      {
        sent: { ...SHEET, confirmed: { ...ADA } },
        stored: { ...SHEET, confirmed: ADA },
        source: { ...SHEET, confirmed: ADA },
      },
    ],
    [
      'repeats its confirmation, but of another value',
      {
        sent: { ...SHEET, confirmed: ADA },
        stored: { ...SHEET, confirmed: ADA },
        isChanged: true,
        source: { ...SHEET, changed: true },
      },
    ],
    [
      'brings a confirmation that is not stored',
      { sent: { ...SHEET, confirmed: ADA }, source: { ...SHEET, confirmed: ADA }, isClaim: true },
    ],
    [
      'brings the confirmation of somebody else',
      {
        sent: { ...SHEET, confirmed: BO },
        stored: { ...SHEET, confirmed: ADA },
        source: { ...SHEET, confirmed: BO },
        isClaim: true,
      },
    ],
    [
      'brings the stored confirmation for other words',
      {
        sent: { ...SHEET, page: 'p. 5', confirmed: ADA },
        stored: { ...SHEET, confirmed: ADA },
        source: { ...SHEET, page: 'p. 5', confirmed: ADA },
        isClaim: true,
      },
    ],
    [
      'brings the stored confirmation for another value, and says that it has not changed',
      {
        sent: { ...SHEET, changed: false, confirmed: ADA },
        stored: { ...SHEET, confirmed: ADA },
        isChanged: true,
        source: { ...SHEET, confirmed: ADA },
        isClaim: true,
      },
    ],
    [
      'is marked and brings a confirmation',
      { sent: { ...SHEET, changed: true, confirmed: ADA }, source: { ...SHEET, changed: true } },
    ],
    [
      'takes its confirmation back',
      { sent: { ...SHEET, confirmed: false }, stored: { ...SHEET, confirmed: ADA }, source: SHEET },
    ],
    ['leaves its confirmation out', { sent: SHEET, stored: { ...SHEET, confirmed: ADA }, source: SHEET }],
  ])('and %s', (_what, { sent, stored, isChanged = false, source, isClaim = false }) => {
    expect(toStoredSource({ sent, stored, isChanged, now: BO })).toEqual({ source, isClaim });
  });
});

it('says after an edit that the value has changed, and is no longer confirmed', () => {
  expect(afterEdit({ ...SHEET, confirmed: ADA })).toEqual({ ...SHEET, changed: true });
  expect(afterEdit(SHEET)).toEqual({ ...SHEET, changed: true });
});

it('says the same whatever has become of it', () => {
  expect(toWords({ ...SHEET, changed: true, confirmed: ADA })).toEqual(SHEET);
});

it('stays marked without its confirmation', () => {
  expect(unconfirmed({ ...SHEET, changed: true, confirmed: ADA })).toEqual({ ...SHEET, changed: true });
});

describe('what a record says of its sources', () => {
  const origin = { set: 'oedb_turbines', entry: 'E-82/2000', version: '3' };
  const sources = { hub_height: SHEET };

  it.each([
    [{ sources: {}, origin: undefined }, {}],
    [{ sources, origin: undefined }, { sources }],
    [{ sources: {}, origin }, { origin }],
    [
      { sources, origin },
      { sources, origin },
    ],
  ])('of %j is %j', (provenance, stated) => {
    expect(stateProvenance(provenance)).toEqual(stated);
  });
});
