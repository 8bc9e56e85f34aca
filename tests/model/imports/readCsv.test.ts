import { describe, expect, it } from 'vitest';
import { SLICE } from '#model/imports/ImportFile.ts';
import { readCsv } from '#model/imports/readCsv.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { readAll, slicesOf } from './readAll.ts';

const read = (slices: readonly string[], delimiter = ',') =>
  readAll(readCsv(slicesOf(...slices), { delimiter, file: 'turbines.csv' }));

const TURBINES = [
  { line: 1, cells: ['Model', 'Power'] },
  { line: 2, cells: ['V90', '2000'] },
  { line: 3, cells: ['N117', '2400'] },
];

describe('lines with delimiters', () => {
  it.each<[string, string, string?]>([
    ['that end in \\n', 'Model,Power\nV90,2000\nN117,2400\n'],
    ['without an end of the last line', 'Model,Power\nV90,2000\nN117,2400'],
    ['that end in \\r\\n', 'Model,Power\r\nV90,2000\r\nN117,2400\r\n'],
    ['that end in \\r\\n but for the last', 'Model,Power\r\nV90,2000\r\nN117,2400'],
    ['that end in \\r', 'Model,Power\rV90,2000\rN117,2400\r'],
    ['of both ends', 'Model,Power\r\nV90,2000\nN117,2400\r\n'],
    ['with another delimiter', 'Model;Power\nV90;2000\nN117;2400\n', ';'],
    ['in quotes', '"Model","Power"\r\n"V90",2000\r\nN117,"2400"\r\n'],
  ])('%s are read', async (_, text, delimiter) => {
    expect(await read([text], delimiter)).toEqual(TURBINES);
    // Wherever the file is cut behind its first line.
    for (let at = text.search(/[\r\n](?!\n)/) + 1; at < text.length; at++)
      expect(await read([text.slice(0, at), text.slice(at)], delimiter)).toEqual(TURBINES);
  });

  it('are read from many slices, some of them empty', async () => {
    expect(await read(['Model,Power\nV9', '', '0,20', '00\n', 'N117,2400'])).toEqual(TURBINES);
  });

  it.each([
    ['no slices', []],
    ['an empty text', ['']],
    ['line ends alone', ['\n\r\n \n\t\n']],
  ])('of %s are empty', async (_, slices) => {
    expect(await read(slices)).toEqual([]);
  });

  it('of blanks alone are left out, and the others keep their numbers', async () => {
    expect(await read(['\nModel,Power\n\n  \nV90,2000\n,\n', '\n\nN117,2400\n'])).toEqual([
      { line: 2, cells: ['Model', 'Power'] },
      { line: 5, cells: ['V90', '2000'] },
      { line: 6, cells: ['', ''] },
      { line: 9, cells: ['N117', '2400'] },
    ]);
  });

  it('of one cell are read', async () => {
    expect(await read(['Model\nV90\n'])).toEqual([
      { line: 1, cells: ['Model'] },
      { line: 2, cells: ['V90'] },
    ]);
  });

  it('in quotes hold delimiters, quotes and line breaks, and are counted by where they begin', async () => {
    const text = 'Model,Note\r\n"V90, 2 MW","says ""quiet""\nat\r\nnight"\r\nN117,\r\n';
    const rows = [
      { line: 1, cells: ['Model', 'Note'] },
      { line: 2, cells: ['V90, 2 MW', 'says "quiet"\nat\r\nnight'] },
      { line: 5, cells: ['N117', ''] },
    ];
    expect(await read([text])).toEqual(rows);
    expect(await read([text.slice(0, 40), text.slice(40)])).toEqual(rows);
  });

  it('have the text of formulas by which spreadsheets keep zeros, but no other formula', async () => {
    const rows = await read(['="00123","=""a, b""",="7",="A"&"B",=B2*2\n']);
    expect(rows).toEqual([{ line: 1, cells: ['00123', 'a, b', '7', '="A"&"B"', '=B2*2'] }]);
  });

  it('keep a return amid a cell and at the end of all cells but the last', async () => {
    expect(await read(['a\r,b\rc,d\r\n'])).toEqual([{ line: 1, cells: ['a\r', 'b\rc', 'd'] }]);
  });
});

describe('quotes that are out of place', () => {
  const OPEN = 'has an opening double quote without a closing one.';
  const STRAY = 'has text after a closing double quote.';

  it.each([
    ['one that nothing closes', ['Model,Power\nV90,2000\n"N117,2400\nx,1\n'], 3, OPEN],
    ['one that nothing closes, in a later slice', ['Model,Power\nV90,2000\n', '"N117', ',2400\n'], 3, OPEN],
    ['text behind one', ['Model,Power\n\n"V90"x,2000\nN117,1\n'], 3, STRAY],
    ['text behind one, with others in order', ['Model,Power\n\n"V90"x,2000\nN117,"1"\n'], 3, STRAY],
    ['text behind one, in a later slice', ['Model,Power\nV90,2000\n', '\n"N117"x,2400\nx,1\n'], 4, STRAY],
  ])('are refused: %s', async (_, slices, row, reason) => {
    const reading = read(slices);
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({ fault: { place: { file: 'turbines.csv', row }, reason } });
  });

  it('come with what to do about them', async () => {
    await expect(read(['"V90,2000\n'])).rejects.toMatchObject({
      fault: { fix: 'Add the closing quote; a quote inside a text is written twice.' },
    });
    await expect(read(['"V90"x,2000\n'])).rejects.toMatchObject({
      fault: { fix: 'Write a quote inside a text twice.' },
    });
  });

  it('leave the rows before them readable', async () => {
    const rows = readCsv(slicesOf('Model,Power\nV90,2000\n', '"N117'), { delimiter: ',', file: 'turbines.csv' });
    expect((await rows.next()).value).toEqual(TURBINES[0]);
    expect((await rows.next()).value).toEqual(TURBINES[1]);
    await expect(rows.next()).rejects.toThrow(`turbines.csv:3 ${OPEN}`);
  });
});

describe('a row that is longer than four slices of a file', () => {
  it('is one with a quote that nothing closes, and what follows is not read', async () => {
    const long = 'x'.repeat(SLICE);
    let count = 0;
    async function* texts() {
      for (const text of ['Model\nV90\n', `"N117${long}`, long, long, long, long, long]) {
        count++;
        yield text;
      }
    }
    await expect(readAll(readCsv(texts(), { delimiter: ',', file: 'turbines.csv' }))).rejects.toMatchObject({
      fault: {
        place: { file: 'turbines.csv', row: 3 },
        reason: 'has an opening double quote without a closing one.',
      },
    });
    expect(count).toBe(5);
  });

  it('is read up to that length', async () => {
    const cell = 'x'.repeat(SLICE - 1);
    const rows = await read([`"${cell}`, `x${cell}`, `x${cell}`, `x${cell}`, '"\n']);
    expect(rows.map(({ line, cells }) => [line, cells.map(({ length }) => length)])).toEqual([[1, [4 * SLICE - 1]]]);
  });
});
