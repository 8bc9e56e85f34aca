import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plan } from './Journal.ts';

type Tests = Pick<Plan, 'tests' | 'reloads' | 'budget'>;

/** How many test files judge a file in the last plan, and how many of them each of its mutants if possible. */
const COVERING = { files: 6, perMutant: 3 };

/**
 * Milliseconds of the processor that a test file may take for one mutant: tests beyond that are not asked, as thousands of
 * mutants are judged.
 */
const BUDGET = { importing: 600, covering: 200 };

/** The files of a part, and those of its tests. */
export interface Part {
  sources: readonly string[];
  tests: readonly string[];
}

/** The first plan: files are judged by the tests of their name, or else by those that import them. */
export function planOwnTests(files: readonly string[], part: Part): Tests {
  const importing = findImporting(part);
  const isAsked = (file: string) => importing.named(file).length > 0 || importing.tests(file).length > 0;
  return toPlan(files, (file) => (isAsked(file) ? listOwnTests(file, importing) : []));
}

/** Finds the tests that belong to each file: those of its name, or else those that import it or its importers. */
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

/** A plan that judges nothing, by which it is found out what all tests reach. */
export function planSurvey({ tests }: Part): Tests {
  return { tests: Object.fromEntries(tests.map((test) => [test, []])), reloads: {}, budget: 0 };
}

/** The last plan: files that still need it are judged by few of the tests that reach them, chosen to cover their mutants. */
export function planCoveringTests(
  open: ReadonlyMap<string, readonly string[]>,
  reach: ReadonlyMap<string, readonly string[]>,
): Tests {
  const reached = new Map([...reach].map(([test, mutants]) => [test, new Set(mutants)]));
  const plan = toPlan([...open.keys()], (file) => cover(open.get(file) ?? [], reached));
  return { ...plan, budget: BUDGET.covering };
}

/** Chooses tests by which each mutant is reached several times, those first that reach the most. */
function cover(mutants: readonly string[], reached: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(mutants.map((id) => [id, COVERING.perMutant]));
  const candidates = new Map([...reached].map(([test, all]) => [test, mutants.filter((id) => all.has(id))]));
  const chosen: string[] = [];
  while (chosen.length < COVERING.files) {
    const gains = [...candidates].map(([test, ids]) => ({ test, ids: ids.filter((id) => (left.get(id) ?? 0) > 0) }));
    const [best] = gains.toSorted((a, b) => b.ids.length - a.ids.length);
    if (!best || best.ids.length === 0) break;
    chosen.push(best.test);
    for (const id of best.ids) left.set(id, (left.get(id) ?? 0) - 1);
    candidates.delete(best.test);
  }
  return chosen;
}

function toPlan(files: readonly string[], listTests: (file: string) => readonly string[]): Tests {
  const byTest = new Map<string, string[]>();
  for (const file of files) {
    for (const test of listTests(file)) byTest.set(test, [...(byTest.get(test) ?? []), file]);
  }
  return { tests: Object.fromEntries(byTest), reloads: Object.fromEntries(byTest), budget: BUDGET.importing };
}

function listOwnTests(file: string, importing: Importing): string[] {
  const named = importing.named(file);
  if (named.length > 0) return named;
  const seen = new Set([file]);
  for (let level = [file]; level.length > 0; ) {
    const tests = [...new Set(level.flatMap(importing.tests))];
    const like = tests.filter((test) => level.some((it) => toName(it) === toName(test)));
    if (like.length > 0) return like;
    if (tests.length > 0) return tests;
    level = level.flatMap(importing.sources).filter((it) => !seen.has(it));
    for (const it of level) seen.add(it);
  }
  return [];
}

/** The files that import a file, and the tests of its name. */
type Importing = Record<'sources' | 'tests' | 'named', (file: string) => string[]>;

function findImporting({ sources, tests }: Part): Importing {
  const texts = new Map([...sources, ...tests].map((file) => [file, readFileSync(file, 'utf8')]));
  const list = (files: readonly string[]) => (file: string) => {
    const names = [`#${file.replace(/^src\//, '')}'`, `'./${basename(file)}'`];
    return files.filter((it) =>
      names.some((name, near) => (!near || isBeside(it, file)) && texts.get(it)?.includes(name)),
    );
  };
  const named = (file: string) => tests.filter((test) => toName(test) === toName(file));
  return { sources: list(sources), tests: list(tests), named };
}

function isBeside(a: string, b: string): boolean {
  return dirname(a) === dirname(b);
}

/** Returns the name that `DraftStore.ts`, `draftStore.test.ts` and `draftStore.property.test.ts` have in common. */
function toName(file: string): string {
  return basename(file).replace(/\..*$/, '').toLowerCase();
}
