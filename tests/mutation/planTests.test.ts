import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Findings } from './Journal.ts';
import { type Part, planImportingTests, planOwnTests, planReachingTests } from './planTests.ts';

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

it('a file is judged first by the tests of its name, else by those that import it, or what imports it', () => {
  expect(withNames(planOwnTests(part.sources, part).tests)).toEqual({
    'draftStore.test.ts': [DRAFT, RULES, TABLES],
    'conditions.test.ts': [RULES],
  });
});

it('then by the other tests that import it', () => {
  expect(withNames(planImportingTests(part.sources, part).tests)).toEqual({ 'histories.test.ts': [DRAFT] });
});

it('then by the quick ones of all tests, and what it does on loading by those that import the least', () => {
  const loads = new Map(part.tests.map((test, index) => [test, [RULES, ...part.sources.slice(0, index)]]));
  const findings: Findings = { found: new Set(), done: new Set(), broken: new Map(), loads };
  const { tests: asked, reloads, budget } = planReachingTests([RULES], part, findings);
  expect(budget).toBe(200);
  expect(Object.keys(asked)).toEqual(part.tests);
  expect(new Set(Object.values(asked).flat())).toEqual(new Set([RULES]));
  expect(Object.keys(reloads)).toEqual(part.tests);
});

it('no test is asked about no file', () => {
  const findings: Findings = { found: new Set(), done: new Set(), broken: new Map(), loads: new Map() };
  expect(planReachingTests([], part, findings).tests).toEqual({});
});

function withNames<T>(byTest: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byTest).map(([test, files]) => [test.slice(folder.length + 1), files]));
}
