import { describe, expect, it } from 'vitest';
import { findDelimiter } from '#model/imports/findDelimiter.ts';
import { slicesOf } from './readAll.ts';

const SIGNS = { format: 'csv', headings: ['Model', 'Power', 'Hub height'], header: 1 } as const;

describe('the delimiter of a table whose headings are known', () => {
  it.each([
    ['Model,Power,Hub height\nV90,2000,80\n', ','],
    ['Model;Power;Hub height\nV90;2000;80\n', ';'],
    ['Model\tPower\tHub height\nV90\t2000\t80\n', '\t'],
    ['Model|Power|Hub height\nV90|2000|80\n', '|'],
    ['Model ; Power; Hub height \n', ';'],
    ['"Model";"Power";"Hub height"\n', ';'],
    ['Model;Power;Rotor, swept area, net\n', ';'],
    ['Maker, country;Model;Power\n', ';'],
    ['Model,Power;x\n', ','],
    ['Model;Power,Hub height\n', ','],
  ])('of %j is %j', async (text, delimiter) => {
    expect(await findDelimiter(slicesOf(text), SIGNS)).toBe(delimiter);
  });

  it.each([
    ['an empty text', ['']],
    ['no text at all', []],
    ['one heading alone', ['Model\n']],
  ])('is a comma for %s', async (_, slices) => {
    expect(await findDelimiter(slicesOf(...slices), SIGNS)).toBe(',');
  });

  it('splits other headings into the most cells', async () => {
    expect(await findDelimiter(slicesOf('Maker;Weight, net;Price\n'), SIGNS)).toBe(';');
  });

  it.each([
    ['sep=;\nModel,x;Power\n', ';'],
    ['sep=|\r\nModel;Power\n', '|'],
    ['SEP=\t\rModel;Power\n', '\t'],
    ['"sep=;"\nModel,Power\n', ';'],
    ['sep=;', ';'],
    ['sep=;x\nModel|Power\n', '|'],
    ['x sep=;\nModel,Power\n', '|'],
  ])('is what a first line for Excel states, whatever the mapping says: %j', async (text, delimiter) => {
    expect(await findDelimiter(slicesOf(text), { ...SIGNS, delimiter: '|' })).toBe(delimiter);
  });

  it('is that of the line of headings, not of those before or behind it', async () => {
    const text = 'Model,Power,Hub height\n\nModel;Power;Hub height\nModel|Power|Hub height\n';
    expect(await findDelimiter(slicesOf(text), SIGNS)).toBe(',');
    expect(await findDelimiter(slicesOf(text), { ...SIGNS, header: 3 })).toBe(';');
    expect(await findDelimiter(slicesOf(text), { ...SIGNS, header: 4 })).toBe('|');
  });

  it('needs the first slice of a file alone', async () => {
    let count = 0;
    async function* texts() {
      for (const text of ['Model;Power\n', 'Model,Power,Hub height\n']) {
        count++;
        yield text;
      }
    }
    expect(await findDelimiter(texts(), SIGNS)).toBe(';');
    expect(count).toBe(1);
  });
});
