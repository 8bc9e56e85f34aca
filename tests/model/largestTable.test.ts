import { describe, expect, it } from 'vitest';
import { largestTable } from '#model/largestTable.ts';
import type { NamedAxis } from '#model/matchHeading.ts';

/** The rows of the largest table below each other, and the first lines of the others; bars stand between cells. */
function find(...lines: string[]) {
  return findFor([], lines);
}

/** The same for a curve of these axes. */
function findFor(axes: readonly NamedAxis[], lines: readonly string[]) {
  const cells = lines.map((line) => line.split('|'));
  const { rows, others } = largestTable(cells, (row) => cells[row]?.some((cell) => /^\d/.test(cell)) ?? false, axes);
  return { rows, others: others.map((texts) => texts.join('|')) };
}

const TITLES = 'v [m/s]|P [kW]';

describe('of several tables below each other', () => {
  it('the one with the most rows of numbers is taken', () => {
    expect(find(TITLES, '3|22', 'v [m/s]|Ct [-]', '3|0.4', '4|0.5', 'h|T [°C]', '1|20')).toEqual({
      rows: [2, 3, 4],
      others: [TITLES, 'h|T [°C]'],
    });
  });

  it('the first is taken of two that are as large, however many words the other has', () => {
    expect(find(TITLES, '3|22', '', 'v [m/s]|Ct [-]', '3|0.4', 'net', 'mean')).toEqual({
      rows: [0, 1, 2],
      others: ['v [m/s]|Ct [-]'],
    });
  });

  it('one without numbers is not mentioned', () => {
    expect(find(TITLES, '3|22', 'v [m/s]|Ct [-]', 'none')).toEqual({ rows: [0, 1], others: [] });
  });

  it('the first line of a left-out one is that which has text', () => {
    expect(find('|', 'Curve', 'v [m/s]|Ct', '3|1', TITLES, '3|22', '4|90')).toEqual({
      rows: [4, 5, 6],
      others: ['Curve'],
    });
  });
});

describe('one table', () => {
  it.each<[what: string, lines: string[]]>([
    ['has nothing', []],
    ['has no titles', ['3|22', '4|90']],
    ['has lines of titles above its numbers alone', ['Curve', TITLES, 'm/s|kW', '3|22', '4|90']],
    ['may have a remark between its numbers', [TITLES, '3|22', 'Cut-in [kW]', '4|90']],
    ['may have words without a unit between its numbers', [TITLES, '3|22', 'high|wind', '4|90']],
    ['may have a unit among what is missing', [TITLES, '3|22', 'n/a|[kW]', '4|90']],
    ['may have a line with a unit and a blank cell', [TITLES, '3|22', '|[kW]', '4|90']],
    ['may have units beside numbers', [TITLES, '3|22', '5|v [m/s]|P [kW]', '4|90']],
    ['may have blank lines', [TITLES, '3|22', '|', '4|90']],
  ])('%s', (_, lines) => {
    expect(find(...lines)).toEqual({ rows: lines.map((_line, row) => row), others: [] });
  });

  it('may repeat its titles on each page, which are left out', () => {
    expect(find('Page 1', TITLES, '3|22', TITLES, '4|90', 'Page 2', TITLES, TITLES, '5|250')).toEqual({
      rows: [0, 1, 2, 4, 5, 8],
      others: [],
    });
    expect(find(TITLES, TITLES, '3|22')).toEqual({ rows: [0, 1, 2], others: [] });
  });

  it('may be the second, which repeats its titles as well', () => {
    const other = 'v [m/s]|Ct [-]';
    expect(find(TITLES, '3|22', other, '3|1', other, '4|1', TITLES, '4|90', '5|90')).toEqual({
      rows: [2, 3, 5, 7, 8],
      others: [TITLES],
    });
  });
});

describe('of several tables for a curve', () => {
  const SPEED = { title: 'Wind speed', unit: 'm/s' };
  const POWER = { title: 'Power', unit: 'kW' };
  const COEFFICIENT = { title: 'Thrust coefficient' };
  const OTHER = 'h [m]|T [°C]';

  it.each<[what: string, titles: string, axes: NamedAxis[]]>([
    ['have the units of its axes', 'v [m/s]|P [MW]', [SPEED, POWER]],
    ['have the titles of its axes', 'Wind speed|x [-]', [SPEED, COEFFICIENT]],
    ['have the title of an axis without a unit', 'Thrust coefficient|x [-]', [COEFFICIENT]],
    ['have a title with another unit of its quantity', 'Power [MW]|x [-]', [POWER]],
  ])('the one is taken whose titles %s, though it is shorter', (_, titles, axes) => {
    expect(findFor(axes, [OTHER, '3|1', '4|1', titles, '3|22'])).toEqual({ rows: [3, 4], others: [OTHER] });
    expect(findFor(axes, [titles, '3|22', OTHER, '3|1', '4|1'])).toEqual({ rows: [0, 1], others: [OTHER] });
  });

  it('the one is taken whose titles fit the most axes', () => {
    const lines = ['v [m/s]|x [-]', '3|1', '4|1', 'v [m/s]|P [kW]', '3|22', 'P [kW]|x [-]', '3|1', '4|1'];
    expect(findFor([SPEED, POWER], lines).rows).toEqual([3, 4]);
  });

  it('the one is taken of which any line above its numbers fits', () => {
    expect(findFor([POWER], [OTHER, '3|1', '4|1', 'a [m]|b', 'Power [kW]|c', '3|22']).rows).toEqual([3, 4, 5]);
  });

  it.each<[what: string, titles: string, axes: NamedAxis[]]>([
    ['a title with a unit of something else', 'Power [m]|x [-]', [POWER]],
    ['a unit that many quantities have', 'Share [%]|x [m]', [{ title: 'Load', unit: '%' }]],
    ['a plain number', 'Ratio [-]|x [m]', [COEFFICIENT]],
    ['a title of something else', 'Hub height|x [-]', [SPEED]],
    ['a title below its numbers', 'a [m]|b', [SPEED]],
  ])('%s does not decide', (_, titles, axes) => {
    expect(findFor(axes, [titles, '3|22', 'Wind speed', OTHER, '3|1', '4|1']).rows).toEqual([3, 4, 5]);
  });

  it('the largest is taken of those that fit as well', () => {
    expect(findFor([SPEED], ['v [m/s]|P [kW]', '3|22', 'v [m/s]|Ct [-]', '3|1', '4|1']).rows).toEqual([2, 3, 4]);
  });

  it('a column without a unit does not fit an axis with a unit by its place', () => {
    expect(findFor([POWER], ['a|b [m]', '3|22', OTHER, '3|1', '4|1']).rows).toEqual([2, 3, 4]);
  });
});
