import { describe, expect, it } from 'vitest';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import { readChange } from '#codegen/readChange.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { mergedKind, toSource } from './mergedKind.ts';

const PATH = ['x-changes', '2', 0];

/** A change as it is read over a kind that counts cells, and its step between versions with the given names. */
function read(schema: ChangeSchema) {
  const file = {
    'x-version': 2,
    'x-unit-names': { cell: ['cell', 'cells'] satisfies [string, string] },
    'x-changes': { 2: [schema] },
  };
  const kind = { ...mergedKind(file), source: toSource('kinds/probe.json', file) };
  const { value, problems } = readChange(schema, { kind, path: PATH });
  const step = value?.compile({ older: new Set(['old', 'power']), newer: new Set(['new', 'rating']) });
  const list = (named: readonly { name: string; path: readonly (string | number)[] }[] = []) =>
    named.map(({ name, path }) => `${path.slice(PATH.length).join('.')}: ${name}`);
  return {
    read: value && { path: value.path, rows: value.rows, before: list(value.before), after: list(value.after) },
    code: step?.value,
    problems: placedTexts(JSON.stringify(file), [...problems, ...(step?.problems ?? [])]),
  };
}

describe('a change is read', () => {
  it.each<[title: string, schema: ChangeSchema, before: string[], after: string[], code: string]>([
    ['rename', { rename: 'a', to: 'b' }, ['rename: a'], ['to: b'], 's.rename({"before":"a","after":"b"})'],
    ['move', { move: 'a', to: 'o/a' }, ['move: a'], ['to: o/a'], 's.rename({"before":"a","after":"o/a"})'],
    [
      'scale',
      { scale: 'a', from: 'W', to: 'kW' },
      ['scale: a'],
      ['scale: a'],
      's.scale({"before":"a","after":"a","from":"W","to":"kW"})',
    ],
    [
      'scale to another name',
      { scale: 'a', from: 'W', to: 'kW', as: 'b' },
      ['scale: a'],
      ['as: b'],
      's.scale({"before":"a","after":"b","from":"W","to":"kW"})',
    ],
    [
      'map',
      { map: 'a', values: { x: 'y', z: 'y' }, back: { v: 'z' } },
      ['map: a'],
      ['map: a'],
      's.map({"before":"a","after":"a","values":[["x","y"],["z","y"]],"back":[["v","z"],["y","x"],["y","z"]]})',
    ],
    [
      'map to another name, its way back given',
      { map: 'a', values: { x: 'y', z: 'y' }, back: { y: 'z' }, as: 'b' },
      ['map: a'],
      ['as: b'],
      's.map({"before":"a","after":"b","values":[["x","y"],["z","y"]],"back":[["y","z"]]})',
    ],
    [
      'map of choices to numbers, which leads back to numbers where there are some',
      { map: 'a', values: { 5: 6, ' ': 7, x: 8, 9: 'y' } },
      ['map: a'],
      ['map: a'],
      's.map({"before":"a","after":"a","values":[["5",6],["9","y"],[" ",7],["x",8]],"back":[["6",5],["y","9"],["7"," "],["8","x"]]})',
    ],
    [
      'map without values',
      { map: 'a' },
      ['map: a'],
      ['map: a'],
      's.map({"before":"a","after":"a","values":[],"back":[]})',
    ],
    [
      'split of a text',
      { split: 'a', into: ['b', 'c'], separator: ', ' },
      ['split: a'],
      ['into.0: b', 'into.1: c'],
      's.splitText({"before":"a","after":["b","c"],"at":", "})',
    ],
    [
      'split by expressions',
      { split: 'a', into: { b: 'a / 2', c: 'a * 2' }, back: 'b + c' },
      ['split: a'],
      ['into.b: b', 'into.c: c'],
      's.calculate({ up: { "b": (r) => c.divide(r.number("a"), 2), "c": (r) => (r.number("a") * 2) }, down: { "a": (r) => (r.number("b") + r.number("c")) } })',
    ],
    [
      'merge of texts',
      { merge: ['a', 'b'], into: 'c', separator: ' ' },
      ['merge.0: a', 'merge.1: b'],
      ['into: c'],
      's.mergeText({"before":["a","b"],"after":"c","at":" "})',
    ],
    [
      'merge by expressions',
      { merge: ['a', 'b'], into: 'c', value: 'a + b', back: { a: 'c', b: 0 } },
      ['merge.0: a', 'merge.1: b'],
      ['into: c'],
      's.calculate({ up: { "c": (r) => (r.number("a") + r.number("b")) }, down: { "a": (r) => r.value("c"), "b": (r) => 0 } })',
    ],
    [
      'add',
      { add: 'rating', value: 'power * 2' },
      [],
      ['add: rating'],
      's.calculate({ up: { "rating": (r) => (r.number("power") * 2) }, down: {  } })',
    ],
    ['drop', { drop: 'old' }, ['drop: old'], [], 's.calculate({ up: {  }, down: { "old": () => undefined } })'],
    [
      'drop with a way back',
      { drop: 'old', back: 'rating' },
      ['drop: old'],
      [],
      's.calculate({ up: {  }, down: { "old": (r) => r.value("rating") } })',
    ],
  ])('%s', (_title, schema, before, after, code) => {
    const rows = undefined;
    expect(read(schema)).toEqual({ read: { path: PATH, rows, before, after }, code, problems: [] });
  });

  it('in the rows of a table', () => {
    expect(read({ in: 'units', drop: 'old', 'x-note': 'It was never used.' })).toEqual({
      read: { path: PATH, rows: 'units', before: ['drop: old'], after: [] },
      code: 's.inRows("units", s.calculate({ up: {  }, down: { "old": () => undefined } }))',
      problems: [],
    });
  });
});

