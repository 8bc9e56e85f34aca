import { expect, it } from 'vitest';
import { findTextFault, lineAndColumn } from '#codegen/findTextFault.ts';

const LOST = {
  message: 'a character was lost here, as the file was not saved as UTF-8.',
  suggestion: 'Save the file as UTF-8, and write the character again.',
};

it.each([
  ['{ "title": "Wärme in °C" }'],
  ['{ "title": "Ã" }'],
  ['Â°'.slice(1)],
  [''],
  [`${'['.repeat(64)}${']'.repeat(64)}`],
  [`[${'{},[],'.repeat(100)}1]`],
  [`["${'['.repeat(100)}"]`],
  [`["\\"${'{'.repeat(100)}"]`],
])('%s can be parsed', (text) => {
  expect(findTextFault('kinds/wind.json', text)).toBeUndefined();
});

it.each([
  ['with a byte order mark', '\uFFFD\uFFFD{\0}\0'],
  ['with the least byte first', '{\0}\0'],
  ['with the greatest byte first', '\0{\0}'],
])('UTF-16 %s is reported', (_, text) => {
  expect(findTextFault('kinds/wind.json', text)).toEqual({
    ...{ file: 'kinds/wind.json', line: 1, column: 1 },
    ...{ message: 'is not saved as UTF-8 but as UTF-16.', suggestion: 'Save it as UTF-8.' },
  });
});

it.each([
  ['a lost character', '{\n "title": "W\uFFFDrme" }', 2, 13, LOST],
  ['a lost character at the beginning', '\uFFFD', 1, 1, LOST],
  [
    'a NUL',
    '{\n "title": "W\0rme" }',
    2,
    13,
    { ...LOST, message: 'there is a NUL character here, which text never contains.' },
  ],
  [
    'a garbled character',
    '{ "unit": "Â°C" }',
    1,
    12,
    {
      message: '"Â°" is what "°" becomes when a file is opened in an encoding other than UTF-8.',
      suggestion: 'Write "°", here and wherever else it was lost.',
    },
  ],
  [
    'a garbled letter',
    '{ "a": "WÃ¤rme" }',
    1,
    10,
    {
      message: '"Ã¤" is what "ä" becomes when a file is opened in an encoding other than UTF-8.',
      suggestion: 'Write "ä", here and wherever else it was lost.',
    },
  ],
])('%s is reported at its place', (_, text, line, column, words) => {
  expect(findTextFault('kinds/wind.json', text)).toEqual({ file: 'kinds/wind.json', line, column, ...words });
});

const DEEP = {
  message: 'objects and lists are nested more than 64 deep here.',
  suggestion: 'Move what is inside further out.',
};

it.each<[title: string, text: string, column: number]>([
  ['lists', '['.repeat(65), 65],
  ['objects', '{'.repeat(65), 65],
  ['lists after others that are closed', `[[]{}${'['.repeat(64)}`, 69],
  ['lists after a text', `["a[",${'['.repeat(64)}`, 70],
  ['lists after a text with a quote and a backslash', `["\\"[\\\\",${'['.repeat(64)}`, 73],
  ['lists in a text that is not closed', `"[\n${'['.repeat(65)}`, 65],
])('%s nested too deeply are reported where they are', (_, text, column) => {
  expect(findTextFault('kinds/wind.json', text)).toMatchObject({ column, ...DEEP });
});

it('brackets in YAML are counted elsewhere', () => {
  expect(findTextFault('openapi.yaml', '['.repeat(65))).toBeUndefined();
});

it.each([
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['🔋\n🔋b', 5, 2, 3],
])('%j has the offset %i in line %i, column %i', (text, offset, line, column) => {
  expect(lineAndColumn(text, offset)).toEqual({ line, column });
});
