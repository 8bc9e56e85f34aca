import { describe, expect, it } from 'vitest';
import { findDecimal, findDoubtfulNumber } from '#model/imports/findDecimal.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { fileOf } from './fileOf.ts';

const columns = (...texts: string[]) => texts.map((text) => ({ cells: text.split(' ') }));

describe('how the numbers of a table are written', () => {
  it.each([
    ['nothing but groups of three', columns('9,200 1,500'), '.', { text: '9,200', read: undefined }],
    ['an English table', columns('9,200 12,500', '3.1 3.4'), '.', { text: '9,200', read: undefined }],
    ['a German table', columns('1.500 2.000', '0,95 0,9'), ',', { text: '1.500', read: undefined }],
    ['dots before three digits', columns('100 90', '1.200 1.350'), '.', { text: '1.200', read: '1.2' }],
    ['one of three decimals among whole ones', columns('100 1.225'), '.', undefined],
    ['three decimals among others', columns('1.225 1.2'), '.', undefined],
    ['a mark of thousands that comes twice', columns('1,500,000 2,500', '1,200'), '1,234.5', undefined],
    ['both marks', columns('1.234,5', '1.200'), '1.234,5', undefined],
    ['marks of thousands beside decimal commas', columns('1,500,000', '0,95', '1,200'), 'either', { text: '1,200' }],
    ['lists with commas', columns('80,98,120 99,122', '1.5'), '.', undefined],
    ['decimal commas', columns('9200,5 1200', '3,1'), ',', undefined],
  ])('is not guessed from %s', (_, cells, mark, doubtful) => {
    const found = findDecimal(cells);
    expect([found, findDoubtfulNumber(cells, found)]).toMatchObject([mark, doubtful]);
  });

  it('leaves a number with a mark of thousands one number', async () => {
    const { columns: found, decimal } = await sampleTable(fileOf('Model,Heat output [W],COP\nA,"9,200",3.1\n'));
    expect([decimal, found.map(({ cells }) => cells[0])]).toEqual(['.', ['A', '9,200', '3.1']]);
  });
});
