import { describe, expect, it } from 'vitest';
import { listJsonLeaves, valueAtJsonPath } from '#model/imports/jsonPath.ts';

const TURBINE = {
  name: 'V90',
  '': 'nameless',
  rated: { power: 2000, 'cut.in': 4 },
  modes: [
    { power: 1800, noise: null },
    { power: 2000, noise: [98.5, 104] },
  ],
  parameters: [
    null,
    'loose',
    { label: 'wind-speed', values: [3, 4, 5] },
    { label: 'power', values: [0, 75, 190] },
    { label: 'power', values: [] },
    { label: 7, values: 'seven' },
  ],
  grid: [
    [1, 2],
    [3, 4],
  ],
  tags: ['onshore'],
};

describe('the value at a path', () => {
  it.each<[string, unknown]>([
    ['', TURBINE],
    ['name', 'V90'],
    ['rated', { power: 2000, 'cut.in': 4 }],
    ['rated.power', 2000],
    ['modes[0].power', 1800],
    ['modes[1].noise[1]', 104],
    ['modes[1].noise', [98.5, 104]],
    ['modes[0].noise', null],
    ['grid[1][0]', 3],
    ['parameters[label=wind-speed].values', [3, 4, 5]],
    ['parameters[label=power].values[1]', 75],
    ['parameters[label=7].values', 'seven'],
    ['tags[0]', 'onshore'],
  ])('%j is found', (path, value) => {
    expect(valueAtJsonPath(TURBINE, path)).toEqual(value);
  });

  it.each([
    ['mast', 'a name that the document lacks'],
    ['rated.voltage', 'a name that an object lacks'],
    ['name.first', 'a name within a text'],
    ['name.length', 'what texts have of their own'],
    ['rated.toString', 'what every object has of its own'],
    ['modes.length', 'what lists have of their own'],
    ['mast.height.top', 'a path beyond what is missing'],
    ['modes[0].noise.level', 'a path beyond null'],
    ['modes[2]', 'a number beyond the list'],
    ['modes[x]', 'neither a number nor a value'],
    ['modes[2].power', 'a path beyond the list'],
    ['rated[0]', 'an entry of an object'],
    ['name[0]', 'an entry of a text'],
    ['parameters[label=hub-height]', 'a value that no entry has'],
    ['parameters[missing=power]', 'a name that no entry has'],
    ['parameters[=power]', 'a value without a name'],
  ])('%j finds nothing: %s', (path) => {
    expect(valueAtJsonPath(TURBINE, path)).toBeUndefined();
  });

  it('holds for dots within brackets', () => {
    const list = { at: [{ speed: '3.5', power: 40 }], rows: [[{ 'v.x': '1', p: 2 }]] };
    expect(valueAtJsonPath(list, 'at[speed=3.5].power')).toBe(40);
    expect(valueAtJsonPath(list, 'rows[0][v.x=1].p')).toBe(2);
  });

  it('begins with a bracket where the document is a list', () => {
    expect(valueAtJsonPath([{ power: 5 }, { power: 6 }], '[1].power')).toBe(6);
    expect(valueAtJsonPath([{ id: 'a', power: 5 }], '[id=a].power')).toBe(5);
    expect(valueAtJsonPath({ 0: { power: 5 } }, '[0].power')).toBeUndefined();
    expect(valueAtJsonPath({ '': [1] }, '[0]')).toBeUndefined();
  });

  it('keeps a bracket that is not the last sign of a name', () => {
    expect(valueAtJsonPath({ 'a]b': 1 }, 'a]b')).toBe(1);
  });
});

describe('the leaves of a document', () => {
  it('are values and lists of values, each with its path', () => {
    expect(listJsonLeaves(TURBINE)).toEqual([
      ['name', 'V90'],
      ['', 'nameless'],
      ['rated.power', 2000],
      ['rated.cut.in', 4],
      ['modes[0].power', 1800],
      ['modes[0].noise', null],
      ['modes[1].power', 2000],
      ['modes[1].noise', [98.5, 104]],
      ['parameters[0]', null],
      ['parameters[1]', 'loose'],
      ['parameters[2].label', 'wind-speed'],
      ['parameters[2].values', [3, 4, 5]],
      ['parameters[3].label', 'power'],
      ['parameters[3].values', [0, 75, 190]],
      ['parameters[4].label', 'power'],
      ['parameters[4].values', []],
      ['parameters[5].label', 7],
      ['parameters[5].values', 'seven'],
      ['grid[0]', [1, 2]],
      ['grid[1]', [3, 4]],
      ['tags', ['onshore']],
    ]);
  });

  it.each<[unknown, [string, unknown][]]>([
    [5, [['', 5]]],
    [null, [['', null]]],
    [[1, null], [['', [1, null]]]],
    [[], [['', []]]],
    [{}, []],
    [[{ a: 1 }], [['[0].a', 1]]],
  ])('of %j alone are %j', (document, leaves) => {
    expect(listJsonLeaves(document)).toEqual(leaves);
  });

  it('end 64 steps deep, where the rest is one value', () => {
    const nest = (levels: number): unknown => (levels === 0 ? { end: 1 } : { a: nest(levels - 1) });
    const path = (length: number) => Array.from({ length }, () => 'a').join('.');
    expect(listJsonLeaves(nest(64))).toEqual([[`${path(64)}.end`, 1]]);
    expect(listJsonLeaves(nest(65))).toEqual([[`${path(65)}`, { end: 1 }]]);
    const listed = (levels: number): unknown => (levels === 0 ? [{ end: 1 }] : [listed(levels - 1)]);
    expect(listJsonLeaves(listed(64))).toEqual([['[0]'.repeat(65), { end: 1 }]]);
  });
});
