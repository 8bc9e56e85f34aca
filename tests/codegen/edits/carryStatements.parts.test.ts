import { describe, expect, it } from 'vitest';
import { carry, listMade, listVersions, SERIES_UNIT } from '#codegen/edits/carryStatements.ts';
import type { ChangeSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind } from '../mergedKind.ts';

const toFile = (version?: number, changes?: KindFile['x-changes']): KindFile =>
  mergedKind({ ...(version ? { 'x-version': version } : {}), ...(changes ? { 'x-changes': changes } : {}) }).file;

/** Where a statement is after changes: its table, its field, its value and the keywords that were applied. */
function move(word: string, subject: string, changes: ChangeSchema[], { value = 1 as unknown, scope = '' } = {}) {
  const { by, ...at } = carry({ scope, subject, value, by: new Set() }, word, changes);
  return { ...at, by: [...by] };
}
const nameAfter = (subject: string, ...changes: ChangeSchema[]) => move('field.title', subject, changes).subject;
const valueAfter = (word: string, value: unknown, ...changes: ChangeSchema[]) =>
  move(word, 'a', changes, { value }).value;

describe('the versions after an earlier file', () => {
  const changes = { 2: [{ drop: 'a' }], 3: [{ drop: 'b' }], 4: [{ drop: 'c' }] };

  it.each<[from: number | undefined, to: number | undefined, versions: ChangeSchema[][]]>([
    [undefined, 2, [[{ drop: 'a' }]]],
    [1, 3, [[{ drop: 'a' }], [{ drop: 'b' }]]],
    [3, 5, [[{ drop: 'c' }], []]],
    [2, 2, []],
    [3, 1, []],
    [undefined, undefined, []],
  ])('from %s to %s', (from, to, versions) => {
    expect(listVersions(toFile(from), toFile(to, changes))).toEqual(versions);
  });

  it('have no changes if none are stated', () => {
    expect(listVersions(toFile(), toFile(2))).toEqual([[]]);
  });
});

describe('the fields that changes create', () => {
  const made = (...lists: ChangeSchema[][]) => {
    const changes = Object.fromEntries(lists.map((list, index) => [index + 2, list]));
    return [...listMade(toFile(), toFile(lists.length + 1, changes))].map((key) => JSON.parse(key).join('#'));
  };

  it.each<[title: string, lists: ChangeSchema[][], names: string[]]>([
    ['by addition', [[{ add: 'a', value: '1' }]], ['#a']],
    ['by a merge', [[{ merge: ['a', 'b'], into: 'c' }]], ['#c']],
    [
      'by splits',
      [
        [
          { split: 'a', into: ['b', 'c'] },
          { split: 'd', into: { e: '1', f: '2' } },
        ],
      ],
      ['#b', '#c', '#e', '#f'],
    ],
    ['but by no other change', [[{ rename: 'a', to: 'b' }, { drop: 'c' }]], []],
    ['in rows', [[{ in: 'rows', add: 'a' }]], ['rows#a']],
    [
      'in rows of a table that is renamed',
      [
        [
          { in: 'rows', add: 'a' },
          { rename: 'rows', to: 'units' },
        ],
      ],
      ['units#a'],
    ],
    ['before they are renamed', [[{ add: 'a' }], [{ rename: 'a', to: 'b' }]], ['#b']],
    ['before their table is renamed', [[{ in: 'rows', add: 'a' }], [{ rename: 'rows', to: 'units' }]], ['units#a']],
    ['in several versions', [[{ add: 'a' }], [{ add: 'b' }]], ['#a', '#b']],
  ])('%s', (_title, lists, names) => {
    expect(made(...lists)).toEqual(names);
  });
});

