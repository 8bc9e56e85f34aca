import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  findOwnTests,
  type Part,
  planCoveringTests,
  planImportingTests,
  planOwnTests,
  planSurvey,
} from './planTests.ts';

const DRAFT = 'src/model/DraftStore.ts';
const RULES = 'src/model/rules.ts';
/** A file that only `DraftStore.ts` imports. */
const TABLES = 'src/model/DraftTables.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'draftStore.test.ts': ['#model/DraftStore.ts', '#model/rules.ts'],
  'histories.test.ts': ['#model/DraftStore.ts'],
  'conditions.test.ts': ['#model/rules.ts'],
};

let folder: string;
let part: Part;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'));
  part = { sources: [DRAFT, RULES, TABLES], tests: Object.keys(IMPORTS).map((name) => join(folder, name)) };
  for (const [name, imports] of Object.entries(IMPORTS)) {
    writeFileSync(join(folder, name), imports.map((it) => `import {} from '${it}';`).join('\n'));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a file is judged first by the tests of its name, else by those that import it', () => {
  expect(withNames(planOwnTests(part.sources, part).tests)).toEqual({
    'draftStore.test.ts': [DRAFT, RULES],
    'conditions.test.ts': [RULES],
  });
});

it('a file that no test imports has the tests of the files that import it', () => {
  expect(findOwnTests([TABLES], part).get(TABLES)).toEqual([join(folder, 'draftStore.test.ts')]);
});

it('then by the other tests that import it', () => {
  expect(withNames(planImportingTests(part.sources, part).tests)).toEqual({ 'histories.test.ts': [DRAFT] });
});

it('then by the tests that reach most of it, until each mutant is reached three times if it can be', () => {
  const [most = '', rare = '', same = ''] = part.tests;
  const open = new Map([[RULES, ['1', '2', '3', '4', '5']]]);
  const reach = new Map([
    [rare, ['5', '9']],
    [most, ['1', '2', '3', '4']],
    [same, ['1', '2']],
    ['tests/model/other.test.ts', ['9']],
  ]);
  const { tests: asked, reloads } = planCoveringTests(open, reach);
  expect(Object.entries(asked)).toEqual([most, same, rare].map((test) => [test, [RULES]]));
  expect(reloads).toEqual(asked);
});

it('at most six tests', () => {
  const reach = new Map(Array.from({ length: 20 }, (_, index) => [`tests/${index}.test.ts`, [String(index)]]));
  const open = new Map([[RULES, Array.from({ length: 20 }, (_, index) => String(index))]]);
  expect(Object.keys(planCoveringTests(open, reach).tests)).toHaveLength(6);
});

it('a survey runs all tests and judges nothing', () => {
  expect(Object.values(planSurvey(part).tests)).toEqual(part.tests.map(() => []));
});

it('a test of the same name judges a file that it reaches through a helper', () => {
  writeFileSync(join(folder, 'draftTables.test.ts'), "import { run } from './helper.ts';");
  const named = join(folder, 'draftTables.test.ts');
  expect(planOwnTests([TABLES], { ...part, tests: [...part.tests, named] }).tests).toEqual({ [named]: [TABLES] });
});

function withNames<T>(byTest: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byTest).map(([test, files]) => [test.slice(folder.length + 1), files]));
}
