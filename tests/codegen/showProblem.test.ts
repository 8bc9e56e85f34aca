import { expect, it } from 'vitest';
import { showProblem } from '#codegen/Problem.ts';

const at = (line: number, column: number) => ({ file: 'a.json', line, column, message: 'is wrong.' });
const show = (text: string, line: number, column: number) =>
  showProblem(at(line, column), new Map([['a.json', text]]))
    .split('\n')
    .slice(1);

it('shows the line below the message, without its indent, and a caret at the place', () => {
  expect(show('{\n    "title": "Hub",\r\n}', 2, 14)).toEqual(['    "title": "Hub",', '             ^']);
  expect(show('{\n\t\t"title": 1\n}', 2, 3)).toEqual(['    "title": 1', '    ^']);
});

it('shows only the message of what concerns the whole file, or lies in none', () => {
  expect(show('{}', 1, 1)).toEqual([]);
  expect(show('', 1, 1)).toEqual([]);
  expect(show('{\n\n}', 2, 1)).toEqual([]);
  expect(showProblem(at(2, 3), new Map())).toBe('a.json:2:3 is wrong.');
});

it('shows the part of a long line that has the place', () => {
  const [excerpt = '', caret = ''] = show(`{\n${'a'.repeat(300)}!${'b'.repeat(300)}\n}`, 2, 301);
  expect(excerpt.length).toBeLessThanOrEqual(114);
  expect(excerpt[caret.indexOf('^')]).toBe('!');
});

it('shows invisible characters as a sign, and keeps the caret in place', () => {
  expect(show('{\n"a\u200Bb\uD800": 1,\n}', 2, 3)).toEqual(['    "a\uFFFDb\uFFFD": 1,', '      ^']);
});

it('shows the invisible characters of a name', () => {
  const problem = { ...at(1, 1), message: '"a\u200Bb" and "\u0000" are wrong.' };
  expect(showProblem(problem, new Map())).toBe(String.raw`a.json:1:1 "a\u{200b}b" and "\u{0}" are wrong.`);
});

it('marks a warning as such', () => {
  expect(showProblem({ ...at(1, 1), severity: 'warning' }, new Map())).toBe('a.json:1:1 warning: is wrong.');
});