describe('the name of a field', () => {
  it.each<[title: string, subject: string, changes: ChangeSchema[], name: string]>([
    ['stays', 'a', [{ rename: 'b', to: 'c' }, { drop: 'a' }], 'a'],
    ['is changed', 'a', [{ rename: 'a', to: 'b' }], 'b'],
    ['is not changed where it only begins alike', 'ab', [{ rename: 'a', to: 'b' }], 'ab'],
    ['is changed inside an object', 'o/a', [{ rename: 'o', to: 'p' }], 'p/a'],
    ['is moved', 'a', [{ move: 'a', to: 'o/a' }], 'o/a'],
    ['is changed by a scale', 'a', [{ scale: 'a', from: 'W', to: 'kW', as: 'b' }], 'b'],
    ['stays by a scale', 'a', [{ scale: 'a', from: 'W', to: 'kW' }], 'a'],
    ['is changed by a map', 'a', [{ map: 'a', values: {}, as: 'b' }], 'b'],
    ['is changed in its case', 'o/=x/a', [{ rename: 'o/a', to: 'o/b' }], 'o/=x/b'],
    ['leaves its case if it is moved elsewhere', 'o/=x/a', [{ rename: 'o/a', to: 'p/b' }], 'p/b'],
    ['leaves its case with what is inside', 'o/=x/a/c', [{ rename: 'o/a', to: 'p/b' }], 'p/b/c'],
    ['keeps its case if the object is renamed', 'o/=x/a', [{ rename: 'o', to: 'p' }], 'p/=x/a'],
    ['has the case that the choice is mapped to', 'o/=x/a', [{ map: 'o/type', values: { x: 'y' } }], 'o/=y/a'],
    ['has the case of a choice at the top', '=x/a', [{ map: 'type', values: { x: 'y' } }], '=y/a'],
    ['is not in a case that begins alike', 'o/=xx/a', [{ map: 'o/type', values: { x: 'y' } }], 'o/=xx/a'],
    ['is the case itself', 'o/=x', [{ map: 'o/type', values: { z: 'y', x: 'v' } }], 'o/=v'],
    ['is not in a case of another object', 'p/=x/a', [{ map: 'o/type', values: { x: 'y' } }], 'p/=x/a'],
    [
      'is changed in its new case',
      'o/=x/a',
      [
        { map: 'o/type', values: { x: 'y' } },
        { rename: 'o/a', to: 'o/b' },
      ],
      'o/=y/b',
    ],
    [
      'is that of a field that is swapped with another one',
      'a',
      [
        { rename: 'a', to: 'b' },
        { rename: 'b', to: 'a' },
      ],
      'b',
    ],
  ])('%s', (_title, subject, changes, name) => {
    expect(nameAfter(subject, ...changes)).toBe(name);
  });

  it('is changed only in its table', () => {
    const rename = { rename: 'a', to: 'b' };
    expect(move('field.title', 'a', [{ ...rename, in: 'rows' }]).subject).toBe('a');
    expect(move('field.title', 'a', [{ ...rename, in: 'rows' }], { scope: 'rows' }).subject).toBe('b');
    expect(move('field.title', 'a', [rename], { scope: 'rows' }).subject).toBe('a');
  });

  it('is in the table under its new name', () => {
    const scopeAfter = (scope: string, ...changes: ChangeSchema[]) =>
      move('field.title', 'a', changes, { scope }).scope;
    expect(scopeAfter('rows', { rename: 'rows', to: 'units' })).toBe('units');
    expect(scopeAfter('rows/steps', { drop: 'x' }, { move: 'rows', to: 'o/rows' })).toBe('o/rows/steps');
    expect(scopeAfter('rows2', { rename: 'rows', to: 'units' })).toBe('rows2');
    expect(scopeAfter('rows', { in: 'rows', rename: 'rows', to: 'units' })).toBe('rows');
  });

  it.each([
    ['fields.field', 'b'],
    ['fields.object', 'b'],
    ['mapAxis.minimum', 'b'],
    ['curve.rising', 'b'],
    ['kind.x-curves', 'b'],
    ['tab.x-shown-when', 'b'],
    ['rule.below', 'b'],
    ['check.error', 'b'],
    ['tab.title', 'a'],
    ['derived.title', 'a'],
    ['kind.title', 'a'],
    ['kind.x-curves2', 'a'],
    ['my.kind.x-curves', 'a'],
    ['my.field.title', 'a'],
    ['my.tab.x-shown-when', 'a'],
    ['my.rule.below', 'a'],
  ])('of which "%s" is stated becomes %s', (word, name) => {
    expect(move(word, 'a', [{ rename: 'a', to: 'b' }]).subject).toBe(name);
  });

  it('is changed within a rule', () => {
    expect(move('rule.below', 'a below c', [{ rename: 'c', to: 'd' }]).subject).toBe('a below d');
  });
});

