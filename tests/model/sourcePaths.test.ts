import { describe, expect, it } from 'vitest';
import { isBlankText, isEmptyAt, renameSources, sourcePaths, sourceTitle, toSourcePath } from '#model/sourcePaths.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const SHEET = { source: 'Data sheet' };
const LETTER = { source: 'Letter' };

describe('the paths at which a record can have sources', () => {
  it('are those of fields, objects and curves, without what the server fills in and what is unknown', () => {
    expect([...sourcePaths(SOURCED)]).toEqual([
      ['name', ['name']],
      ['hub_height', ['hub_height']],
      ['stages', ['stages']],
      ['locked', ['locked']],
      ['currency', ['currency']],
      ['invest', ['invest']],
      ['power', ['p0', 'p1', 'p2']],
      ['thrust', ['speed', 'thrust']],
      ['grid.power', ['grid/power']],
      ['tariff.type', ['tariff/type']],
      ['tariff.price', ['tariff/=fixed/price', 'tariff/=flex/price']],
      ['stops', ['stops']],
      ['secret', ['secret']],
    ]);
  });

  it('are found once for each form', () => {
    expect(sourcePaths(SOURCED)).toBe(sourcePaths({ ...SOURCED }));
    expect(sourcePaths({ fields: {}, curves: {} }).size).toBe(0);
  });

  it.each([
    ['hub_height', 'hub_height'],
    ['grid/power', 'grid.power'],
    ['tariff/=fixed/price', 'tariff.price'],
  ])('of %s is %s', (name, path) => {
    expect(toSourcePath(name)).toBe(path);
  });
});

it.each<[unknown, boolean]>([
  [undefined, true],
  [null, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
  [' ', false],
  [[0], false],
  [{}, false],
])('where %j is stored, nothing is: %s', (value, isEmpty) => {
  expect(isEmptyAt({ hub_height: value }, ['hub_height'])).toBe(isEmpty);
  expect(isEmptyAt({ p0: null, p1: value }, ['p0', 'p1'])).toBe(isEmpty);
});

it.each([
  ['', true],
  ['  ', true],
  ['[]', true],
  [' [] ', true],
  ['0', false],
  ['[{}]', false],
])('the text %j holds no value: %s', (text, isBlank) => {
  expect(isBlankText(text)).toBe(isBlank);
});

describe('sources of a field that was renamed', () => {
  it.each([['height'], ['mast']])('come from %s to the name that it has now', (old) => {
    expect(renameSources(SOURCED, { [old]: SHEET, invest: LETTER })).toEqual({ hub_height: SHEET, invest: LETTER });
  });

  it('move to a path inside an object', () => {
    expect(renameSources(SOURCED, { grid_power: SHEET })).toEqual({ 'grid.power': SHEET });
  });

  it('stay where the field has one of its own', () => {
    const sources = { height: SHEET, hub_height: LETTER };
    expect(renameSources(SOURCED, sources)).toEqual(sources);
  });

  it('stay where they are unknown', () => {
    expect(renameSources(SOURCED, { colour: SHEET })).toEqual({ colour: SHEET });
  });

  it('are the same where nothing is to be renamed', () => {
    const sources = { hub_height: SHEET, power: LETTER };
    expect(renameSources(SOURCED, sources)).toBe(sources);
  });
});

it.each([
  ['hub_height', 'Hub height'],
  ['power', 'Power curve'],
  ['grid.power', 'Grid › Power'],
  ['tariff.price', 'Tariff › Price'],
  ['colour', 'colour'],
])('the source at %s is that of %s', (path, title) => {
  expect(sourceTitle(SOURCED, path)).toBe(title);
});