describe('keywords that do not fit are reported', () => {
  it.each<[title: string, schema: ChangeSchema, problems: string[]]>([
    [
      'beside a rename',
      { rename: 'a', to: 'b', back: 'x', as: 'c' },
      [
        '"back" "back" has no effect on "rename". It takes "rename", "to".',
        '"as" "as" has no effect on "rename". It takes "rename", "to".',
      ],
    ],
    [
      'beside a move',
      { move: 'a', to: 'b', from: 'W' },
      ['"from" "from" has no effect on "move". It takes "move", "to".'],
    ],
    [
      'beside a scale',
      { scale: 'a', from: 'W', to: 'kW', values: {} },
      ['"values" "values" has no effect on "scale". It takes "scale", "from", "to", "as".'],
    ],
    [
      'beside a map',
      { map: 'a', to: 'b' },
      ['"to" "to" has no effect on "map". It takes "map", "values", "back", "as".'],
    ],
    [
      'beside a split',
      { split: 'a', into: ['b'], separator: ' ', value: '1' },
      ['"value" "value" has no effect on "split". It takes "split", "into", "back", "separator".'],
    ],
    [
      'beside a merge',
      { merge: ['a', 'b'], into: 'c', separator: ' ', to: 'd' },
      ['"to" "to" has no effect on "merge". It takes "merge", "into", "value", "back", "separator".'],
    ],
    [
      'beside an addition',
      { add: 'a', value: '1', back: '1' },
      ['"back" "back" has no effect on "add". It takes "add", "value".'],
    ],
    [
      'beside a removal',
      { drop: 'a', value: '1' },
      ['"value" "value" has no effect on "drop". It takes "drop", "back".'],
    ],
  ])('%s', (_title, schema, problems) => {
    const found = read(schema);
    expect(found.problems).toEqual(problems);
    expect(found.read).toBeDefined();
  });
});

