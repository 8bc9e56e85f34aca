import { describe, expect, it, test } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { toColumns } from '#model/tableColumns.ts';
import { findLabels, turnRows } from '#model/turnBlock.ts';

/** Axes of which nothing is known. */
const listAxes = (count: number) => Array.from({ length: count }, () => ({ title: 'Zenith' }));

const parse = (...lines: string[]) => parseClipboardTable(lines.join('\n'));

describe('the columns of a block', () => {
  it('have their cells, their values, and the texts above them', () => {
    expect(toColumns(parse('Wind speed\tPower', 'm/s\tkW', '3\tn/a', '4\t90 %\t5'))).toEqual([
      {
        at: 0,
        label: 'Wind speed m/s',
        heading: { title: 'wind speed', unit: 'm/s', unknown: undefined, doubtful: undefined, open: [] },
        values: [3, 4],
        texts: ['3', '4'],
      },
      {
        at: 1,
        label: 'Power kW',
        heading: { title: 'power', unit: 'kW', unknown: undefined, doubtful: undefined, open: [] },
        values: [undefined, 90],
        texts: ['n/a', '90 %'],
      },
      {
        at: 2,
        label: '',
        heading: { title: '', unit: undefined, unknown: undefined, doubtful: undefined, open: [''] },
        values: [undefined, 5],
        texts: ['', '5'],
      },
    ]);
  });

  it('are empty where there are no cells', () => {
    expect(toColumns(parse(''))).toEqual([]);
  });

  const labels = (...lines: string[]) => toColumns(parse(...lines)).map(({ label }) => label);

  it('are not named by a caption of the block, nor by a shorter line with numbers', () => {
    expect(labels('Power curve', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['v', 'P', 'Ct']);
    expect(labels('Power curve\t', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['v', 'P', 'Ct']);
    expect(labels('v\tP', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['v', 'P', '']);
    expect(labels('v\tP\t\tCt', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['v', 'P', '']);
    expect(labels('Density\t1.2', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['v', 'P', 'Ct']);
    expect(labels('Density\t1.2\tkg', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5')).toEqual(['Density v', '1.2 P', 'kg Ct']);
  });

  it('have units in the second line of headings, also where the first could not be units', () => {
    const units = (...lines: string[]) => toColumns(parse(...lines)).map(({ heading }) => heading.unit);
    expect(units('Time\tCurrent', 'min\tA', '0\t5', '1\t6')).toEqual(['min', 'A']);
    expect(units('min\tA', '0\t5', '1\t6')).toEqual([undefined, undefined]);
    expect(units('h\tkW', '0\t5', '1\t6')).toEqual(['h', 'kW']);
  });
});

describe('a table printed in parts beside each other', () => {
  const TITLES = 'v\tP\tv\tP';
  const read = (...lines: string[]) => toColumns(parse(...lines)).map(({ at, texts }) => [at, texts.join(' ')]);

  it('is one table, each part below the one before', () => {
    expect(read(TITLES, '3\t22\t5\t250', '4\t90\t6\t560')).toEqual([
      [0, '3 4 5 6'],
      [1, '22 90 250 560'],
    ]);
    expect(toColumns(parse(TITLES, '3\t22\t5\t250', '4\tx\t6\t560'))).toMatchObject([
      { at: 0, label: 'v', values: [3, 4, 5, 6] },
      { at: 1, label: 'P', values: [22, undefined, 250, 560], texts: ['22', 'x', '250', '560'] },
    ]);
  });

  it('may have three columns, three parts, and a last part that is shorter', () => {
    expect(read('v\tP\tCt\tv\tP\tCt', '3\t22\t1\t5\t250\t3', '4\t90\t2\t\t\t')).toEqual([
      [0, '3 4 5'],
      [1, '22 90 250'],
      [2, '1 2 3'],
    ]);
    expect(read('v\tP\tv\tP\tv\tP', '3\t22\t5\t250\t7\t1', '4\t90\t6\t560')).toEqual([
      [0, '3 4 5 6 7'],
      [1, '22 90 250 560 1'],
    ]);
    expect(read('v\tP\tv\tP', '3\t22\t5\t250', '4\t\t\t9')).toEqual([
      [0, '3 4 5 '],
      [1, '22  250 9'],
    ]);
  });

  test.each<[why: string, lines: string[]]>([
    ['each part begins anew', ['v\tP\tv\tP', '3\t22\t3\t250', '4\t90\t4\t560']],
    ['a part begins where the one before ends', ['v\tP\tv\tP', '3\t22\t4\t250', '4\t90\t5\t560']],
    ['the third part begins anew', ['v\tP\tv\tP\tv\tP', '3\t22\t5\t250\t3\t1', '4\t90\t6\t560\t4\t2']],
    ['there are no titles', ['3\t22\t5\t250', '4\t90\t6\t560']],
    ['the first column has no title', ['\tP\t\tP', '3\t22\t5\t250', '4\t90\t6\t560']],
    ['only the first title is repeated', ['v\tP\tv\tCt', '3\t22\t5\t250', '4\t90\t6\t560']],
    ['no title is repeated', ['v\tP\tCt\tCp', '3\t22\t5\t250', '4\t90\t6\t560']],
    ['the last part is not whole', ['v\tP\tv\tP\tv', '3\t22\t5\t250\t7', '4\t90\t6\t560\t8']],
    ['all columns have the same title', ['P\tP\tP\tP', '3\t22\t50\t250', '4\t24\t60\t260']],
  ])('is left as it is where %s', (_, lines) => {
    const columns = toColumns(parse(...lines));
    expect(columns.map(({ at }) => at)).toEqual((lines.at(-1) ?? '').split('\t').map((_cell, at) => at));
  });
});

describe('a block whose rows are the columns', () => {
  const SPEEDS = 'v\t3\t4\t5\t6';
  const POWERS = 'P\t22\t90\t250\t560';

  test.each<[labels: number, count: number, lines: string[]]>([
    [1, 2, [SPEEDS, POWERS]],
    [1, 2, ['v\t3\t4\t5', 'P\t22\t90\t250']],
    [1, 2, ['Curve', SPEEDS, POWERS]],
    [1, 2, [SPEEDS, POWERS, 'Ct\t1\t2\t3\t4']],
    [1, 2, ['v\t3\t4\t5\t6\t7\t8\t9', ...Array.from({ length: 5 }, (_, at) => `P${at}\t1\t2\t3\t4\t5\t6\t7`)]],
    [2, 2, ['v\tm/s\t3\t4\t5\t6', 'P\tkW\t22\t90\t250\t560']],
    [2, 2, ['v\t\t3\t4\t5\t6', '\tkW\t22\t90\t250\t560']],
    [2, 2, ['v\tm/s\t3\t4\t5\t6', 'P\t7\t22\t90\t250\t560']],
    [1, 1, [SPEEDS, POWERS]],
    [0, 2, ['3\t4\t5\t6\t7', '22\t90\t250\t560\t970']],
    [0, 3, ['3\t4\t5\t6\t7', '22\t90\t250\t560\t970', '1\t2\t3\t4\t5']],
  ])('has %i labels before its numbers for %i axes: %j', (labels, count, lines) => {
    expect(findLabels(parse(...lines), listAxes(count), false)).toBe(labels);
    expect(findLabels(parse(...lines), listAxes(count), true)).toBe(labels);
  });

  test.each<[why: string, count: number, lines: string[], labels: number]>([
    ['one row', 1, [SPEEDS], 1],
    ['more than six rows', 2, Array.from({ length: 7 }, (_, at) => `P${at}\t1\t2\t3\t4\t5\t6\t7\t8`), 1],
    ['as many numbers as rows', 2, ['v\t3\t4', 'P\t22\t90'], 1],
    ['as many numbers as axes', 4, [SPEEDS, POWERS], 1],
    ['fewer rows than axes', 3, [SPEEDS, POWERS], 1],
    ['a row without a label', 2, [SPEEDS, '\t22\t90\t250\t560'], 1],
    ['four columns without labels', 2, ['3\t4\t5\t6', '22\t90\t250\t560'], 0],
    ['more rows than axes, without labels', 1, ['3\t4\t5\t6\t7', '22\t90\t250\t560\t970'], 0],
    ['fewer rows than axes, without labels', 3, ['3\t4\t5\t6\t7', '22\t90\t250\t560\t970'], 0],
    ['titles above', 2, ['a\tb\tc\td\te', '3\t4\t5\t6\t7', '22\t90\t250\t560\t970'], 0],
    ['nothing', 2, [''], 0],
  ])('is turned only on demand with %s', (_, count, lines, labels) => {
    expect(findLabels(parse(...lines), listAxes(count), false)).toBeUndefined();
    expect(findLabels(parse(...lines), listAxes(count), true)).toBe(labels);
  });

  it('may have more rows than columns where its labels are the titles of all axes', () => {
    const axes = [
      { title: 'Engine load', unit: 'kW' },
      { title: 'Fuel', unit: 'kW' },
    ];
    const lines = ['Engine load [kW]\t200\t300', 'Speed [1/min]\t1500\t1500', 'Fuel [kW]\t560\t800'];
    expect(findLabels(parse(...lines), axes, false)).toBe(1);
    expect(
      findLabels(
        parse(...lines),
        [
          { title: 'Load', unit: '%' },
          { title: 'Heat', unit: 'kW' },
        ],
        false,
      ),
    ).toBeUndefined();
    expect(findLabels(parse('V90\t3\t25', 'V80\t4\t80', 'V70\t5\t90'), axes, false)).toBeUndefined();
  });

  it('may be wrapped with blank lines between its parts', () => {
    const lines = [
      'v [m/s]\t3\t4\t5\t6\t7',
      'P [kW]\t1\t2\t3\t4\t5',
      '',
      'v [m/s]\t8\t9\t10\t11\t12',
      'P [kW]\t6\t7\t8\t9\t10',
    ];
    expect(turnRows(parse(...lines), 1).map(({ values }) => values)).toEqual([
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]);
  });

  it('has the heading of each column in its labels', () => {
    expect(turnRows(parse('v\tm/s\t3\t4\t5', 'Power\tmin\t22\tx\t250'), 2)).toEqual([
      {
        at: 0,
        label: 'v m/s',
        heading: { title: 'v', unit: 'm/s', unknown: undefined, doubtful: undefined, open: [] },
        values: [3, 4, 5],
        texts: ['3', '4', '5'],
      },
      {
        at: 1,
        label: 'Power min',
        heading: { title: 'power', unit: 'min', unknown: undefined, doubtful: undefined, open: [] },
        values: [22, undefined, 250],
        texts: ['22', 'x', '250'],
      },
    ]);
    expect(turnRows(parse('min\t\t3', 'P\tnet\t22'), 2).map(({ label, heading }) => [label, heading.title])).toEqual([
      ['min', 'min'],
      ['P net', 'p net'],
    ]);
  });

  it('may be printed in parts below each other', () => {
    const columns = turnRows(parse('v\t3\t4', 'P\t22\t90', 'v\t5\t6', 'P\t250\t560'), 1);
    expect(columns.map(({ label, values }) => [label, values])).toEqual([
      ['v', [3, 4, 5, 6]],
      ['P', [22, 90, 250, 560]],
    ]);
  });
});
