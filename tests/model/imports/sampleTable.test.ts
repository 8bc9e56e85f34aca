import { describe, expect, it } from 'vitest';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';

const sample = (lines: readonly string[], name?: string) => sampleTable(createFile(lines.join('\n'), name));

describe('an unknown table', () => {
  it('has its headings, its units and its first rows', async () => {
    expect(await sample([' Model ;Power;;Note', ';[kW];;', 'V90;2000,5;x;a', 'N117;2400', 'Note;;;']))
      // The column without a heading is left out, and named.
      .toStrictEqual({
        file: 'table.csv',
        format: 'csv',
        delimiter: ';',
        decimal: ',',
        header: 1,
        units: 2,
        firstRow: 3,
        unnamed: [3],
        columns: [
          { heading: 'Model', unit: undefined, cells: ['V90', 'N117', 'Note'] },
          { heading: 'Power', unit: 'kW', cells: ['2000,5', '2400', ''] },
          { heading: 'Note', unit: undefined, cells: ['a', '', ''] },
        ],
      });
  });

  it('says which columns have cells but no heading', async () => {
    const { unnamed, columns } = await sample([';Model;;Power;', '1;V90;;2000;', '2;N117;new;2400;']);
    expect([unnamed, columns.map(({ heading }) => heading)]).toEqual([
      [1, 3],
      ['Model', 'Power'],
    ]);
    expect(await sample(['Model;Power;', 'V90;2000;'])).not.toHaveProperty('unnamed');
  });

  it('has neither units nor remarks where it has none', async () => {
    expect(Object.keys(await sample(['Model,Power', 'V90,2000']))).toEqual([
      ...['file', 'format', 'delimiter', 'decimal', 'header', 'firstRow', 'columns'],
    ]);
  });

  it('shows its first 60 lines', async () => {
    const lines = Array.from({ length: 70 }, (_, index) => `V${index},${index}`);
    const { columns } = await sample(['Model,Power', ...lines]);
    expect(columns.map(({ cells }) => [cells.length, cells.at(-1)])).toEqual([
      [59, 'V58'],
      [59, '58'],
    ]);
  });

  it('may have no rows', async () => {
    expect(await sample(['Model,Power'])).toMatchObject({
      header: 1,
      firstRow: 2,
      columns: [
        { heading: 'Model', cells: [] },
        { heading: 'Power', cells: [] },
      ],
    });
    expect((await sample(['Model,Power'])).group).toBeUndefined();
    expect(await sample(['Model,Power', 'name,kW'])).toMatchObject({ firstRow: 2, columns: [{ cells: ['name'] }, {}] });
    expect(await sample(['Model,Power', ',kW'])).toMatchObject({ units: 2, firstRow: 2, columns: [{ cells: [] }, {}] });
  });

  it('that states its delimiter for Excel has its headings below that', async () => {
    expect(await sample(['sep=;', 'Model;Power, net', 'V90;2000,5'])).toMatchObject({
      ...{ delimiter: ';', header: 2, firstRow: 3 },
      columns: [
        { heading: 'Model', cells: ['V90'] },
        { heading: 'Power, net', cells: ['2000,5'] },
      ],
    });
  });

  it.each([[[]], [['', ' ', '']]])('is refused without headings: %j', async (lines) => {
    const reading = sample(lines);
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({
      fault: { place: { file: 'table.csv' }, reason: 'is empty.', fix: 'Choose another file.' },
    });
  });

  it('that begins with "PK" is no workbook for that', async () => {
    const { format, delimiter, columns } = await sample(['PKW;Leistung', 'e-Golf;100']);
    expect([format, delimiter, columns.map(({ heading }) => heading)]).toEqual(['csv', ';', ['PKW', 'Leistung']]);
    expect((await sample(['PK'])).columns).toEqual([{ heading: 'PK', unit: undefined, cells: [] }]);
  });
});

