import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { listFixed, type Move, VersionNames } from '#codegen/versionNames.ts';
import { CHARGER } from '../fixtures/chargerFile.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind } from './mergedKind.ts';

const COMMON = { 'common.json': { properties: { lifetime: { type: 'number' }, note: { type: 'string' } } } };
const KIND = mergedKind(
  { ...CHARGER, properties: { ...CHARGER.properties, lifetime: { title: 'Lifetime' }, own: { type: 'number' } } },
  COMMON,
);

const list = (names: VersionNames, table?: string) => [...(names.in(table) ?? [])].sort();

describe('the names of a version', () => {
  const names = VersionNames.ofKind(KIND);

  it('are those of fields, objects and axes of maps, without cases', () => {
    expect(list(names)).toEqual(
      [
        ...['cop', 'cop/x', 'cop/y', 'cop/z', 'lifetime', 'notes', 'own', 'periods', 'power', 'site', 'site/area'],
        ...['site/name', 'tariff', 'tariff/fee', 'tariff/price', 'tariff/prices', 'tariff/type'],
      ].sort(),
    );
  });

  it('in the rows of tables are apart', () => {
    expect(names.tables.sort()).toEqual(['notes', 'periods', 'periods/steps', 'tariff/prices']);
    expect(list(names, 'periods')).toEqual(['from', 'steps', 'to']);
    expect(list(names, 'periods/steps')).toEqual(['km']);
    expect(list(names, 'tariff/prices')).toEqual(['value']);
  });

  it('are undefined for a table that does not exist', () => {
    expect(names.in('site')).toBeUndefined();
  });

  it('include those of documents', () => {
    const papers: FieldSchema = { title: 'Papers', 'x-schema': 'papers.json' };
    const schema = { properties: { a: { type: 'string' }, rows: { type: 'array', items: { properties: { b: {} } } } } };
    const kind = documentedKind(mergedKind({ properties: { papers } }), { 'papers.json': JSON.stringify(schema) });
    const inDocument = VersionNames.ofKind(kind);
    expect(list(inDocument)).toEqual(['papers', 'papers/a', 'papers/rows']);
    expect(list(inDocument, 'papers/rows')).toEqual(['b']);
  });
});

it('fields of every kind and of the server are fixed', () => {
  const system = mergedKind({ properties: { a: { 'x-system': true }, b: {} } });
  expect(listFixed(system)).toEqual(['a']);
  expect(listFixed(KIND)).toEqual(['note']);
  expect(list(VersionNames.ofKind(system))).toEqual(['b']);
});

describe('names are replaced', () => {
  /** What differs after these moves in the record, or in the rows of a table. */
  function change(moves: Partial<Move>[], table?: string) {
    const before = VersionNames.ofKind(KIND);
    const after = before.replace(moves.map((move) => ({ rows: undefined, from: [], to: [], ...move })));
    const [was, is] = [list(before, table), list(after, table)];
    return { gone: was.filter((name) => !is.includes(name)), come: is.filter((name) => !was.includes(name)), after };
  }

  it.each<[title: string, moves: Partial<Move>[], gone: string[], come: string[]]>([
    ['one by another', [{ from: ['power'], to: ['rating'] }], ['power'], ['rating']],
    ['one by several', [{ from: ['power'], to: ['a', 'b'] }], ['power'], ['a', 'b']],
    ['several by one', [{ from: ['power', 'own'], to: ['a'] }], ['own', 'power'], ['a']],
    ['one by none', [{ from: ['power'] }], ['power'], []],
    ['none by one', [{ to: ['a'] }], [], ['a']],
    [
      'with what is inside',
      [{ from: ['site'], to: ['place'] }],
      ['site', 'site/area', 'site/name'],
      ['place', 'place/area', 'place/name'],
    ],
    ['with the objects around', [{ from: ['power'], to: ['a/b/c'] }], ['power'], ['a', 'a/b', 'a/b/c']],
    [
      'without what is inside, if it becomes several',
      [{ from: ['site'], to: ['a', 'b'] }],
      ['site', 'site/area', 'site/name'],
      ['a', 'b'],
    ],
    [
      'without what is inside, if several become one',
      [{ from: ['site', 'power'], to: ['a'] }],
      ['power', 'site', 'site/area', 'site/name'],
      ['a'],
    ],
    ['not those that only begin alike', [{ from: ['pow'], to: ['a'] }], [], ['a']],
    [
      'two by each other',
      [
        { from: ['power'], to: ['own'] },
        { from: ['own'], to: ['power'] },
      ],
      [],
      [],
    ],
    ['not in the record, if they are in rows', [{ rows: 'periods', from: ['power'], to: ['a'] }], [], []],
  ])('%s', (_title, moves, gone, come) => {
    expect(change(moves)).toMatchObject({ gone, come });
  });

  it('in the rows of a table', () => {
    const moves = [
      { rows: 'periods', from: ['from'], to: ['start'] },
      { rows: 'periods/steps', from: ['km'], to: ['m'] },
      { from: ['to'], to: ['end'] },
    ];
    expect(change(moves, 'periods')).toMatchObject({ gone: ['from'], come: ['start'] });
    expect(change(moves, 'periods/steps')).toMatchObject({ gone: ['km'], come: ['m'] });
  });

  it('of a table, which takes its rows along', () => {
    const { after } = change([
      { from: ['periods'], to: ['times'] },
      { rows: 'times', from: ['from'], to: ['start'] },
    ]);
    expect(after.tables.sort()).toEqual(['notes', 'tariff/prices', 'times', 'times/steps']);
    expect(list(after, 'times')).toEqual(['start', 'steps', 'to']);
    expect(list(after, 'times/steps')).toEqual(['km']);
  });

  it('of an object, which takes its tables along', () => {
    const { after } = change([
      { from: ['tariff'], to: ['cost'] },
      { from: ['cost/prices'], to: ['list'] },
    ]);
    expect(after.tables.sort()).toEqual(['list', 'notes', 'periods', 'periods/steps']);
  });

  it('of what is added or removed, without any table', () => {
    const { after } = change([{ to: ['a'] }, { from: ['per'], to: ['b'] }, { from: ['notes'] }]);
    expect(after.tables.sort()).toEqual(['notes', 'periods', 'periods/steps', 'tariff/prices']);
  });
});
