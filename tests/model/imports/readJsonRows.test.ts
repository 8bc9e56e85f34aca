import { describe, expect, it } from 'vitest';
import type { ImportTable } from '#model/imports/ImportMapping.ts';
import { readTable } from '#model/imports/readTable.ts';
import type { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const TABLE: ImportTable = {
  format: 'json',
  headings: ['model', 'rated.power'],
  header: 1,
  decimal: '.',
  firstRow: 2,
  blank: [],
  leftOut: {},
};

const FILE = 'turbines.json';

const readText = (content: string | Uint8Array, table: Partial<ImportTable> = {}) =>
  readAll(readTable(createFile(content, FILE), { ...TABLE, ...table }));
const read = (document: unknown, table: Partial<ImportTable> = {}) => readText(JSON.stringify(document), table);

/** The texts of the cells of each row, by their paths. */
async function readTexts(document: unknown, table: Partial<ImportTable> = {}) {
  return (await read(document, table)).flatMap((part) =>
    'row' in part
      ? [Object.fromEntries([...part.row.cells].map(([path, cells]) => [path, cells.map(({ text }) => text)]))]
      : [],
  );
}

async function readNames(document: unknown, table: Partial<ImportTable> = {}) {
  const [first] = await read(document, table);
  return first && 'headings' in first ? first.headings.names : undefined;
}

const V90 = { model: 'V90', rated: { power: 2000 } };

describe('the rows of a document', () => {
  it('come behind its paths, each cell with its place', async () => {
    const N117 = { model: 'N117', rated: { power: 2400.5 } };
    expect(await read([V90, N117])).toEqual([
      {
        headings: { place: { file: FILE, row: 1 }, names: ['model', 'rated.power'], units: new Map() },
      },
      ...[
        ['V90', '2000'],
        ['N117', '2400.5'],
      ].map(([model, power], index) => ({
        row: {
          place: { file: FILE, row: index + 1 },
          cells: new Map([
            ['model', [{ file: FILE, row: index + 1, heading: 'model', text: model }]],
            ['rated.power', [{ file: FILE, row: index + 1, heading: 'rated.power', text: power }]],
          ]),
        },
      })),
    ]);
  });

  it('are at the path of the mapping', async () => {
    const document = { title: 'Turbines', data: { turbines: [V90, V90] } };
    expect(await readTexts(document, { rows: 'data.turbines' })).toHaveLength(2);
    expect(await readTexts(document, { rows: 'data.turbines[0]' })).toEqual([
      { model: ['V90'], 'rated.power': ['2000'] },
    ]);
  });

  it('are one where the document is not a list', async () => {
    expect(await readTexts(V90)).toEqual([{ model: ['V90'], 'rated.power': ['2000'] }]);
  });

  it('are missing for an empty list, or where nothing is read', async () => {
    expect(await read([])).toEqual([{ headings: { place: { file: FILE, row: 1 }, names: [], units: new Map() } }]);
    expect(await readTexts([{ maker: 'Vestas' }])).toEqual([{}]);
  });

  it('have lists as several cells, and other values as texts', async () => {
    const document = {
      list: [0, 75, null],
      none: [],
      nothing: null,
      flag: false,
      object: { a: 1 },
      objects: [{ a: 1 }, { a: 2 }],
      lists: [[1, 2], [3]],
    };
    expect(await readTexts(document, { headings: [...Object.keys(document), 'missing'] })).toEqual([
      {
        list: ['0', '75', ''],
        nothing: [''],
        flag: ['false'],
        object: ['{"a":1}'],
        objects: ['{"a":1}', '{"a":2}'],
        lists: ['[1,2]', '[3]'],
      },
    ]);
  });
});

describe('the paths of a document', () => {
  it('are those of all rows, and those that the mapping reads in another way', async () => {
    const rows = [
      { model: 'V90', modes: [{ id: 'a', power: 1800 }] },
      { model: 'N117', noise: 104 },
    ];
    const headings = ['modes[id=a].power', 'modes[id=b].power', 'modes[0]', 'model'];
    expect(await readNames(rows, { headings })).toEqual([
      'model',
      'modes[0].id',
      'modes[0].power',
      'noise',
      'modes[id=a].power',
      'modes[0]',
    ]);
    expect(await readNames(rows, { headings: ['noise.day', 'noise'] })).toEqual([
      'model',
      'modes[0].id',
      'modes[0].power',
      'noise',
    ]);
  });
});

describe('a document is refused', () => {
  const refuse = async (reading: Promise<unknown>, row: number | undefined, reason: string, fix: string) => {
    const fault: unknown = await reading.catch((error: TableFault) => error.fault);
    expect(fault).toStrictEqual({ place: { file: FILE, ...(row === undefined ? {} : { row }) }, reason, fix });
  };

  it.each([
    ['', 1],
    ['{"model": "V90",\n "power": }', 2],
    ['[\n\n{"model": "V90"\n', 4],
    ['Model,Power\nV90,2000\n', 1],
  ])('that is no JSON: %j', async (text, row) => {
    await refuse(readText(text), row, 'is not JSON.', 'Correct the file, or choose another one.');
  });

  it('that is nested too deeply', async () => {
    const text = `${'['.repeat(102)}1${']'.repeat(102)}`;
    await refuse(readText(text), undefined, 'is nested too deeply.', 'Correct the file, or choose another one.');
  });

  it('that has nothing where its rows should be', async () => {
    const reading = read({ data: {} }, { rows: 'data.turbines' });
    await refuse(reading, undefined, 'has nothing at "data.turbines".', 'Choose another mapping.');
  });
});

it('a document is read in its encoding', async () => {
  const bytes = Uint8Array.from('[{"model": "To\xB6"}]', (sign) => sign.charCodeAt(0));
  const readOnlyText = async (table: Partial<ImportTable>) => {
    const [, row] = await readText(bytes, table);
    return row && 'row' in row ? row.row.cells.get('model')?.[0]?.text : undefined;
  };
  expect(await readOnlyText({})).toBe('To¶');
  expect(await readOnlyText({ encoding: 'iso-8859-2' })).toBe('Toś');
});
