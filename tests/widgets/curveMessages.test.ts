import { describe, expect, it, test } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import {
  columnTitle,
  faultMessage,
  nameCell,
  pointsCounted,
  problemMessage,
  quantity,
  valuesCounted,
  zeroedMessages,
} from '#widgets/curveMessages.ts';
import { clipboardNotes, notationNotes } from '#widgets/pasteNotes.ts';

test.each<[Parameters<typeof problemMessage>[0], message: string]>([
  [{ problem: 'comma' }, 'Please use a dot (.) for decimals'],
  [{ problem: 'malformed' }, 'Please enter a valid number'],
  [{ problem: 'unit', message: 'MWh is not a power' }, 'MWh is not a power'],
])('the problem %j of a typed text is worded', (problem, message) => {
  expect(problemMessage(problem)).toBe(message);
});

const PERCENT = { unit: '%', minimum: 0, maximum: 100 };

test.each<[...Parameters<typeof faultMessage>, message: string]>([
  ['notRising', {}, 'Must be greater than in the row above'],
  ['missing', {}, 'A value is missing: the lists differ in length'],
  ['extra', {}, 'This value has no x: the lists differ in length'],
  ['belowMinimum', PERCENT, 'Percentage must be between 0 and 100'],
  ['aboveMaximum', PERCENT, 'Percentage must be between 0 and 100'],
  ['aboveMaximum', { unit: '%', maximum: 100 }, 'Percentage must be between 0 and 100'],
  ['belowMinimum', { unit: '%', minimum: 0 }, 'Value must be non-negative'],
  ['belowMinimum', { minimum: 0, maximum: 100 }, 'Value must be non-negative'],
  ['belowMinimum', { minimum: 0.5 }, 'Value must be at least 0.5'],
  ['belowMinimum', { unit: '%', minimum: 5, maximum: 100 }, 'Value must be at least 5'],
  ['aboveMaximum', { unit: '%', minimum: 0, maximum: 150 }, 'Value must be at most 150'],
  ['aboveMaximum', { unit: 'kW', minimum: 0, maximum: 100 }, 'Value must be at most 100'],
])('%s within %j: %s', (code, limits, message) => {
  expect(faultMessage(code, limits)).toBe(message);
});

test.each([
  [' abc ', 0, 'Now 0: “abc” is not a number', '“abc” is not a number: row 1 was set to 0'],
  ['  ', 4, "Now 0: a cell can't be empty", "A cell can't be empty: row 5 was set to 0"],
])('the text %j in row %i becomes 0 with a message', (text, row, cell, note) => {
  expect(zeroedMessages(text, row)).toEqual({ cell, note });
});

describe('the notes about a pasted block', () => {
  it.each([
    ['1\t2', []],
    ['x\ty\n1\t2', ['The header was left out']],
    [`1\t${'a'.repeat(99)}`, [`Could not read “${'a'.repeat(59)}…” (row 1, column 2)`]],
    ['1\ta\nb\t2', ['Could not read “a” (row 1, column 2), “b” (row 2, column 1)']],
    [
      '1\na\nb\nc\nd',
      ['Could not read “a” (row 2, column 1), “b” (row 3, column 1), “c” (row 4, column 1), “d” (row 5, column 1)'],
    ],
    [
      'kW\n1\na\nb\nc\nd\ne\nf',
      [
        'The header was left out',
        'Could not read “a” (row 2, column 1), “b” (row 3, column 1), “c” (row 4, column 1), “d” (row 5, column 1) and 2 more',
      ],
    ],
  ])('of %j are %j', (text, notes) => {
    expect(clipboardNotes(parseClipboardTable(text))).toEqual(notes);
  });
});

it('a number that was joined from two is named', () => {
  expect(notationNotes(parseClipboardTable('v P\n3 0\n4 22 130\n5 60 145'), {})).toEqual([
    'Spaces were read as column separators',
    '“22 130” was read as 22130',
  ]);
});

