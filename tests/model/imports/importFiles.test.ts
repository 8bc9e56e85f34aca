import { describe, expect, it } from 'vitest';
import { SLICE } from '#model/imports/ImportFile.ts';
import { importTable, smallMapping } from './importTable.ts';

const GIVEN = 'Model,Heat,COP\nOne,4540,2.2\n';
const ONE = 'One {"max_heat_output":4.54,"cop":2.2}';

describe('a table is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['with commas', GIVEN],
    ['with semicolons', GIVEN.replaceAll(',', ';')],
    ['with tabs', GIVEN.replaceAll(',', '\t')],
    ['with |', GIVEN.replaceAll(',', '|')],
    ['with lines that end in \\r\\n', GIVEN.replaceAll('\n', '\r\n')],
    ['with lines that end in \\r', GIVEN.replaceAll('\n', '\r')],
    ['with quotes before \\r\\n', 'Model,Heat,"COP"\r\n"One",4540,"2.2"\r\n'],
    ['with lines of both ends', 'Model,Heat,COP\r\nOne,4540,2.2\n'],
    ['without an end of its last line', GIVEN.trimEnd()],
    ['with blank lines', GIVEN.replace('\n', '\n\n \n')],
    ['below a line that states the delimiter', `sep=;\r\n${GIVEN.replaceAll(',', ';')}`],
    ['below a line that states the delimiter, behind a byte order mark', `\uFEFFsep=,\n${GIVEN}`],
    ['with a byte order mark', `\uFEFF${GIVEN}`],
    ['in UTF-16, little endian', utf16(`\uFEFF${GIVEN}`)],
    ['in UTF-16, big endian', swapped(utf16(`\uFEFF${GIVEN}`))],
    ['in UTF-16 without a mark', utf16(GIVEN)],
    ['with blanks around headings and cells', ' Model , Heat,COP \n One , 4540 , 2.2 \n'],
    ['with a column that is blank at the end', 'Model,Heat,COP,\nOne,4540,2.2,\n'],
    ['with rows of delimiters and blanks alone', GIVEN.replace('\n', '\n,,\n ,\t,\n').concat(',,\n,,,,\n')],
    ['with digits after zeros', GIVEN.replace('4540', '4.54e3')],
  ])('%s', async (_what, content) => {
    expect(await importTable(content)).toEqual([ONE]);
  });

  it('in Windows-1252, where it is no UTF-8', async () => {
    const bytes = Uint8Array.from('Model,Heat,COP\nJ\xE4spi \x80,4540,2.2\n', (sign) => sign.charCodeAt(0));
    expect(await importTable(bytes)).toEqual(['Jäspi € {"max_heat_output":4.54,"cop":2.2}']);
  });

  it('in the encoding that the mapping says', async () => {
    const bytes = Uint8Array.from('Model,Heat,COP\nTo\xB6,4540,2.2\n', (sign) => sign.charCodeAt(0));
    const mapping = smallMapping({ table: { encoding: 'iso-8859-2' } });
    expect(await importTable(bytes, mapping)).toEqual(['Toś {"max_heat_output":4.54,"cop":2.2}']);
  });

  it('with decimal commas, where the mapping says so', async () => {
    const mapping = smallMapping({ table: { decimal: ',' } });
    expect(await importTable('Model;Heat;COP\nOne;4540,0;2,2\n', mapping)).toEqual([ONE]);
    expect(await importTable('Model;Heat;COP\nOne;4.540,0;2,2\n', mapping)).toEqual([
      'table.csv:2:2 Heat "4.540,0" is not a number. Write digits with a decimal comma and no thousands separators, or leave the cell blank.',
    ]);
  });

  it('with line breaks in cells, and rows are named by their line', async () => {
    const content = 'Model,Heat,COP,"No\nte"\nOne,4540,2.2,"a\nb"\nTwo,x,2,\n';
    const lines = await importTable(content);
    expect(lines[1]).toBe(ONE);
    expect(lines[2]).toMatch(/^table\.csv:5:2 Heat "x" is not a number\./);
  });

  it('in slices that cut rows, letters and line ends', async () => {
    const row = `"Wärmepumpe",4540,2.2,${'ü'.repeat(1000)}\r\n`;
    const count = Math.ceil((2.2 * SLICE) / Buffer.byteLength(row));
    const lines = await importTable(`Model,Heat,COP,Note\r\n${row.repeat(count)}`);
    const made = lines.filter((line) => line.endsWith('{"max_heat_output":4.54,"cop":2.2}'));
    expect(made).toHaveLength(count);
    expect(new Set(made).size).toBe(count);
  });
});

