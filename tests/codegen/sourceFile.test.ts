import { describe, expect, it, test } from 'vitest';
import { readSourceFile } from '#codegen/SourceFile.ts';

const TEXT = [
  '{',
  '  "title": "Wind",',
  '  "list": ["a", { "name": "b" }],',
  '  "labels": { "0": "None" },',
  '  "order": 12,',
  String.raw`  "note": "A\"\u00b0C\n1"`,
  '}',
].join('\n');

const at = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;

describe('a problem at a path', () => {
  const { value } = readSourceFile('a.json', TEXT);

  it.each<[path: (string | number)[], place: string]>([
    [[], '1:1'],
    [['title'], '2:3'],
    // An entry of a list begins at its value, a property at its name.
    [['list'], '3:3'],
    [['list', 0], '3:12'],
    [['list', '1'], '3:17'],
    [['list', 1, 'name'], '3:19'],
    [['labels', 0], '4:15'],
    // What does not exist is reported at the nearest value around it.
    [['list', 5], '3:3'],
    [['list', 1, 'missing', 'deeper'], '3:17'],
    [['missing', 'deeper'], '1:1'],
  ])('%j is reported at %s', (path, place) => {
    expect(at(value.problemAt(path, 'is wrong.'))).toBe(place);
  });

  it('carries its file, message and suggestion', () => {
    expect(value.problemAt(['title'], 'is wrong.', 'Mend it.')).toEqual({
      file: 'a.json',
      line: 2,
      column: 3,
      message: 'is wrong.',
      suggestion: 'Mend it.',
    });
  });

  it('of an empty file is reported at its beginning', () => {
    expect(at(readSourceFile('a.json', '').value.problemAt(['title'], 'is wrong.'))).toBe('1:1');
  });
});

describe('a problem inside a text', () => {
  const { value } = readSourceFile('a.json', TEXT);

  it.each<[path: (string | number)[], index: number, place: string]>([
    [['title'], 0, '2:13'],
    [['title'], 3, '2:16'],
    [['list', 0], 0, '3:13'],
    // What is escaped takes two or six characters in the file.
    [['note'], 1, '6:13'],
    [['note'], 2, '6:15'],
    [['note'], 3, '6:21'],
    [['note'], 5, '6:24'],
    // What holds no text has no characters.
    [['order'], 1, '5:3'],
    [['missing'], 1, '1:1'],
  ])('%j at character %i is reported at %s', (path, index, place) => {
    expect(at(value.problemInText(path, index, 'is wrong.'))).toBe(place);
  });

  it('of an empty file is reported at its beginning', () => {
    expect(at(readSourceFile('a.json', '').value.problemInText(['title'], 3, 'is wrong.'))).toBe('1:1');
  });
});

test.each([
  [String.raw`{ "a": "\x" }`, '1:8', 'invalid escape character'],
  [String.raw`{ "a": "\u00g0" }`, '1:8', 'invalid unicode'],
  ['{ "a": 1e }', '1:8', 'unexpected end of number'],
  ['{ "a" 1 }', '1:7', 'a colon is missing between name and value'],
  ['{ "a": [1', '1:10', 'a closing ] is missing'],
  ['{ "a": "b', '1:8', 'the closing double quote is missing'],
  ['{ "a": 1 } 2', '1:12', 'the file should end before this'],
  ['{ 1 }', '1:3', 'a name in double quotes is expected here; is there an extra comma before it'],
  ['[1,]', '1:4', 'a value is expected here; is there an extra comma before it'],
  ['{ // a\n"a": 1 }', '1:3', 'JSON has no comments; put it in a "description"'],
  ['{ "a": 1 "b": 2 }', '1:10', 'a comma is missing before this'],
  ['{ "a": one }', '1:8', 'this is not a number, true, false or null, and text needs double quotes'],
  ['{ "a": 1', '1:9', 'a closing } is missing'],
  ['{\u00A0"a": 1 }', '1:2', 'the character U+00A0 looks like a space or is invisible; replace it with a space'],
  ['{ "a":\u200B1 }', '1:7', 'the character U+200B looks like a space or is invisible; replace it with a space'],
])('%s is not JSON', (text, place, reason) => {
  const { problems } = readSourceFile('a.json', text);
  expect(problems.map((problem) => `${at(problem)} ${problem.message}`)).toEqual([
    `${place} is not valid JSON: ${reason}.`,
  ]);
});

