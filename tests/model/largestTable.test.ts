import { describe, expect, it } from 'vitest';
import { largestTable } from '#model/largestTable.ts';

/** The rows of the largest table below each other, and the first lines of the others; bars stand between cells. */
function find(...lines: string[]) {
  const cells = lines.map((line) => line.split('|'));
  const { rows, others } = largestTable(cells, (row) => cells[row]?.some((cell) => /^\d/.test(cell)) ?? false);
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
