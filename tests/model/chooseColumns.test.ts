import { describe, expect, it } from 'vitest';
import { chooseColumns, findColumn } from '#model/chooseColumns.ts';
import { readHeading } from '#model/readHeading.ts';
import type { TableColumn } from '#model/tableColumns.ts';

const SPEED = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW' };
const EFFICIENCY = { title: 'Efficiency', unit: '%' };

const VALUES = [4, 2, 9];
const COUNTED = [1, 2, 3];

/** Columns by their labels; labels that begin with the same word may be repeated. */
function columns(labels: readonly string[], values: readonly (readonly (number | undefined)[])[] = []): TableColumn[] {
  return labels.map((label, at) => {
    const own = [...(values[at] ?? VALUES)];
    return { at, label, heading: readHeading([{ text: label, isUnit: false }]), values: own, texts: own.map(String) };
  });
}

/** The labels of the columns that are chosen, and what is doubtful. */
function choose(...[labels, axes, values]: [string[], Parameters<typeof chooseColumns>[1], (number | undefined)[][]?]) {
  const chosen = chooseColumns(columns(labels, values), axes);
  return { labels: chosen.columns?.map(({ label, at }) => label || at), notes: chosen.notes };
}

describe('the column of an axis', () => {
  it.each([
    ['is the only one with its physical unit', ['Foo [kW]', 'Power [m]'], POWER, 'Foo [kW]'],
    [
      'is the one with its title among those of its unit',
      ['Speed [m/s]', 'Wind speed net [m/s]'],
      SPEED,
      'Wind speed net [m/s]',
    ],
    ['is the only one with its title', ['Note', 'Power total foo'], POWER, 'Power total foo'],
    ['is the one with exactly its title', ['Net power', 'Power'], POWER, 'Power'],
    ['is the one with no other word', ['Reactive power', 'Net power'], POWER, 'Net power'],
    ['is unknown among two of its unit', ['Foo [kW]', 'Bar [kW]'], POWER, undefined],
    ['is unknown among two with its title', ['Net power', 'Mean power'], POWER, undefined],
    ['is unknown by a unit that says little', ['Foo [%]', 'Bar'], EFFICIENCY, undefined],
    ['is unknown by the unit of a plain number', ['Foo [-]', 'Bar'], { title: 'Ratio' }, undefined],
  ])('%s', (_, labels, axis, label) => {
    expect(findColumn(columns(labels), axis)?.label).toBe(label);
  });
});

describe('the columns of a curve', () => {
  it.each([
    ['are found by their titles', ['Note', 'Power', 'Wind speed'], [SPEED, POWER], ['Wind speed', 'Power']],
    ['may be named by a part of a title', ['u', 'Speed', 'Note'], [{ title: 'Speed' }, SPEED], ['Speed', 'u']],
    ['may have the only unit that fits', ['Power', 'Foo [%]', 'Bar', 'Baz'], [POWER, EFFICIENCY], ['Power', 'Foo [%]']],
    ['may have a plain number', ['Power', 'Foo [-]', 'Bar', 'Baz'], [POWER, { title: 'Ratio' }], ['Power', 'Foo [-]']],
    ['may be what is left', ['Foo', 'Wind speed'], [SPEED, POWER], ['Wind speed', 'Foo']],
    [
      'may be all that is left with a fitting unit',
      ['Foo [h]', 'Bar', 'Wind speed'],
      [SPEED, POWER],
      ['Wind speed', 'Bar'],
    ],
    ['are not two of the same', ['Wind speed', 'Foo', 'Bar'], [SPEED, SPEED], undefined],
    ['are not found among several', ['Wind speed', 'Foo', 'Bar'], [SPEED, POWER], undefined],
  ])('%s', (_, labels, axes, chosen) => {
    expect(choose(labels, axes).labels).toEqual(chosen);
  });

  it('are not those that number the rows', () => {
    const values = [COUNTED, VALUES, VALUES, VALUES];
    const cycles = [POWER, { title: 'Cycles' }];
    expect(choose(['No', 'n', 'Note', 'Power'], cycles, values).labels).toEqual(['Power', 'n']);
    expect(choose(['No', 'Foo', 'Power'], cycles, values).labels).toEqual(['Power', 'Foo']);
    expect(choose(['Id', 'Foo', 'Bar'], [SPEED, POWER], values).labels).toEqual(['Foo', 'Bar']);
  });

  it.each([
    ['count from 0', [0, 1, 2], ['Foo', 'Bar']],
    ['count from 2', [2, 3, 4], undefined],
    ['skip a number', [1, 2, 4], undefined],
    ['have a gap', [1, undefined, 3], undefined],
  ])('are those beside numbers that %s: %s %s', (_, counter, chosen) => {
    expect(choose(['Row', 'Foo', 'Bar'], [SPEED, POWER], [counter]).labels).toEqual(chosen);
  });

  it('are used in their order where no title is that of an axis', () => {
    const note = 'No title matches an axis: columns were used in their order';
    expect(choose(['Foo', 'Bar', 'Baz'], [SPEED, POWER])).toEqual({ labels: undefined, notes: [note] });
    expect(choose(['', '', ''], [SPEED, POWER])).toEqual({ labels: undefined, notes: [] });
    expect(choose(['v', 'P', 'v', 'P'], [SPEED, POWER])).toEqual({ labels: undefined, notes: [] });
    expect(choose(['', 'q', ''], [SPEED, { title: 'Power' }]).notes).toEqual([note]);
  });
});

