import { expect, it } from 'vitest';
import { readColumns } from '#codegen/foreign/readColumns.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { formatProblem } from '#codegen/Problem.ts';

function read(text: string) {
  const kind = readColumns({ file: 'fans.csv', text, beside: () => undefined });
  if ('fault' in kind) return { fault: kind.fault };
  return { fields: kind.fields.map(({ schema }) => schema), notes: kind.unsaid.map(formatProblem) };
}

/** Reads one column of these cells beside a column of numbers. */
function readColumn(cells: readonly string[], heading = 'a') {
  const { fields, notes } = read([`n,${heading}`, ...cells.map((cell, index) => `${index}.5,${cell}`)].join('\n'));
  return { field: fields?.slice(1)[0], notes };
}

it('a column becomes a field with its title, unit and place', () => {
  const { fields } = Object(readColumns({ file: 'f.csv', text: 'id,hub height (m)\nx,5\n', beside: () => undefined }));
  expect(fields[1]).toEqual({
    ...{ name: 'hub height', schema: { type: 'number', title: 'hub height', 'x-unit': 'm' }, isRequired: false },
    at: { file: 'f.csv', line: 1, column: 2 },
  });
});

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1,5;2,0\n'],
  ['tabs', 'a\tb\n1,5\t2,0\n'],
  ['semicolons, with the line ends of Windows', 'a;b\r\n1,0,0;2,0,0,0\r\n'],
  ['semicolons, with the line ends of old spreadsheets', 'a;b\r1,0,0;2,0,0,0\r'],
])('a table may be separated by %s', (_what, text) => {
  expect(read(text).fields?.map(({ title }) => title)).toEqual(['A', 'B']);
});

it.each(['', 'power', '{'])('"%s" is no table', (text) => {
  expect(read(text)).toEqual({ fault: 'fans.csv is neither JSON nor a table with headings.' });
});

it('a table may have one column, or only headings', () => {
  expect(read('a\n1.5\n')).toEqual({ fields: [{ type: 'number', title: 'A' }], notes: [] });
  expect(read('a,b')).toEqual({
    fields: [],
    notes: [
      'fans.csv:1:1 "a" has no values, so its type is not known.',
      'fans.csv:1:1 "b" has no values, so its type is not known.',
    ],
  });
});

it.each([
  ['with a label', 'name,power\nUnits,kW\nx,5\n'],
  ['without a label', 'name,power\n,kW\nx,5\n'],
  ['above numbers of columns', 'name,power\nunit,kW\n[1],[2]\n[10],[11]\nx,5\n'],
])('a line of units %s is read', (_what, text) => {
  expect(read(text)).toEqual({
    fields: [
      { type: 'string', title: 'Name' },
      { type: 'number', title: 'Power', 'x-unit': 'kW' },
    ],
    notes: [],
  });
});

it('a value with a number in brackets is data', () => {
  expect(read('name,power\nx [1],5.5\n').fields).toHaveLength(2);
  expect(read('name,power\n[1] x,5.5\n').fields).toHaveLength(2);
});

it('a line that only begins like a label of units is data', () => {
  expect(read('name,power\nunits a,5\n').notes).toEqual([]);
  expect(read('name,power\nmy units,5\n').fields?.[1]).toEqual({ type: 'integer', title: 'Power' });
});

it('brackets and an unknown unit are noted', () => {
  expect(read('cost[furlongs],power\nunits,furlong\n1,2\n').notes).toEqual([
    'fans.csv:1:1 "cost[furlongs]" has "furlongs" in brackets, which is not a unit.',
    'fans.csv:1:1 "power" has the unit "furlong", which is not known.',
  ]);
});

it('a column without a heading is left out', () => {
  expect(read('a,,c\n1.5,2,3.5\n').fields).toHaveLength(2);
});

it.each<[what: string, cells: string[], field: FieldSchema]>([
  ['whole numbers', ['1', '2'], { type: 'integer' }],
  ['numbers', ['1', '2.5'], { type: 'number' }],
  ['numbers and gaps', ['1.5', '', 'n/a', 'NA', 'nan', 'NULL', 'None', '-', ' 2.5 '], { type: 'number' }],
  ['flags', ['Yes', 'no', 'TRUE', 'false'], { type: 'boolean' }],
  ['flags and others', ['yes', 'no', 'maybe'], { type: 'string' }],
  ['texts', ['a', 'b', 'c'], { type: 'string' }],
  ['texts that repeat', ['b', 'a', 'b', 'b', 'a', 'a'], { type: 'string', enum: ['a', 'b'], default: 'b' }],
  ['a text that is most frequent', ['b', 'a', 'a', 'a', 'a', 'b'], { type: 'string', enum: ['a', 'b'], default: 'a' }],
  ['texts that seldom repeat', ['a', 'b', 'a', 'b', 'a'], { type: 'string' }],
  ['twelve choices', repeat(12), { type: 'string', enum: names(12), default: 'a' }],
  ['thirteen choices', repeat(13), { type: 'string' }],
  [
    'a choice of 60 characters',
    [...repeat(1), ...Array(3).fill('x'.repeat(60))],
    { type: 'string', enum: ['a', 'x'.repeat(60)], default: 'a' },
  ],
  ['a choice of 61 characters', [...repeat(1), ...Array(3).fill('x'.repeat(61))], { type: 'string' }],
])('%s', (_what, cells, field) => {
  expect(readColumn(cells)).toEqual({ field: { ...field, title: 'A' }, notes: [] });
});

it('whole numbers with a unit may be others', () => {
  expect(readColumn(['1', '2'], 'a (kW)').field).toEqual({ type: 'number', title: 'A', 'x-unit': 'kW' });
});

it('texts among many numbers are noted', () => {
  expect(readColumn(['1', '2', '3', '4', '5', 'much'])).toEqual({
    field: { type: 'string', title: 'A' },
    notes: ['fans.csv:1:1 "a" holds numbers and texts such as "much", so it is a text.'],
  });
  expect(readColumn(['1', '2', '3', '4', 'much']).notes).toEqual([]);
});

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => 'abcdefghijklm'.charAt(index));
}

function repeat(count: number): string[] {
  return [...names(count), ...names(count), ...names(count)];
}
