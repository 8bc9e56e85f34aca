import { describe, expect, it } from 'vitest';
import { chooseColumns, findColumn } from '#model/chooseColumns.ts';
import type { NamedAxis } from '#model/matchHeading.ts';
import { readHeading } from '#model/readHeading.ts';
import type { TableColumn } from '#model/tableColumns.ts';

const SPEED = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW' };
const EFFICIENCY = { title: 'Efficiency', unit: '%' };
const FUEL = { title: 'Fuel', unit: 'l/h' };

function columns(labels: readonly string[], values: readonly number[] = [4, 2, 9]): TableColumn[] {
  return labels.map((label, at) => {
    const heading = readHeading([{ text: label, isUnit: false }]);
    return { at, label, heading, values: [...values], texts: values.map(String) };
  });
}

const choose = (labels: readonly string[], axes: readonly NamedAxis[]) => {
  const { columns: chosen, notes } = chooseColumns(columns(labels), axes);
  return { labels: chosen?.map(({ label }) => label), notes };
};

describe('of several columns of one quantity', () => {
  it.each<[labels: string[], axis: NamedAxis, label: string]>([
    [['Wind speed [mph]', 'Wind speed [m/s]'], SPEED, 'Wind speed [m/s]'],
    [['foo [W]', 'bar [kW]', 'baz [MW]'], POWER, 'bar [kW]'],
  ])('%j, that in the unit of the axis is taken', (labels, axis, label) => {
    expect(findColumn(columns(labels), axis)?.label).toBe(label);
  });

  it.each<[what: string, labels: string[], axis: NamedAxis]>([
    ['two are in the unit of the axis', ['Wind speed foo [m/s]', 'Wind speed bar [m/s]'], SPEED],
    ['all are in other units', ['foo [W]', 'bar [MW]'], POWER],
    ['none has a unit', ['Wind speed foo', 'Wind speed bar'], SPEED],
    ['the unit is a share', ['Efficiency foo [%]', 'Efficiency bar [-]'], EFFICIENCY],
    ['the axis has no unit', ['Ratio foo', 'Ratio bar'], { title: 'Ratio' }],
  ])('none is taken where %s', (_, labels, axis) => {
    expect(findColumn(columns(labels), axis)).toBeUndefined();
  });

  it.each<[labels: string[], axes: NamedAxis[], reason: string]>([
    [['Power one', 'Power two', 'Note', 'Remark'], [SPEED, POWER], 'Several columns may be Power'],
    [['Wind speed foo', 'Wind speed bar', 'Note'], [SPEED, POWER], 'Several columns may be Wind speed'],
    [['Speed a [m/s]', 'Speed b [m/s]', 'Note', 'Remark'], [SPEED, POWER], 'Several columns may be Wind speed'],
    [['Note', 'Remark', 'Word'], [SPEED, POWER], 'No title matches an axis'],
    [['Power one', 'Note', 'Remark', 'Word'], [SPEED, POWER], 'No title matches an axis'],
    [['Efficiency foo', 'Efficiency bar', 'Note'], [EFFICIENCY, SPEED], 'No title matches an axis'],
  ])('none is chosen of %j', (labels, axes, reason) => {
    expect(choose(labels, axes)).toEqual({ labels: undefined, notes: [`${reason}: columns were used in their order`] });
  });
});

describe('columns that only number the rows', () => {
  const counted = (title: string) =>
    chooseColumns(
      columns([title, 'Foo', 'Bar']).map((column, at) => (at === 0 ? { ...column, values: [1, 2, 3] } : column)),
      [SPEED, POWER],
    ).columns?.map(({ label }) => label);

  it.each(['#', 'No', 'no.', 'Nr', 'NR.', 'id', 'Index', 'Row', 'Point', ''])('are called %j', (title) => {
    expect(counted(title)).toEqual(['Foo', 'Bar']);
  });

  it.each(['Notes', 'Row heat', 'The row', 'Pointer', 'identity'])('are not called %j', (title) => {
    expect(counted(title)).toBeUndefined();
  });

  it('are left out where only some of the others have a title', () => {
    const all = columns(['Id', 'Foo', '']).map((column, at) => (at === 0 ? { ...column, values: [1, 2, 3] } : column));
    expect(chooseColumns(all, [SPEED, POWER]).columns).toEqual(all.slice(1));
  });

  it('are not looked for where another column has a unit alone', () => {
    const all = columns(['', '[h]', '']).map((column, at) => (at === 0 ? { ...column, values: [1, 2, 3] } : column));
    expect(chooseColumns(all, [SPEED, POWER])).toEqual({ columns: undefined, notes: [] });
  });

  it('are not left out where there are as many columns as axes', () => {
    expect(choose(['', 'Foo'], [SPEED, POWER]).labels).toBeUndefined();
  });
});

describe('a title', () => {
  it.each<[label: string, axis: NamedAxis]>([
    ['Power P/Pn', POWER],
    ['Power Tsd.', POWER],
    ['Power TSD.', POWER],
    ['Power [FOO]', POWER],
    ['Fuel (gal/hr)', FUEL],
    ['Fuel (x²)', FUEL],
    ['Fuel (²) (°a)', FUEL],
    ['Fuel l/h', FUEL],
    ['Fuel (gal/hr) (abc/def)', FUEL],
    ['Power MW net', POWER],
    ['Power KW net', POWER],
  ])('%j leaves no doubt, as its other part may be a unit', (label, axis) => {
    expect(choose(['Wind speed [m/s]', label], [SPEED, axis]).notes).toEqual([]);
  });

  it.each<[label: string, axis: NamedAxis]>([
    ['Fuel (foo)', FUEL],
    ['Fuel (foo) bar', FUEL],
    ['Power bar', POWER],
    ['Power m net', POWER],
  ])('%j is doubtful, as its other part is not a unit of the axis', (label, axis) => {
    expect(choose(['Wind speed [m/s]', label], [SPEED, axis]).notes).toEqual([
      `“${label}” may be another quantity: read as ${axis.title}`,
    ]);
  });
});