describe('the delimiter of an unknown table', () => {
  const LIST = Array.from({ length: 80 }, (_, speed) => speed).join(',');
  const WIDE = Array.from({ length: 20 }, (_, index) => `Column ${index}`).join(';');

  it.each<[string, string[]]>([
    [',', ['Model,Power', 'V90,2000']],
    [';', ['Model;Power', 'V90;2000']],
    ['\t', ['Model\tPower', 'V90\t2000']],
    ['|', ['Model|Power', 'V90|2000']],
    [',', ['Model', 'V90']],
    [';', ['Model;Power;Price', 'V90;2000,5;1,2', 'N117;2400;3']],
    [';', ['Model;Note', 'V90;net, as sold, new', 'N117;net']],
    [';', ['Model;Power;Remarks, notes', 'V90;2000;a, b', 'N117;2400;a, b']],
    [',', ['Model,Power;Price', 'V90,2000;3']],
    [';', ['Model;Power', '"V90";2000', '"N117, new";2400']],
    [',', ['Turbines of 2026; all of them', 'Model,Power', 'V90,2000', 'N117,2400']],
    [';', ['Model;Power', 'V90;2000', 'N117;2400', 'a,b,c', 'a,b,c,d']],
    [';', [`${WIDE};Curve`, ...Array.from({ length: 9 }, (_, index) => `${WIDE};${index < 3 ? '' : LIST}`)]],
    [';', ['Turbines', 'of 2026', 'Model;Power', 'V90;2000']],
    [';', ['a,b;c;d', 'a,b;c;d', 'x;y', 'x;y']],
  ])('%j is found in %j', async (delimiter, lines) => {
    expect((await sample(lines)).delimiter).toBe(delimiter);
  });

  it('is one with which no quotes are out of place', async () => {
    expect((await sample(['"Model";"Power"', '"V90, new";"2000"'])).delimiter).toBe(';');
    await expect(sample(['Model;Power', '"V90;2000', 'N117;2400'])).rejects.toThrow(
      'table.csv:2 has an opening double quote without a closing one.',
    );
  });

  it('is not detected where the file cannot be read', async () => {
    const whole = createFile('Model;Power\n');
    const read = (from: number, to: number) =>
      to > 4 ? Promise.reject(new Error('The disk is gone')) : whole.read(from, to);
    const file = { ...whole, read };
    await expect(sampleTable(file)).rejects.toThrow('The disk is gone');
  });
});

describe('the line of headings', () => {
  it.each<[string, number, string[]]>([
    ['is the first one', 1, ['Model;Power;Price', 'V90;2000;3']],
    ['follows a title', 2, ['Turbines;;', 'Model;Power;Price', 'V90;2000;3']],
    ['follows blank lines', 3, ['', ';;', 'Model;Power;Price', 'V90;2000;3']],
    ['has three fifths of the cells', 2, ['A;B;;;', 'Model;Power;Price;;', 'V90;2000;3;4;5']],
    ['does not count blanks', 2, ['A;B; ; ;', 'Model;Power;Price;;', 'V90;2000;3;4;5']],
    ['is the first that may be one', 1, ['Model;Power;Price', 'as sold;net;new', 'V90;2000;3']],
    ['has no numbers', 2, ['State of;2026;', 'Model;Power;Price', 'V90;2000;3']],
    ['has none of two numbers either', 2, ['State of;1;2', 'Model;Power;Price', 'V90;2000;3']],
    ['has years', 2, ['Costs;;;', 'Model;Unit;2020;2030', 'V90;kW;75;190']],
    ['has numbers that rise, as of a series', 2, ['Turbines;;;', 'Model;3;4;5', 'V90;75;190;35']],
    ['has numbers of a series with decimal commas', 2, ['Turbines;;;', 'Model;3,5;4,5;5,5', 'V90;7;19;3']],
    ['has numbers of a series from 0 on', 2, ['Turbines;;;', 'Model;0;1;2', 'V90;7;19;3']],
    ['has no numbers that fall', 2, ['State;3;5;4', 'Model;Power;Price;', 'V90;2000;3;4']],
    ['has no number twice', 2, ['State;3;3;4', 'Model;Power;Price;', 'V90;2000;3;4']],
    ['has more than numbers', 2, ['1;2;3;4', 'Model;Power;Price;', 'V90;2000;3;4']],
    ['is the first one where none may be one', 1, ['1;2', '3;4']],
  ])('%s', async (_, header, lines) => {
    expect((await sample(lines)).header).toBe(header);
  });
});