describe('a table is refused', () => {
  it.each([
    ['that lacks a column', 'Model,Heat\nOne,4540\n', 'table.csv:1 lacks "COP". Its headings are "Model", "Heat".'],
    ['that is empty', '', 'table.csv is empty. Choose another file.'],
    [
      'with a quote that nothing closes',
      'Model,Heat,COP\nOne,1,2\n"Two,1,2\n',
      'table.csv:3 has an opening double quote without a closing one. Add the closing quote; a quote inside a text is written twice.',
    ],
    [
      'with text behind a quote',
      'Model,Heat,COP\n"Two"x,1,2\n',
      'table.csv:2 has text after a closing double quote. Write a quote inside a text twice.',
    ],
  ])('%s', async (_what, content, fault) => {
    expect((await importTable(content)).at(-1)).toBe(fault);
  });

  it('whose line of units has another unit', async () => {
    const mapping = smallMapping({ table: { units: 2, firstRow: 3 } });
    expect(await importTable('Model,Heat,COP\nname,kWh,\nOne,4.54,2.2\n', mapping)).toEqual([
      'table.csv:2:2 Heat is in "kWh", but the mapping expects W. Change the unit in the mapping\'s column.',
    ]);
    expect(await importTable('Model,Heat,COP\nname,kW,\nOne,4.54,2.2\n', mapping)).toEqual([
      'table.csv:2:2 Heat is in "kW" here, and is converted into W, which the mapping expects. Compare a value with the file.',
      ONE,
    ]);
    expect(await importTable('Model,Heat,COP\nname,W,\nOne,4540,2.2\n', mapping)).toEqual([ONE]);
  });
});

