import { describe, expect, it } from 'vitest';
import { compileChanges } from '#codegen/compileChanges.ts';
import type { ChangeSchema, FieldSchema, KindFile, SharedFile } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'N' };
const box = (properties: Record<string, FieldSchema>): FieldSchema => ({ type: 'object', title: 'B', properties });
const table = (properties: Record<string, FieldSchema>): FieldSchema => ({
  ...{ type: 'array', title: 'T', 'x-row': 'row' },
  items: box(properties),
});
const COMMON: Record<string, SharedFile> = { 'common.json': { properties: { name: number } } };

/** The versions that are compiled, and the problems at their places. */
function compile(file: Partial<KindFile>): { versions: number[]; code: (readonly string[])[]; problems: string[] } {
  const kind = mergedKind(file, COMMON);
  const { value, problems } = compileChanges(kind);
  const code = [...value.values()];
  return { versions: [...value.keys()], code, problems: placedProblems(problems, kind.source) };
}

/** Problems of changes in version 2 of a kind with these fields. */
const check = (properties: Record<string, FieldSchema>, ...changes: ChangeSchema[]) =>
  compile({ properties, 'x-version': 2, 'x-changes': { 2: changes } }).problems;

describe('the versions of a kind', () => {
  const drop = (name: string): ChangeSchema[] => [{ drop: name }];
  const UNCHANGED = (version: number) =>
    `"x-changes" states no change in version ${version}, so it is the same as version ${version - 1}. State what has changed, or leave the version out.`;
  const FIRST = 'version 1 is the first one, so nothing can have changed in it. Write the number of the newer version.';
  const beyond = (version: number) =>
    `these are changes of version ${version}, but "x-version" is 2, so they would have no effect. Write "x-version": ${version}.`;

  it.each<[what: string, file: Partial<KindFile>, versions: number[], problems: string[]]>([
    ['may be one', {}, [], []],
    ['may be one that says so', { 'x-version': 1 }, [], []],
    ['each have changes', { 'x-version': 3, 'x-changes': { 2: drop('a'), 3: drop('b') } }, [3, 2], []],
    ['have changes in the last', { 'x-version': 2 }, [], [`warning: x-version: ${UNCHANGED(2)}`]],
    [
      'have changes in the one before the last',
      { 'x-version': 3, 'x-changes': { 3: drop('a') } },
      [3],
      [`warning: x-changes: ${UNCHANGED(2)}`],
    ],
    ['are reported once', { 'x-version': 3 }, [], [`warning: x-version: ${UNCHANGED(3)}`]],
    ['may have no changes before', { 'x-version': 4, 'x-changes': { 3: drop('a'), 4: drop('b') } }, [4, 3], []],
    [
      'do not change the first',
      { 'x-version': 2, 'x-changes': { 1: drop('a'), 2: drop('b') } },
      [2],
      [`x-changes.1: ${FIRST}`],
    ],
    [
      'do not change later ones',
      { 'x-version': 2, 'x-changes': { 2: drop('b'), 3: drop('c') } },
      [2],
      [`x-changes.3: ${beyond(3)}`],
    ],
    [
      'are numbers above 0',
      { 'x-version': 2, 'x-changes': { 0: drop('a'), 2: drop('b') } },
      [2],
      [`x-changes.0: ${beyond(0)}`],
    ],
  ])('%s', (_what, file, versions, problems) => {
    expect(compile(file)).toMatchObject({ versions, problems });
  });

  it('compare their fields in the last only', () => {
    const scaled: ChangeSchema = { scale: 'a', from: 'W', to: 'kW' };
    const properties = { a: { ...number, 'x-unit': 'MW' } };
    const last = compile({ properties, 'x-version': 2, 'x-changes': { 2: [scaled] } });
    expect(last.problems).toEqual([expect.stringMatching(/^x-changes\.2\.0\.to: /)]);
    const again: ChangeSchema = { scale: 'a', from: 'kW', to: 'MW' };
    expect(compile({ properties, 'x-version': 3, 'x-changes': { 2: [scaled], 3: [again] } }).problems).toEqual([]);
  });

  it('compare no fields where a change is faulty', () => {
    const scaled: ChangeSchema = { scale: 'a', from: 'W', to: 'kW' };
    expect(check({ a: { ...number, 'x-unit': 'MW' } }, scaled, { drop: 'a' })).toEqual([
      'x-changes.2.1.drop: another change of this version takes "a" already; all changes of a version apply at once. Combine them, or put one into the next version.',
    ]);
  });
});

describe('the code of a change', () => {
  it('reads the names of the older version, and back those of the newer one', () => {
    const properties = { power: number, hours: number };
    const split: ChangeSchema = { split: 'energy', into: { power: 'energy / 4', hours: '4' }, back: 'power * hours' };
    const { code, problems } = compile({ properties, 'x-version': 2, 'x-changes': { 2: [split] } });
    expect(problems).toEqual([]);
    expect(code).toEqual([[expect.stringContaining('power')]]);
    expect(check(properties, { ...split, back: 'power * energy' })).toEqual([
      expect.stringMatching(/^x-changes\.2\.0\.back@8: there is no "energy"/),
    ]);
  });
});