describe('a value', () => {
  const SCALE = { scale: 'a', from: 'W', to: 'kW' };
  const MAP = { map: 'a', values: { x: 'y', 1: 2 } };

  it.each(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'default'])('of "%s" is scaled', (word) => {
    expect(valueAfter(`field.${word}`, 1500, SCALE)).toBe(1.5);
  });

  it.each<[title: string, word: string, value: unknown, change: ChangeSchema, after: unknown]>([
    ['of an axis is scaled', 'mapAxis.minimum', 1000, SCALE, 1],
    ['of an axis is scaled as well', 'mapAxis.maximum', 1000, SCALE, 1],
    ['that counts is not scaled', 'field.minLength', 1000, SCALE, 1000],
    ['that is a text is not scaled', 'field.default', '1000', SCALE, '1000'],
    ['that no unit can be converted to stays', 'field.default', 1000, { ...SCALE, to: 'm' }, 1000],
    ['is not scaled by a map', 'field.minimum', 1, MAP, 1],
    ['of a default is mapped', 'field.default', 'x', MAP, 'y'],
    ['of a number is mapped', 'field.default', 1, MAP, 2],
    ['that has no other stays', 'field.default', 'z', MAP, 'z'],
    ['of a property of all objects stays', 'field.default', 'toString', MAP, 'toString'],
    ['of choices is mapped', 'field.enum', ['x', 'z'], MAP, ['y', 'z']],
    ['of offered choices is mapped', 'field.x-offer', ['x', 'y'], MAP, ['y']],
    ['of labels is not mapped', 'field.x-labels', ['x'], MAP, ['x']],
    ['of choices that can not be read stays', 'field.enum', 'x', MAP, 'x'],
    ['stays without a change of it', 'field.default', 'x', { ...MAP, map: 'b' }, 'x'],
    ['stays without values', 'field.default', 'x', { map: 'a' }, 'x'],
  ])('%s', (_title, word, value, change, after) => {
    expect(valueAfter(word, value, change)).toEqual(after);
  });

  it('that names fields has their new names', () => {
    expect(valueAfter('check.error', 'a > b', { rename: 'b', to: 'c' })).toBe('a > c');
    expect(valueAfter('check.error', 'a > b', { in: 'rows', rename: 'b', to: 'c' })).toBe('a > b');
    expect(valueAfter('field.title', 'b', { rename: 'b', to: 'c' })).toBe('b');
  });
});

describe('the changes that apply', () => {
  const by = (word: string, subject: string, changes: ChangeSchema[], value: unknown = 1) =>
    move(word, subject, changes, { value }).by;

  it.each<[word: string, change: ChangeSchema]>([
    ['scale', { scale: 'a', from: 'W', to: 'kW' }],
    ['map', { map: 'a' }],
    ['split', { split: 'a' }],
    ['merge', { merge: ['b', 'a'] }],
    ['drop', { drop: 'a' }],
  ])('include "%s" of the field or of what contains it', (word, change) => {
    expect(by('field.title', 'a', [change])).toEqual([word]);
    expect(by('field.title', 'a/=x/b', [change])).toEqual([word]);
    expect(by('field.title', 'ab', [change])).toEqual([]);
    expect(by('tab.title', 'a', [change])).toEqual([]);
  });

  it('do not include a new name', () => {
    expect(by('field.title', 'a', [{ rename: 'a', to: 'b' }, { drop: 'b' }])).toEqual([]);
  });

  it('are added to those before', () => {
    const at = { scope: '', subject: 'a', value: 1, by: new Set(['map']) };
    expect([...carry(at, 'field.title', [{ drop: 'a' }]).by]).toEqual(['map', 'drop']);
  });

  it('to a unit are only those from that unit', () => {
    const scale = { scale: 'a', from: 'W', to: 'kW' };
    expect(move('field.x-unit', 'a', [scale], { value: 'W' })).toMatchObject({ by: ['scale'], unit: 'kW', value: 'W' });
    expect(move('field.x-unit', 'a', [scale], { value: 'MW' })).toMatchObject({ by: [], unit: 'kW' });
    expect(move('field.x-unit', 'a', [{ scale: 'a', to: 'kW' }], { value: '' }).by).toEqual(['scale']);
    expect(move('field.minimum', 'a', [scale], { value: 5 })).toMatchObject({ by: ['scale'], unit: 'kW' });
    expect(move('field.x-unit', 'a', [{ drop: 'a' }], { value: 'W' })).toMatchObject({ by: ['drop'], unit: 'W' });
    const at = { scope: '', subject: 'a', value: 'MW', unit: 'W', by: new Set<string>() };
    expect([...carry(at, 'field.x-unit', [scale]).by]).toEqual(['scale']);
    expect(carry(at, 'field.x-unit', [])).toMatchObject({ unit: 'W', value: 'MW' });
  });

  it('to a series are those to one of its points', () => {
    const scale = { scale: 'p7', from: 'W', to: 'kW' };
    expect(by(SERIES_UNIT, 'p{x}', [scale], 'W')).toEqual(['scale']);
    expect(by(SERIES_UNIT, 'q{x}', [scale], 'W')).toEqual([]);
    expect(by(SERIES_UNIT, 'p{x}', [{ ...scale, as: 'b' }], 'W')).toEqual([]);
    expect(by(SERIES_UNIT, 'p{x}', [{ drop: 'p7' }], 'W')).toEqual([]);
    expect(by('curve.y.title', 'p{x}', [scale], 'W')).toEqual([]);
  });
});
