import { describe, expect, it } from 'vitest';
import { groupSample } from '#model/imports/sampleLong.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import type { TableSample } from '#model/imports/TableSample.ts';
import { createFile } from './createFile.ts';

const POINTS = ['V90;3;0', 'V90;4;75', 'V90;5;190', 'V80;3;0', 'V80;4;60', 'V80;5;150'];

describe('the lines of an unknown table', () => {
  it.each([
    ['the points of one turbine after the other are grouped', ['Turbine;Wind speed;Power', ...POINTS], 'Turbine'],
    [
      'a column that is the same on all lines changes nothing',
      ['Turbine;v;P;Site', ...POINTS.map((it) => `${it};Aabenraa`)],
      'Turbine',
    ],
    [
      'products of one maker stay apart',
      ['Maker;Heat output;COP', 'Acme;9;3.1', 'Acme;10;3.2', 'Acme;11;3.3'],
      undefined,
    ],
    [
      'products with names of their own stay apart',
      ['Series;Model;Power', 'Air;A 9;9', 'Air;A 10;10', 'Air;A 11;11'],
      undefined,
    ],
    [
      'models that begin with a number are names',
      ['Series;Model;Power', 'Air;80/2000;9', 'Air;82/2000;10', 'Air;90/3000;11'],
      undefined,
    ],
    ['amounts with units are no names', ['Turbine;v;P', 'V90;3;0 kW', 'V90;4;75 kW', 'V90;5;190 kW'], 'Turbine'],
  ])('%s', async (_, lines, group) => {
    expect((await sampleTable(createFile(lines.join('\n')))).group).toBe(group);
  });
});

/** Columns from lines, the first of which holds the headings. */
function createTable([headings = '', ...lines]: readonly string[], decimal: TableSample['decimal'] = '.'): TableSample {
  const columns = headings.split(';').map((heading, index) => ({
    ...{ heading, unit: undefined },
    cells: lines.map((line) => line.split(';')[index] ?? ''),
  }));
  return { file: 'curves.csv', format: 'csv', decimal, header: 1, firstRow: 2, columns };
}

const findGroup = (lines: readonly string[], decimal?: TableSample['decimal']) =>
  groupSample(createTable(lines, decimal))?.group;

describe('the points of curves, one a line', () => {
  it('become a row of each turbine with all its points, but for the last that may be cut off', () => {
    const sample = createTable(['Turbine;v;P;Site', ...POINTS.map((line) => `${line};Aabenraa`), 'N117;3;0;Aabenraa']);
    expect(groupSample(sample)).toEqual({
      ...{ file: 'curves.csv', format: 'csv', decimal: '.', header: 1, firstRow: 2, group: 'Turbine' },
      columns: [
        { heading: 'Turbine', unit: undefined, cells: ['V90', 'V80'] },
        { heading: 'v', unit: undefined, cells: ['3; 4; 5', '3; 4; 5'] },
        { heading: 'P', unit: undefined, cells: ['0; 75; 190', '0; 60; 150'] },
        { heading: 'Site', unit: undefined, cells: ['Aabenraa', 'Aabenraa'] },
      ],
    });
  });

  it('become one row of the only turbine', () => {
    expect(groupSample(createTable(['Turbine;v', ...POINTS.slice(0, 3)]))?.columns.map(({ cells }) => cells)).toEqual([
      ['V90'],
      ['3; 4; 5'],
    ]);
  });

  it.each<[string, string[], string | undefined]>([
    ['that fall are none', ['Turbine;v', 'V90;5', 'V90;4', 'V90;3'], undefined],
    ['that come twice are none', ['Turbine;v', 'V90;3', 'V90;4', 'V90;4'], undefined],
    [
      'that fall for one of the turbines are none',
      ['Turbine;v', ...['V90;3', 'V90;4', 'V90;5', 'V80;3', 'V80;5', 'V80;4', 'N117;3']],
      undefined,
    ],
    ['one of which is blank are none', ['Turbine;v', 'V90;3', 'V90;', 'V90;5'], undefined],
    ['one of which is no number are none', ['Turbine;v', 'V90;3', 'V90;x', 'V90;5'], undefined],
    ['of only two lines are none', ['Turbine;v', 'V90;3', 'V90;4'], undefined],
    [
      'of only two lines amid others are none',
      ['Turbine;v', ...POINTS.slice(0, 3), 'V80;3', 'V80;4', 'N117;3'],
      undefined,
    ],
    ['of a last turbine may be only one', ['Turbine;v', ...POINTS.slice(0, 3), 'V80;3'], 'Turbine'],
    ['of one turbine at two places are none', ['Turbine;v', ...POINTS, ...POINTS.slice(0, 3)], undefined],
    ['of turbines that have numbers for names are none', ['Turbine;v', '90;3', '90;4', '90;5'], undefined],
    ['one of which has no turbine are none', ['Turbine;v', 'V90;3', 'V90;4', 'V90;5', ';3'], undefined],
    ['are those of the first column that fits', ['v;Site;Turbine', '3;A;V90', '4;A;V90', '5;A;V90'], 'Site'],
    ['are not those of a maker', ['Maker;v;Turbine', 'Vestas;3;V90', 'Vestas;4;V90', 'Vestas;5;V90'], 'Turbine'],
  ])('%s', (_, lines, group) => {
    expect(findGroup(lines)).toBe(group);
  });

  it('are read with their decimal mark', () => {
    const lines = ['Turbine;v', 'V90;3,5', 'V90;4,5', 'V90;5,5'];
    expect(findGroup(lines, ',')).toBe('Turbine');
    expect(findGroup(lines, '.')).toBeUndefined();
  });

  it.each(['3 kW', '-3', '−3 °C', '+3.5', '1,5 m/s', '45°', '7%', '1.2 kg/m³', '30m²', '5 kW2', ''])(
    'may have an amount beside them: %j',
    (amount) => {
      expect(findGroup(['Turbine;v;P', 'V90;3;on', `V90;4;${amount}`, 'V90;5;on'])).toBe('Turbine');
    },
  );

  it.each(['off', 'kW 3', '3 kW net', '80/2000', '3-4', 'A3', '3 4', '-', '?3', '3  kW'])(
    'have no names of their own beside them: %j',
    (name) => {
      expect(findGroup(['Turbine;v;P', 'V90;3;on', `V90;4;${name}`, 'V90;5;on'])).toBeUndefined();
    },
  );

  it('may have another word beside them for each turbine', () => {
    const lines = POINTS.map((line) => `${line};${line.slice(0, 3)} at sea`);
    expect(findGroup(['Turbine;v;P;Site', ...lines, 'N117;3;0;'])).toBe('Turbine');
    const named = lines.with(4, 'V80;4;60;V80 ashore');
    expect(findGroup(['Turbine;v;P;Site', ...named, 'N117;3;0;'])).toBeUndefined();
  });

  it('are missing in a table without lines or columns', () => {
    expect(findGroup(['Turbine;v'])).toBeUndefined();
    expect(groupSample({ ...createTable(['Turbine']), columns: [] })).toBeUndefined();
  });
});
