import { describe, expect, it, test } from 'vitest';
import {
  annotateProblem,
  compareText,
  excerptAt,
  formatProblem,
  hasFaults,
  type Problem,
  sentence,
  showProblem,
  sortProblems,
  toWarning,
} from '#codegen/Problem.ts';

const at = (line: number, column: number, own: Partial<Problem> = {}): Problem => ({
  ...{ file: 'a.json', line, column, message: 'is wrong.' },
  ...own,
});
const excerpt = (text: string, line: number, column: number) =>
  excerptAt(at(line, column), new Map([['a.json', text]]));

describe('a problem as a line', () => {
  it('has its place, its message and its suggestion', () => {
    expect(formatProblem(at(2, 3))).toBe('a.json:2:3 is wrong.');
    expect(formatProblem(at(2, 3, { suggestion: 'Fix it.' }))).toBe('a.json:2:3 is wrong. Fix it.');
  });

  it('says whether it is a warning or a note', () => {
    expect(formatProblem(toWarning(at(2, 3)))).toBe('a.json:2:3 warning: is wrong.');
    expect(formatProblem({ ...at(2, 3), severity: 'note' })).toBe('a.json:2:3 note: is wrong.');
  });

  it('is followed by the line of the file', () => {
    const texts = new Map([['a.json', '{\n  "a": 1\n}']]);
    expect(showProblem(at(2, 8), texts)).toBe('a.json:2:8 is wrong.\n    "a": 1\n         ^');
    expect(showProblem(at(1, 1), texts)).toBe('a.json:1:1 is wrong.');
  });

  it('shows invisible characters, but no tabs and line ends', () => {
    expect(sentence({ message: 'a\u00ADb\u0001\uD800', suggestion: 'c\td\r\n' })).toBe(
      'a\\u{ad}b\\u{1}\\u{d800} c\td\r\n',
    );
  });
});

describe('an excerpt', () => {
  it('is the line without its indent', () => {
    expect(excerpt('{\n    "a": 1,  \r\n}', 2, 8)).toEqual({ text: '"a": 1,', caret: 3 });
    expect(excerpt('\uFEFF{"a": 1}', 1, 2)).toEqual({ text: '{"a": 1}', caret: 1 });
    expect(excerpt('{"\uFEFFa": 1}', 1, 2)).toEqual({ text: '{"\uFFFDa": 1}', caret: 1 });
  });

  it('has tabs as blanks', () => {
    expect(excerpt('{\n\t\t"a":\t1\t2\n}', 2, 3)).toEqual({ text: '"a": 1 2', caret: 0 });
  });

  it('is missing where there is no line', () => {
    expect(excerpt('{"a": 1}', 1, 1)).toBeUndefined();
    expect(excerpt('{\n   \n}', 2, 2)).toBeUndefined();
    expect(excerpt('{}', 3, 1)).toBeUndefined();
    expect(excerptAt(at(2, 2), new Map())).toBeUndefined();
  });

  it('of the first character of another line, or of another one of the first, is given', () => {
    expect(excerpt('{\n"a": 1}', 2, 1)).toEqual({ text: '"a": 1}', caret: 0 });
    expect(excerpt('{"a": 1}', 1, 3)).toEqual({ text: '{"a": 1}', caret: 2 });
  });

  it('has its caret within the line', () => {
    expect(excerpt('{\n   "a"\n}', 2, 1)).toEqual({ text: '"a"', caret: 0 });
    expect(excerpt('{\n   "a"\n}', 2, 50)).toEqual({ text: '"a"', caret: 3 });
  });

  it('begins later in a long line only once the place is near its end', () => {
    const line = Array.from({ length: 300 }, (_, index) => String(index % 10)).join('');
    expect(excerpt(`\n${line}`, 2, 80)).toEqual({ text: line.slice(0, 110), caret: 79 });
    expect(excerpt(`\n${line}`, 2, 81)).toEqual({ text: line.slice(1, 111), caret: 79 });
    expect(excerpt(`\n   ${line}`, 2, 81)).toEqual({ text: `  ${line.slice(0, 108)}`, caret: 79 });
    expect(excerpt(`\n   ${line}`, 2, 80)).toEqual({ text: line.slice(0, 107), caret: 76 });
  });

  it('shows what cannot be printed as a sign', () => {
    expect(excerpt('\na\u0007b\u200Ec\u2028d\u2029e\uD800f', 2, 1)?.text).toBe('a�b�c�d�e�f');
  });
});

describe('an annotation', () => {
  it('names the severity in the words of GitHub', () => {
    expect(annotateProblem(at(2, 3))).toBe('::error file=a.json,line=2,col=3::is wrong.');
    expect(annotateProblem(toWarning(at(2, 3)))).toBe('::warning file=a.json,line=2,col=3::is wrong.');
    expect(annotateProblem({ ...at(2, 3), severity: 'note' })).toBe('::notice file=a.json,line=2,col=3::is wrong.');
  });

  it('escapes the signs that would end it', () => {
    const problem = at(1, 1, { file: 'a:b,c%:,', message: '5 %, \r\n\r\n100 %: x', suggestion: 'Fix it.' });
    expect(annotateProblem(problem)).toBe(
      '::error file=a%3Ab%2Cc%25%3A%2C,line=1,col=1::5 %25, %0D%0A%0D%0A100 %25: x Fix it.',
    );
  });
});

test('only warnings let codegen generate', () => {
  expect(toWarning(at(1, 2, { suggestion: 'Fix it.' }))).toEqual({
    ...at(1, 2, { suggestion: 'Fix it.' }),
    severity: 'warning',
  });
  expect(hasFaults([])).toBe(false);
  expect(hasFaults([toWarning(at(1, 1))])).toBe(false);
  expect(hasFaults([toWarning(at(1, 1)), at(1, 1)])).toBe(true);
});

test('problems are sorted by file, line, column and message, without repetitions', () => {
  const sorted = [
    at(9, 9, { file: 'B.json' }),
    at(1, 5),
    at(2, 3, { message: 'A.' }),
    at(2, 3, { message: 'B.' }),
    at(2, 10),
    at(10, 1),
    at(1, 1, { file: 'b.json' }),
  ];
  expect(sortProblems([...sorted.toReversed(), ...sorted])).toEqual(sorted);
  const [first, second] = [at(1, 1), toWarning(at(1, 1))];
  expect(sortProblems([second, first])).toHaveLength(2);
});

it('compares texts by their code units', () => {
  expect([compareText('B', 'a'), compareText('a', 'B'), compareText('a', 'a')]).toEqual([-1, 1, 0]);
});