it.each([
  ['3\t1.200\n5\t2.300', '“1.200” can be 1.2 or 1200: read as 1.2', 1.2],
  ['Note\t12,5\nWind speed\tPower\n3\t1.200\n5\t2.300\n7\t3.000', '“1.200” can be 1.2 or 1200: read as 1200', 1200],
  ['Note\t12.5\nWind speed\tPower\n3\t1,200\n5\t2,300\n7\t3,000', '“1,200” can be 1.2 or 1200: read as 1200', 1200],
  ['3\t1,200\n5\t2,300', '“1,200” can be 1.2 or 1200', undefined],
])('the reading of %j, which has two, is stated', (text, note, value) => {
  const table = parseClipboardTable(text);
  expect(notationNotes(table, {}).at(-1)).toBe(note);
  expect(table.rows[0]?.[1]).toBe(value);
});

it('a number that can be read in two ways needs no note once its decimal mark is chosen', () => {
  expect(notationNotes(parseClipboardTable('3\t1.200\n5\t2.300'), { decimal: '.' })).toEqual([]);
});

it('a comma that may separate columns is named with both readings until one is chosen', () => {
  const read = (text: string, commas?: 'decimal' | 'columns') =>
    notationNotes(parseClipboardTable(text, { commas }), { commas });
  expect(read('310,5\n560,25')).toEqual(['“310,5” can be 310.5 or 310 and 5: read as 310 and 5']);
  expect(read('310,5\n560,5')).toEqual(['“310,5” can be 310.5 or 310 and 5: read as 310.5']);
  expect(read('310,5\n560,5', 'columns')).toEqual([]);
});

it('lines with numbers that are left out are named, without their blank cells', () => {
  const table = parseClipboardTable('3\t12\n5\t23');
  expect(notationNotes(table, {})).toEqual([]);
  const lines = { numbersAbove: [['Rated', '', '3000']], otherTables: [['4', '80'], ['']] };
  expect(notationNotes({ ...table, ...lines }, {})).toEqual([
    'Left out with the header: “Rated | 3000”',
    'Another table was left out: “4 | 80”',
    'Another table was left out: “”',
  ]);
});

test.each([
  [{ row: 4, column: 1, x: 4.5 }, 'Power at 4.5 m/s'],
  [{ row: 4, column: 2, x: 4 }, 'Thrust at 4 m/s'],
  [{ row: 4, column: 0, x: 4 }, 'Wind speed [m/s], row 5'],
  [{ row: 0, column: 2, x: undefined }, 'Thrust, row 1'],
])('the cell %j is called %j', (cell, name) => {
  const columns = [{ title: 'Wind speed', unit: 'm/s' }, { title: 'Power', unit: 'kW' }, { title: 'Thrust' }];
  expect(nameCell(columns, cell)).toBe(name);
});

it('the notation of the numbers counts before that of a line above', () => {
  const table = parseClipboardTable('Note\t12,5\nWind speed\tPower\n3.5\t1.200\n4.5\t2.300');
  expect(table.rows).toEqual([
    [3.5, 1.2],
    [4.5, 2.3],
  ]);
  expect(table.twoReadings).toBeUndefined();
});

it('a unit follows its value, and its title in brackets', () => {
  expect([columnTitle({ title: 'Power', unit: 'kW' }), columnTitle({ title: 'Cycles' })]).toEqual([
    'Power [kW]',
    'Cycles',
  ]);
  expect([quantity(90, '%'), quantity(90, undefined)]).toEqual(['90 %', '90']);
  expect([quantity(undefined, '%'), quantity(undefined, undefined), quantity(1 / 3, 'kW')]).toEqual([
    ' %',
    '',
    '0.3333333 kW',
  ]);
});

test.each([
  [0, '0 values', '0 points'],
  [1, '1 value', '1 point'],
  [2, '2 values', '2 points'],
])('%i is counted as %j and %j', (count, values, points) => {
  expect(valuesCounted(count)).toBe(values);
  expect(pointsCounted(count)).toBe(points);
});
