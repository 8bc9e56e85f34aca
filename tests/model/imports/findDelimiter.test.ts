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
    ['other headings', ['Maker;Weight\n']],
    ['one heading alone', ['Model\n']],
  ])('is a comma for %s', async (_, slices) => {
    expect(await findDelimiter(slicesOf(...slices), SIGNS)).toBe(',');
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