describe('columns without titles', () => {
  const [taken, doubtful] = ['Column 1 was read as row numbers', 'Column 1 may be row numbers'];

  it.each([
    ['rises', [3, 5, 7], [1, 2], taken],
    ['falls', [7, 5, 3], [1, 2], taken],
    ['turns', [3, 5, 4], undefined, doubtful],
    ['stays', [3, 3, 3], undefined, doubtful],
    ['rises and stays', [3, 5, 5], undefined, doubtful],
    ['has a gap', [3, undefined, 7], undefined, doubtful],
  ])('begin with row numbers where the next %s', (_, second, chosen, note) => {
    expect(choose(['', '', ''], [SPEED, POWER], [COUNTED, second])).toEqual({ labels: chosen, notes: [note] });
  });

  it.each([
    ['a column for each axis', ['', ''], [COUNTED, [3, 5, 7]]],
    ['two columns more than axes', ['', '', '', ''], [COUNTED, [3, 5, 7]]],
    ['no row numbers', ['', '', ''], [VALUES, [3, 5, 7]]],
    ['too few rows', ['', '', ''], [COUNTED.slice(0, 2), [3, 5], [2, 1]]],
    ['no columns', [], []],
  ])('are used in their order if there are %s', (_, labels, values) => {
    expect(choose(labels, [SPEED, POWER], values)).toEqual({ labels: undefined, notes: [] });
  });
});

describe('a title', () => {
  const doubt = (label: string, axis: string) => [`“${label}” may be another quantity: read as ${axis}`];

  it.each([
    ['Power loss', POWER, doubt('Power loss', 'Power')],
    ['Power', POWER, []],
    ['Foo', POWER, doubt('Foo', 'Power')],
    ['', POWER, []],
    ['Foo [kW]', POWER, []],
    ['Reactive power [kW]', POWER, doubt('Reactive power [kW]', 'Power')],
    ['Power loss [h]', POWER, []],
    ['Power foo', POWER, doubt('Power foo', 'Power')],
    ['Efficiency foo [%]', EFFICIENCY, doubt('Efficiency foo [%]', 'Efficiency')],
    ['Efficiency [%]', EFFICIENCY, []],
    ['Power kW', POWER, []],
    ['Power MW', POWER, []],
    ['Power (gal/hr)', POWER, []],
    ['Power [foo]', POWER, []],
    ['Ratio foo [-]', { title: 'Ratio' }, doubt('Ratio foo [-]', 'Ratio')],
  ])('%j makes its column doubtful as %j: %j', (label, axis, notes) => {
    expect(choose(['Wind speed [m/s]', label], [SPEED, axis])).toEqual({
      labels: ['Wind speed [m/s]', label || 1],
      notes,
    });
  });
});