describe('a change that lacks something is refused', () => {
  it.each<[title: string, schema: ChangeSchema, problems: string[]]>([
    [
      'one text as the way back of a map',
      { map: 'a', back: 'x', to: 'b' },
      [
        '"to" "to" has no effect on "map". It takes "map", "values", "back", "as".',
        '"back" "back" of "map" gives the earlier value for each newer one.',
      ],
    ],
    [
      'a split into names without a separator',
      { split: 'a', into: ['b', 'c'] },
      ['"into" "split" into names needs the "separator" between the texts. Or give an expression for each name.'],
    ],
    [
      'a split into one field',
      { split: 'a', into: 'b', back: 'b' },
      ['"into" "split" makes several fields, so "into" has a name for each.'],
    ],
    [
      'a split without a way back',
      { split: 'a', into: { b: 'a' } },
      ['"split" "split" needs "back", an expression for the earlier field.'],
    ],
    [
      'a merge into several fields',
      { merge: ['a', 'b'], into: ['c'], separator: ' ' },
      ['"into" "merge" makes one field, so "into" is its name.'],
    ],
    [
      'a merge without a value',
      { merge: ['a', 'b'], into: 'c', back: { a: 'c', b: 'c' } },
      [
        '"merge" "merge" needs the "value" of the new field, and "back" with an expression for each earlier field. Or, for texts, the "separator" between them.',
      ],
    ],
    [
      'a merge with one way back',
      { merge: ['a', 'b'], into: 'c', value: 'a', separator: ' ', back: 'c' },
      [
        '"merge" "merge" needs the "value" of the new field, and "back" with an expression for each earlier field. Or, for texts, the "separator" between them.',
      ],
    ],
    [
      'a merge that lacks a way back',
      { merge: ['a', 'b'], into: 'c', value: 'a', back: { a: 'c' } },
      ['"back" "back" lacks "b".'],
    ],
    [
      'a merge with a way back for another field',
      { merge: ['a', 'b'], into: 'c', value: 'a', back: { a: 'c', b: 'c', d: 'c' } },
      ['"d" "d" is not merged.'],
    ],
    [
      'a merge with another field in place of its own',
      { merge: ['a', 'b'], into: 'c', value: 'a', back: { a: 'c', d: 'c' } },
      ['"d" "back" lacks "b".'],
    ],
    [
      'several ways back of a removal',
      { drop: 'a', back: { a: '1' } },
      ['"back" "back" of "drop" must be a single expression.'],
    ],
    ['no keyword of a change', { to: 'b' }, []],
  ])('%s', (_title, schema, problems) => {
    expect(read(schema)).toEqual({ read: undefined, code: undefined, problems });
  });
});

describe('faults of expressions and units are placed', () => {
  it.each<[title: string, schema: ChangeSchema, problems: string[]]>([
    [
      'in the units of a scale',
      { scale: 'a', from: 'MW/kws', to: 'sec' },
      ['kws" there is no unit "kws". Did you mean "kWh"?', 'sec" there is no unit "sec". Did you mean "s"?'],
    ],
    [
      'in a unit that counts things',
      { scale: 'a', from: 'cell', to: 'kg' },
      [`"to" cell and kg can't be converted into each other.`],
    ],
    [
      'in two units of different quantities',
      { scale: 'a', from: 'kg', to: 'm' },
      [`"to" kg and m can't be converted into each other.`],
    ],
    [
      'in the parts of a split',
      { split: 'a', into: { b: 'a + x', c: 'c' }, back: 'b + y' },
      [
        'x" there is no "x" in the version that this is calculated from. Did you mean "a"?',
        'c" there is no "c" in the version that this is calculated from. Did you mean "a"?',
        'y" there is no "y" in the version that this is calculated from. Did you mean "b"?',
      ],
    ],
    [
      'in the parts of a merge',
      { merge: ['aa', 'bb'], into: 'cc', value: 'aa + cc', back: { aa: 'cc + bb', bb: 'cc' } },
      [
        'cc" there is no "cc" in the version that this is calculated from.',
        'bb" there is no "bb" in the version that this is calculated from.',
      ],
    ],
    [
      'in an added value',
      { add: 'a', value: '2 * powr' },
      ['powr" there is no "powr" in the version that this is calculated from. Did you mean "power"?'],
    ],
    [
      'in a removed value',
      { drop: 'a', back: '2 * power' },
      ['power" there is no "power" in the version that this is calculated from.'],
    ],
  ])('%s', (_title, schema, problems) => {
    expect(read(schema).problems).toEqual(problems);
  });
});
