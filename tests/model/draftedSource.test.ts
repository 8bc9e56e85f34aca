import { describe, expect, it } from 'vitest';
import { appliesToTexts, readDraftedSource, readValidSources } from '#model/draftedSource.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const SHEET = { source: 'Data sheet' };
const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };

describe('the text of a source', () => {
  it.each<[string, unknown, ReturnType<typeof readDraftedSource>]>([
    ['with its values', { source: SHEET, of: { hub_height: '98' } }, { source: SHEET, of: { hub_height: '98' } }],
    ['without values', { source: SHEET }, { source: SHEET }],
    [
      'with values that are numbers',
      { source: SHEET, of: { hub_height: 98 } },
      { source: SHEET, of: { hub_height: '98' } },
    ],
    ['with values that are none', { source: SHEET, of: 'x' }, { source: SHEET }],
    ['with a faulty source', { source: { page: 'p. 4' }, of: {} }, undefined],
    ['without a source', { of: {} }, undefined],
    ['that is a list', [SHEET], undefined],
    ['that is null', null, undefined],
  ])('%s', (_what, held, read) => {
    expect(readDraftedSource(JSON.stringify(held))).toEqual(read);
  });

  it.each(['', '{"source":', 'x'])('that is %j holds none', (text) => {
    expect(readDraftedSource(text)).toBeUndefined();
  });
});

it('sound sources come without properties that say nothing', () => {
  expect(
    readValidSources({
      hub_height: { ...SHEET, changed: false, confirmed: false },
      power: { ...SHEET, changed: true, confirmed: true },
      invest: { ...SHEET, confirmed: CONFIRMED },
      'grid.power': { ...SHEET, low: 'x' },
    }),
  ).toEqual({
    hub_height: SHEET,
    power: { ...SHEET, changed: true, confirmed: true },
    invest: { ...SHEET, confirmed: CONFIRMED },
  });
  expect(readValidSources('x')).toEqual({});
  expect(readValidSources(undefined)).toEqual({});
});

describe('a source is of the values for which it was given', () => {
  const isHeld = (names: string[], of: Record<string, string> | undefined, now: Record<string, string>) =>
    appliesToTexts(SOURCED, names, { of, read: (name) => now[name] ?? '', readStored: (name) => `${name.length}` });

  it.each<[string, string[], Record<string, string> | undefined, Record<string, string>, boolean]>([
    ['the same text', ['hub_height'], { hub_height: '98' }, { hub_height: '98' }, true],
    ['the same number', ['hub_height'], { hub_height: '98' }, { hub_height: '98.0' }, true],
    ['another number', ['hub_height'], { hub_height: '98' }, { hub_height: '99' }, false],
    ['a number where there was none', ['hub_height'], {}, { hub_height: '99' }, false],
    ['nothing where there was none', ['hub_height'], {}, {}, true],
    ['one of two that is another', ['p0', 'p1'], { p0: '1', p1: '2' }, { p0: '1', p1: '3' }, false],
    ['both of two', ['p0', 'p1'], { p0: '1', p1: '2' }, { p0: '1', p1: '2' }, true],
    ['a field that does not exist', ['colour'], { colour: 'red' }, { colour: 'blue' }, true],
    ['the stored value', ['p0'], undefined, { p0: '2' }, true],
    ['not the stored value', ['p0'], undefined, { p0: '3' }, false],
    ['no field at all', [], {}, {}, true],
  ])('%s', (_what, names, of, now, isSame) => {
    expect(isHeld(names, of, now)).toBe(isSame);
  });
});
