import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Findings, Plan } from './Journal.ts';

type Tests = Pick<Plan, 'tests' | 'reloads' | 'budget'>;

/** How many test files judge the code of a file that runs on loading, if no test file imports the file itself. */
const RELOADING = 5;

/**
 * Milliseconds of the processor that a test file may take for one mutant: tests beyond that are not asked, as thousands of
 * mutants are judged.
 */
const BUDGET = { importing: 2_000, reaching: 200 };

/** The files of a part, and those of its tests. */
export interface Part {
  sources: readonly string[];
  tests: readonly string[];
}

/**
 * The first plan: files are judged by the tests of their name, or else by those that import them or their importers.
 */
export function planOwnTests(files: readonly string[], part: Part): Tests {
  const tests = findOwnTests(files, part);
  return toPlan(files, (file) => tests.get(file) ?? []);
}

/** Finds the tests by which the first plan judges each file. */
export function findOwnTests(files: readonly string[], part: Part): Map<string, readonly string[]> {
  const importing = findImporting(part);
  return new Map(files.map((file) => [file, listOwnTests(file, importing)]));
}

/** The second plan: files that need it are judged by the other tests that import them. */
export function planImportingTests(files: readonly string[], part: Part): Tests {
  const importing = findImporting(part);
  return toPlan(files, (file) => {
    const own = new Set(listOwnTests(file, importing));
    return importing.tests(file).filter((test) => !own.has(test));
  });
}

/** The last plan: files that still need it are judged by the quick tests among all that reach them. */
export function planReachingTests(files: readonly string[], { tests }: Part, { loads }: Findings): Tests {
  const reloads = toPlan(files, (file) => {
    const loading = [...loads].filter(([, loaded]) => loaded.includes(file));
    const nearest = loading.toSorted(([, a], [, b]) => a.length - b.length).slice(0, RELOADING);
    return nearest.map(([test]) => test);
  }).tests;
  const asked = files.length === 0 ? [] : tests;
  return { tests: Object.fromEntries(asked.map((test) => [test, files])), reloads, budget: BUDGET.reaching };
}

function toPlan(files: readonly string[], listTests: (file: string) => readonly string[]): Tests {
  const byTest = new Map<string, string[]>();
  for (const file of files) {
    for (const test of listTests(file)) byTest.set(test, [...(byTest.get(test) ?? []), file]);
  }
  return { tests: Object.fromEntries(byTest), reloads: Object.fromEntries(byTest), budget: BUDGET.importing };
}

function listOwnTests(file: string, importing: Importing): string[] {
  const seen = new Set([file]);
  for (let level = [file]; level.length > 0; ) {
    const tests = [...new Set(level.flatMap(importing.tests))];
    const named = tests.filter((test) => [file, ...level].some((it) => toName(it) === toName(test)));
    if (named.length > 0) return named;
    if (tests.length > 0) return tests;
    level = level.flatMap(importing.sources).filter((it) => !seen.has(it));
    for (const it of level) seen.add(it);
  }
  return [];
}

/** The files that import a file. */
type Importing = Record<'sources' | 'tests', (file: string) => string[]>;

function findImporting({ sources, tests }: Part): Importing {
  const texts = new Map([...sources, ...tests].map((file) => [file, readFileSync(file, 'utf8')]));
  const list = (files: readonly string[]) => (file: string) => {
    const names = [`#${file.replace(/^src\//, '')}'`, `'./${basename(file)}'`];
    return files.filter((it) =>
      names.some((name, near) => (!near || isBeside(it, file)) && texts.get(it)?.includes(name)),
    );
  };
  return { sources: list(sources), tests: list(tests) };
}

function isBeside(a: string, b: string): boolean {
  return dirname(a) === dirname(b);
}

/** Returns the name that `DraftStore.ts`, `draftStore.test.ts` and `draftStore.property.test.ts` have in common. */
function toName(file: string): string {
  return basename(file).replace(/\..*$/, '').toLowerCase();
}
