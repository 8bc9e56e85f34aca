import { describe, expect, it } from 'vitest';
import { isTableBlock, pasteIntoTable } from '#model/pasteIntoTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const fields = createFields({
  from: { title: 'From' },
  count: { title: 'Count', type: 'integer' },
  band: {
    title: 'Band',
    type: 'choice',
    choices: [
      { value: 'FIX', label: 'Fixed price' },
      { value: 2, label: 'Two' },
    ],
  },
  open: { title: 'Open', type: 'choice' },
  on: { title: 'On', type: 'flag' },
  note: { title: 'Note', type: 'text' },
  sum: { title: 'Sum', readOnly: true },
});
const all = Object.values(fields);

const paste = (text: string, columns = all) =>
  pasteIntoTable({
    text,
    table: { row: 'stop', least: 0, most: 9, fields },
    columns,
    count: 0,
    at: { row: 0, column: 0 },
  });
const pasteInto = (name: string, text: string) =>
  paste(
    text,
    all.filter((field) => field.name === name),
  ).rows[0];

describe('a cell', () => {
  it.each([
    ['count', '12,0', { count: '12' }],
    ['count', 'many', { count: 'many' }],
    ['band', 'fix', { band: 'FIX' }],
    ['band', 'FIXED PRICE', { band: 'FIX' }],
    ['band', '2', { band: '2' }],
    ['band', 'Two', { band: '2' }],
    ['band', 'Three', { band: 'Three' }],
    ['open', 'any', { open: 'any' }],
    ['note', '"two \n  lines"', { note: 'two lines' }],
    ['note', '"two\nlines"', { note: 'two lines' }],
    ['open', '"two\nlines"', { open: 'two\nlines' }],
    ['sum', '5', {}],
  ])('of %s takes %j', (name, text, row) => {
    expect(pasteInto(name, text)).toEqual(row);
  });

  it.each(['true', 'yes', 'on', 'enabled', '1', 'x', 'X', 'Enabled'])('of a flag is on with %j', (word) => {
    expect(pasteInto('on', word)).toEqual({ on: 'true' });
  });

  it.each(['false', 'no', 'off', 'disabled', '0', '', 'OFF'])('of a flag is off with %j', (word) => {
    expect(pasteInto('on', word)).toEqual({ on: 'false' });
  });

  it.each(['2', 'ja', 'tru'])('of a flag stays as it was with %j', (word) => {
    expect(pasteInto('on', word)).toEqual({});
  });
});

describe('notes of a paste', () => {
  it('are one where every column has its cell', () => {
    expect(paste('1\t2\tfix\tx\tyes\thm\t9')).toEqual({
      rows: [{ from: '1', count: '2', band: 'FIX', open: 'x', on: 'true', note: 'hm' }],
      notes: ['Pasted 1 stop'],
    });
  });

  it('name three cells that were not understood, and one column too many', () => {
    const flags = all.filter(({ type }) => type === 'flag');
    expect(paste('hm\thm\nhm\nhm', flags).notes).toEqual([
      'Pasted 3 stops',
      '1 column beyond the last one left out',
      'Not understood and left unchanged: On, row 1: “hm”, On, row 2: “hm”, On, row 3: “hm”',
    ]);
  });

  it('count what is left out of a full table', () => {
    const text = Array.from({ length: 11 }, () => '1').join('\n');
    expect(paste(text).notes).toEqual(['Pasted 9 stops', '2 stops left out: there may be at most 9']);
  });
});

describe('a header', () => {
  it.each<[string, string, boolean]>([
    ['of all titles', 'From\tCount', true],
    ['of titles beside a number', 'From\t5\n1\t6', false],
    ['of more titles than there are columns', 'From\tCount\tBand\tOpen\tOn\tNote\tSum\tMore', false],
    ['over one of two columns of numbers', '\tPieces\n1\t2', true],
    ['over numbers and a blank', 'Hour\tPieces\n1\t', true],
    ['over lines of which one has no number', 'Hour\tPieces\n1\t2\nx\ty', false],
    ['without lines', 'Hour\tPieces', false],
    ['of blanks', '\t\n1\t2', false],
  ])('%s: %j is left out: %s', (_what, text, isHeader) => {
    const { rows, notes } = paste(text);
    expect(notes.includes('The header was left out')).toBe(isHeader);
    expect(rows).toHaveLength(text.split('\n').length - (isHeader ? 1 : 0));
  });
});

it.each([
  ['1;2', undefined, true],
  ['1.5', undefined, false],
  ['1.5\n\r\n', undefined, false],
  ['a\rb', undefined, true],
  ['one; two', fields.note, false],
])('%j is a block: %s', (text, column, isBlock) => {
  expect(isTableBlock(text, column)).toBe(isBlock);
});