describe('the way back of a dropped value', () => {
  it.each<[what: string, Record<string, FieldSchema>, ChangeSchema, problems: string[]]>([
    ['reads the newer fields', { power: number }, { drop: 'energy', back: 'power * 4' }, []],
    ['reads the newer columns', { t: table({ power: number }) }, { in: 't', drop: 'energy', back: 'power * 4' }, []],
    [
      'reads no field beside the rows',
      { power: number, t: table({ a: number }) },
      { in: 't', drop: 'energy', back: 'power * 4' },
      ['x-changes.2.0.back@0: there is no "power" in the version that this is calculated from.'],
    ],
  ])('%s', (_what, properties, change, problems) => {
    expect(check(properties, change)).toEqual(problems);
  });
});

describe('a name in a change', () => {
  const STILL = 'Leave this out, or remove the';
  const FIXED = '"name" is part of every kind, so the versions of a kind can\'t differ in it.';

  it.each<[what: string, Record<string, FieldSchema>, ChangeSchema[], problems: string[]]>([
    [
      'is no field any more',
      { a: number },
      [{ drop: 'a' }],
      [`x-changes.2.0.drop: "a" is still a field in version 2. ${STILL} field.`],
    ],
    [
      'is no column any more',
      { t: table({ a: number }) },
      [{ in: 't', drop: 'a' }],
      [`x-changes.2.0.drop: "a" is still a column in version 2. ${STILL} column.`],
    ],
    [
      'may be made again',
      { a: number, b: number },
      [
        { rename: 'a', to: 'b' },
        { rename: 'c', to: 'a' },
      ],
      [],
    ],
    [
      'is not made again by rows',
      { a: number, t: table({ a: number }) },
      [{ drop: 'a' }, { in: 't', rename: 'b', to: 'a' }],
      [`x-changes.2.0.drop: "a" is still a field in version 2. ${STILL} field.`],
    ],
    [
      'is a field now',
      { cost: number },
      [{ rename: 'a', to: 'costs' }],
      ['x-changes.2.0.to: version 2 has no field "costs". Did you mean "cost"?'],
    ],
    [
      'is a column now',
      { t: table({ cost: number }) },
      [{ in: 't', rename: 'a', to: 'costs' }],
      ['x-changes.2.0.to: version 2 has no column "costs". Did you mean "cost"?'],
    ],
    [
      'is in a table of the version before',
      { t: table({ cost: number }), tariffs: table({ cost: number }) },
      [{ in: 'tarifs', drop: 'a' }],
      ['x-changes.2.0.in: version 1 has no table "tarifs". Did you mean "tariffs"?'],
    ],
    ['is not taken from every kind', {}, [{ drop: 'name' }], [`x-changes.2.0.drop: ${FIXED}`]],
    ['is not given to every kind', {}, [{ rename: 'a', to: 'name' }], [`x-changes.2.0.to: ${FIXED}`]],
    [
      'may be that of a column although every kind has such a field',
      { t: table({ name: number }) },
      [{ in: 't', rename: 'title', to: 'name' }],
      [],
    ],
    [
      'of a column is missed like others',
      { t: table({ cost: number }) },
      [{ in: 't', rename: 'title', to: 'name' }],
      ['x-changes.2.0.to: version 2 has no column "name".'],
    ],
    [
      'can have been one',
      {},
      [{ drop: 'hub height' }],
      [
        'x-changes.2.0.drop: "hub height" can\'t have been a name in any version. Write the name as the earlier file has it.',
      ],
    ],
  ])('%s', (_what, properties, changes, problems) => {
    expect(check(properties, ...changes)).toEqual(problems);
  });
});

describe('two changes of a version', () => {
  const REPEATED = 'already; all changes of a version apply at once. Combine them, or put one into the next version.';

  it.each<[what: string, Record<string, FieldSchema>, ChangeSchema[], problems: string[]]>([
    [
      'do not take the same field',
      {},
      [{ drop: 'a' }, { drop: 'a' }, { drop: 'a' }],
      [1, 2].map((index) => `x-changes.2.${index}.drop: another change of this version takes "a" ${REPEATED}`),
    ],
    [
      'do not make the same field',
      { b: number },
      [
        { rename: 'a', to: 'b' },
        { rename: 'c', to: 'b' },
      ],
      [`x-changes.2.1.to: another change of this version makes "b" ${REPEATED}`],
    ],
    ['may take a field and a column', { t: table({ b: number }) }, [{ drop: 'a' }, { in: 't', drop: 'a' }], []],
    [
      'do not take the same column',
      { t: table({ b: number }) },
      [
        { in: 't', drop: 'a' },
        { in: 't', drop: 'a' },
      ],
      [`x-changes.2.1.drop: another change of this version takes "a" ${REPEATED}`],
    ],
  ])('%s', (_what, properties, changes, problems) => {
    expect(check(properties, ...changes)).toEqual(problems);
  });
});
