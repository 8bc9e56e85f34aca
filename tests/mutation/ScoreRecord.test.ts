import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScoreRecord } from './ScoreRecord.ts';

let folder: string;
let source: string;
let test: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scores-'));
  source = write('rules.ts', 'export const LEAST = 2;');
  test = write('rules.test.ts', 'expect(LEAST).toBe(2);');
  open().keep([{ file: source, count: 40, found: 37, score: 92.5, survivors: [] }]);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a score is known to the next run', () => {
  expect(open().get(source)).toEqual({ file: source, count: 40, found: 37, score: 92.5, survivors: [] });
});

it.each([
  ['file', 'rules.ts'],
  ['test', 'rules.test.ts'],
])('a score does not hold once the %s has changed', (_what, name) => {
  write(name, '// Something else.');
  expect(open().get(source)).toBeUndefined();
});

it('a score does not hold once another test judges the file', () => {
  expect(open([test, write('more.test.ts', '')]).get(source)).toBeUndefined();
});

it('files are kept in their order, a line each, and those that are gone are forgotten', () => {
  const before = write('a.ts', '');
  const record = new ScoreRecord(
    join(folder, 'scores.json'),
    new Map([
      [before, []],
      [source, [test]],
    ]),
  );
  record.keep([{ file: before, count: 0, found: 0, score: 100, survivors: [] }]);
  expect(readLines().map(([, name]) => name)).toEqual([before, source]);
  expect(record.get(before)?.score).toBe(100);
  new ScoreRecord(join(folder, 'scores.json'), new Map([[before, []]])).keep([]);
  expect(readLines().map(([, name]) => name)).toEqual([before]);
});

function open(tests = [test]): ScoreRecord {
  return new ScoreRecord(join(folder, 'scores.json'), new Map([[source, tests]]));
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function readLines(): RegExpMatchArray[] {
  return [...readFileSync(join(folder, 'scores.json'), 'utf8').matchAll(/^ {2}"([^"]+)": \{/gm)];
}