describe('a row', () => {
  it.each([
    [
      'that is blank in a cell says so',
      'One,,2.2',
      ['One {"cop":2.2}', '  max_heat_output blank: blank, so its default 1000 kW applies.'],
    ],
    [
      'beyond a limit is at fault',
      'One,-5,2.2',
      [
        'table.csv:2:2 Heat gives max_heat_output the value -0.005: Value must be non-negative. Correct the value in the file, or skip such rows in the mapping.',
      ],
    ],
    [
      'without a name is at fault',
      ',5,2.2',
      ['table.csv:2:1 Model gives no name to the component. Fill in a column that is part of the name.'],
    ],
    [
      'with a cell too many is at fault',
      'One,5,2.2,7',
      ['table.csv:2:4 has no heading. Give the column a heading, or put a text with delimiters in double quotes.'],
    ],
    [
      'that is unusual is told',
      'One,5,20',
      ['One {"max_heat_output":0.005,"cop":20}', '  cop unusual: 20: Unusually high: above 8.'],
    ],
    [
      'with a number that no number holds is at fault',
      'One,1e999,2',
      [
        'table.csv:2:2 Heat "1e999" is not a number. Write digits with a decimal dot and no thousands separators, or leave the cell blank.',
      ],
    ],
  ])('%s', async (_what, row, lines) => {
    expect(await importTable(`Model,Heat,COP\n${row}\n`)).toEqual(lines);
  });

  it('has no digit more or less than the file', async () => {
    const heats = ['0.1', '1', '3', '0.7', '100.1', '4.35', '1234567.891', '0.000000123', '9007199254740993'];
    const lines = await importTable(
      `Model,Heat,COP\n${heats.map((heat, index) => `M${index},${heat},3`).join('\n')}\n`,
    );
    const made = lines.filter((line) => line.startsWith('M')).map((line) => /output":([^,]*)/.exec(line)?.[1]);
    expect(made).toEqual(heats.map((heat) => String(Number(`${heat}e-3`))));
  });

  it('of an unknown column is reported once', async () => {
    expect(await importTable('Model,Heat,COP,New\nOne,4540,2.2,1\nTwo,4540,2.2,1\n')).toEqual([
      'table.csv:1:4 New is not known to the mapping, so it was not imported. Name it in the mapping, among "columns" or in "leftOut".',
      ONE,
      ONE.replace('One', 'Two'),
    ]);
  });

  it('is skipped with its reason', async () => {
    const mapping = {
      ...smallMapping(),
      skip: [
        {
          when: (row: { number: (id: string) => number }) => row.number('cop') < 2,
          reads: ['cop'],
          why: 'It heats directly.',
        },
      ],
    };
    expect(await importTable('Model,Heat,COP\nOne,4540,1\n', mapping)).toEqual([
      'skipped: table.csv:2:3 COP is "1": It heats directly. Change the "skip" of the mapping.',
    ]);
  });

  it('whose name is long or taken gets another one, and says so', async () => {
    const long = 'A heat pump with a name that is longer than fifty characters, model';
    const lines = await importTable(`Model,Heat,COP\n"${long} 1",1,3\n"${long} 2",1,3\nONE,1,3\nOne,1,3\n`);
    expect(lines.map((line) => line.replace(/ \{.*/, ''))).toEqual([
      'A heat pump with a name that…haracters, model 1',
      `  name shortened: "${long} 1" is named "A heat pump with a name that…haracters, model 1"; the description has the full name.`,
      'A heat pump with a name that…haracters, model 2',
      `  name shortened: "${long} 2" is named "A heat pump with a name that…haracters, model 2"; the description has the full name.`,
      'ONE',
      'One 2',
      '  name distinguished: "One" is the name of another row, so this one is "One 2".',
    ]);
    expect(lines[0]).toContain(`"description":"${long} 1"`);
  });
});

describe('several lines make one component', () => {
  it('where each has one value, with a unit of its own', async () => {
    const mapping = smallMapping({
      table: { long: { entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' } },
      columns: { model: { column: 'technology' } },
    });
    const content = 'technology,parameter,value,unit\nOne,Heat,4.54,kW\nTwo,COP,3,\nOne,COP,2.2,\nTwo,Heat,7,m\n';
    expect(await importTable(content, mapping)).toEqual([
      ONE,
      'table.csv:5:3 Heat "m" can\'t be converted into W. Give the value in W.',
    ]);
  });

  it('where they follow one another with the same key, and single values must agree', async () => {
    const mapping = smallMapping({ table: { group: 'Model' } });
    expect(await importTable('Model,Heat,COP\nOne,4540,2.2\nOne,4540,2.2\nTwo,1,3\nTwo,2,3\n', mapping)).toEqual([
      ONE,
      'table.csv:5:2 Heat two cells give this value: "1" in row 4, column 2, and "2". Remove one of the two.',
    ]);
  });
});

describe('a cell beyond the headings', () => {
  const fix = 'Give the column a heading, or put a text with delimiters in double quotes.';

  it('is a fault of its component also where that has one line for each value', async () => {
    const mapping = smallMapping({
      table: { long: { entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' } },
      columns: { model: { column: 'technology' } },
    });
    const content = 'technology,parameter,value,unit\nOne,Heat,4.54,kW\nOne,COP,2,2,1\n';
    expect(await importTable(content, mapping)).toContain(`table.csv:3:5 has no heading. ${fix}`);
  });

  it('is a fault of its component also where lines follow one another', async () => {
    const mapping = smallMapping({ table: { group: 'Model' } });
    const content = 'Model,Heat,COP\nOne,4540,2.2\nOne,4540,2.2,9\nOne,4540,2.2,8\n';
    expect(await importTable(content, mapping)).toEqual([`table.csv:3:4 has no heading. ${fix}`]);
  });
});

describe('a JSON document', () => {
  const mapping = smallMapping({
    table: {
      format: 'json',
      rows: 'pumps',
      headings: ['type.model', 'heat[0]', 'ratings[at=A7].cop'],
      leftOut: { extra: 'Not needed.' },
    },
    columns: { model: { column: 'type.model' }, heat: { column: 'heat[0]' }, cop: { column: 'ratings[at=A7].cop' } },
  });

  it('is read by paths', async () => {
    const pump = {
      type: { model: 'One' },
      heat: [4540, 1],
      ratings: [
        { at: 'W10', cop: 5 },
        { at: 'A7', cop: 2.2 },
      ],
      extra: { deep: 1 },
    };
    const lines = await importTable(JSON.stringify({ pumps: [pump] }), mapping, 'pumps.json');
    expect(lines.at(-1)).toBe(ONE);
    expect(lines.join()).not.toContain('extra');
  });

  it.each([
    ['that is cut off', '{"pumps": [', 'pumps.json:1 is not JSON. Correct the file, or choose another one.'],
    ['without the list', '{"other": 1}', 'pumps.json has nothing at "pumps". Choose another mapping.'],
  ])('%s is refused', async (_what, content, fault) => {
    expect(await importTable(content, mapping, 'pumps.json')).toEqual([fault]);
  });
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf16le'));
}

function swapped(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(bytes).swap16());
}