it('reports a key given twice in an entry of a list, and once only where the file is broken anyway', () => {
  expect(readSourceFile('a.json', '[1, { "b": 1,\n "b": 2 }]').problems.map(at)).toEqual(['2:2']);
  expect(readSourceFile('a.json', '{ "b": 1, "b": 2, }').problems.map(at)).toEqual(['1:19']);
});

it('drops a byte order mark at the beginning only', () => {
  expect(readSourceFile('a.json', '\uFEFF{ "a": "b" }')).toMatchObject({ value: { value: { a: 'b' } }, problems: [] });
  expect(readSourceFile('a.json', '{ "a": "\uFEFFb" }').value.value).toEqual({ a: '\uFEFFb' });
});

it('reads every JSON value, and keys that objects of JavaScript have', () => {
  const text = '{ "a": [true, null, 1.5, "x", {}, []], "__proto__": { "constructor": 1 } }';
  const { value, problems } = readSourceFile('a.json', text);
  expect(problems).toEqual([]);
  expect(JSON.stringify(value.value)).toBe('{"a":[true,null,1.5,"x",{},[]],"__proto__":{"constructor":1}}');
});

it('reports the first fault of the syntax only, and none of the values beside it', () => {
  expect(readSourceFile('a.json', '{ "a": 1e999, "b": , "c": ] }').problems).toEqual([
    {
      ...{ file: 'a.json', line: 1, column: 20 },
      message: 'is not valid JSON: a value is expected here; is there an extra comma before it.',
    },
  ]);
});

it('reports a text that cannot be parsed at all, without a value', () => {
  const { value, problems } = readSourceFile('a.json', '{ "a": "\uFFFD" }');
  expect(value.value).toBeUndefined();
  expect(problems).toMatchObject([{ line: 1, column: 9 }]);
  expect(problems).toHaveLength(1);
});

it('reports numbers and repeated keys at their places, with what to do', () => {
  const { value, problems } = readSourceFile('a.json', '{ "a": [1,\n 1e999], "a": 2 }');
  expect(value.value).toEqual({ a: 2 });
  expect(problems).toEqual([
    {
      ...{ file: 'a.json', line: 2, column: 2 },
      ...{ message: '1e999 is larger than any number can be.', suggestion: 'Write a smaller one.' },
    },
    {
      ...{ file: 'a.json', line: 2, column: 10 },
      ...{ message: '"a" is given twice, so one of the two would be lost.', suggestion: 'Rename or remove one.' },
    },
  ]);
});

describe('a value holds a problem', () => {
  const { value } = readSourceFile('a.json', TEXT);
  const holds = (path: (string | number)[], line: number, column: number) =>
    value.holds(path, { file: 'a.json', line, column, message: 'is wrong.' });

  it.each<[path: (string | number)[], from: [line: number, column: number], to: [line: number, column: number]]>([
    // From the name of a property to the last character of its value.
    [['title'], [2, 3], [2, 17]],
    [['list'], [3, 3], [3, 32]],
    [
      ['list', 0],
      [3, 12],
      [3, 14],
    ],
    [
      ['list', 1],
      [3, 17],
      [3, 31],
    ],
    [['order'], [5, 3], [5, 13]],
  ])('%j from %j to %j', (path, [line, first], [, last]) => {
    expect([first - 1, first, last, last + 1].map((column) => holds(path, line, column))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('of several lines', () => {
    expect([holds([], 1, 1), holds([], 4, 7), holds([], 7, 1), holds([], 7, 2)]).toEqual([true, true, true, false]);
    expect([holds(['list'], 2, 9), holds(['list'], 4, 9)]).toEqual([false, false]);
  });

  it('only where it is missing, if it is', () => {
    expect([holds(['list', 5], 3, 3), holds(['list', 5], 3, 4), holds(['list', 5], 3, 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