describe('the line of units', () => {
  const readUnits = async (line: string) => (await sample(['Model;Power;Price;Height', line, 'V90;2000;3;80'])).units;

  it.each([
    ...[';kW;EUR/kW;m', ';[kW];[-];[ m ]', 'Unit;kW;;', 'units;kW;EUR;m', 'Einheit;kW;;m', 'EINHEITEN;kW;;'],
    ...['-;kW;1;m', ';;;years', ' ; kW ;; m ', ';kW;%;hours'],
  ])('holds units alone: %j', async (line) => {
    expect(await readUnits(line)).toBe(2);
  });

  it.each([
    ';;;',
    'name;kW;EUR/kW;m',
    ';rated;kW;m',
    'Unit;rated;;',
    'My unit;kW;;',
    'Units of;kW;;',
    ';unit;kW;',
    ';[kW]/m²;;',
    ';EUR/[kW];;',
  ])('is not a line of units: %j', async (line) => {
    expect(await readUnits(line)).toBeUndefined();
  });

  it('says the unit of each column that has one', async () => {
    const { columns, firstRow } = await sample(['Model;Power;Price', ' ; [kW] ;[]', 'V90;2000;3']);
    expect(columns.map(({ unit }) => unit)).toEqual([undefined, 'kW', undefined]);
    expect(firstRow).toBe(3);
  });

  it('follows the headings at once', async () => {
    expect((await sample(['Model;Power', 'V90;2000', ';kW', 'N117;2400'])).units).toBeUndefined();
  });
});

describe('the first line of data', () => {
  it('is the first with a number; lines of text alone before it are named, but for blank ones', async () => {
    const lines = ['Model;Power;COP', 'as sold;electrical;', ';;', 'see page 3;;', 'A;9;3', 'B;;'];
    const { header, firstRow, remarks, columns } = await sample(lines);
    expect({ header, firstRow, remarks }).toEqual({ header: 1, firstRow: 5, remarks: [2, 4] });
    expect(columns[0]?.cells).toEqual(['A', 'B']);
  });

  it.each<[string, number]>([
    ['V90;2.000,5', 3],
    ['V90;90/102', 3],
    ['V90;[0, 3]', 3],
    ['"0.5;0.75";', 3],
    ['V90;0,5 0,75', 3],
    ['V90;2 MW', 2],
    ['V90;', 2],
  ])('may be %j', async (line, firstRow) => {
    expect((await sample(['Model;Power', 'as sold;net', line, 'N117;net'])).firstRow).toBe(firstRow);
  });

  it('is that below the headings where all are of text', async () => {
    const { firstRow, remarks, columns } = await sample(['Title', '', 'Model;Maker', 'V90;Vestas', 'N117;Nordex']);
    expect({ firstRow, remarks, cells: columns[0]?.cells }).toEqual({
      ...{ firstRow: 4, remarks: undefined, cells: ['V90', 'N117'] },
    });
  });
});

it('a table with one value a line has its parameters as columns', async () => {
  const { long, group, columns } = await sample([
    'technology;parameter;value',
    ...['battery;lifetime;25', 'battery;cycles;4000', 'solar;lifetime;40'],
  ]);
  expect(long).toEqual({ entity: 'technology', parameter: 'parameter', value: 'value' });
  expect(group).toBeUndefined();
  expect(columns.map(({ heading, cells }) => [heading, ...cells])).toEqual([
    ['technology', 'battery', 'solar'],
    ['lifetime', '25', '40'],
    ['cycles', '4000', ''],
  ]);
});
