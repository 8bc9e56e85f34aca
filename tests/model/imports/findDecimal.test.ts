import { describe, expect, it } from 'vitest';
import { findDecimal, findDoubtfulNumber } from '#model/imports/findDecimal.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { createFile } from './createFile.ts';

const columns = (...texts: string[]) => texts.map((text) => ({ cells: text.split(' ') }));

describe('how the numbers of a table are written', () => {
  it.each([
    ['nothing but groups of three', columns('9,200 1,500'), '.', { text: '9,200', read: undefined }],
    ['thousands behind apostrophes, with commas', columns("1'200,5 3'400,25"), ',', undefined],
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
    ['no column', [], '.', undefined],
    ['whole numbers', columns('90 1200'), '.', undefined],
    ['dots and commas in different cells', columns('0.95', '3,1'), 'either', undefined],
    ['dots and commas before three digits', columns('0.95', '3,1', '1.225'), 'either', { text: '1.225' }],
    ['thousands in both notations', columns('1,500,000', '1.500.000'), 'either', undefined],
    ['dots between thousands beside decimal dots', columns('1.500.000', '0.95'), 'either', undefined],
    ['dots between thousands beside decimal commas', columns('1.500.000', '0,95'), '1.234,5', undefined],
    ['commas between thousands beside decimal dots', columns('1,500,000', '0.95'), '1,234.5', undefined],
    ['commas between thousands beside decimal commas', columns('1,500,000', '0,95'), 'either', undefined],
    ['commas before two groups with signs', columns('-1,500,000'), '1,234.5', undefined],
    ['dots before two groups with signs', columns('+21.500.000'), '1.234,5', undefined],
    ['one comma group before decimals', columns('921,500.25'), '1,234.5', undefined],
    ['one dot group before decimals', columns('921.500,25'), '1.234,5', undefined],
    ['two comma groups before decimals', columns('1,921,500.25'), '1,234.5', undefined],
    ['two dot groups before decimals', columns('1.921.500,25'), '1.234,5', undefined],
    ['signs before decimals', columns('-0,95'), ',', undefined],
    ['decimals alone', columns('.95', '+,5'), '.', undefined],
    ['many decimals', columns('10,2500'), ',', undefined],
    ['spaces around cells', [{ cells: [' 0,95 ', ' 9,200'] }], ',', undefined],
    ['more thousands than one', columns('9,200,100'), '1,234.5', undefined],
    ['four digits before a comma', columns('1500,000,000'), '.', undefined],
    ['a signed dot beside a comma', columns('-0.95', '3,1'), 'either', undefined],
    ['two digits before a dot beside a comma', columns('10.95', '3,1'), 'either', undefined],
    ['texts with numbers', columns('V0,95 0,95m v1,500,000 1,500,000m v1.500.000 1.500.000m v0.95'), '.', undefined],
    ['dots behind decimals of a text', columns('x1.500,25 1.500,25x x1,500.25 1,500.25x'), '.', undefined],
    ['lists of signed numbers', columns('80,-98,+120 99,5', '1.5'), '.', undefined],
    ['lists with spaces', [{ cells: ['80, 98, 120', '99,5'] }], '.', undefined],
    ['a list beside a column of decimals', columns('80,98,12 99,5', '3,1'), ',', undefined],
    ['texts with commas beside decimals', columns('a80,98,12 99,5'), ',', undefined],
    ['texts that end behind commas', columns('80,98,12a 99,5'), ',', undefined],
    ['two numbers with one comma', columns('80,98 99,5'), ',', undefined],
    ['dots before three digits, several, in a comma table', columns('1,5', '1.200'), ',', { text: '1.200' }],
    ['commas before three digits of decimals', columns('1,5', '1,200 1,300'), ',', undefined],
  ])('is not guessed from %s', (_, cells, mark, doubtful) => {
    const found = findDecimal(cells);
    expect([found, findDoubtfulNumber(cells, found)]).toMatchObject([mark, doubtful]);
  });

  it.each([
    ['a comma before three digits twice', columns('9,200 1,500 12'), ',', { text: '9,200', read: '9.2' }],
    ['a comma before three digits once', columns('9,200 12'), ',', undefined],
    ['dots where commas are decimal ones', columns('9,200 1,500 1.300'), ',', { text: '1.300', read: undefined }],
    ['dots where groups are read', columns('1.200 1.350'), '1.234,5', undefined],
    ['dots before three digits in either notation', columns('1.200 0.5'), 'either', { text: '1.200', read: undefined }],
    ['nothing', columns('12'), ',', undefined],
  ] as const)('is questioned where a person gives the notation: %s', (_, cells, mark, doubtful) => {
    expect(findDoubtfulNumber(cells, mark)).toEqual(doubtful);
  });

  it('leaves a number with a mark of thousands one number', async () => {
    const { columns: found, decimal } = await sampleTable(createFile('Model,Heat output [W],COP\nA,"9,200",3.1\n'));
    expect([decimal, found.map(({ cells }) => cells[0])]).toEqual(['.', ['A', '9,200', '3.1']]);
  });
});
