import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTED_HEADER } from './Switchboard.ts';

/** One change to a file. */
export interface Mutant {
  id: string;
  file: string;
  /** Counted from 1. */
  line: number;
  /** The text that replaces the file's own. */
  replacement: string;
}

export interface Instrumented {
  mutants: Mutant[];
  /** The text of each file with all of its mutants inside, each behind a switch. */
  texts: Map<string, string>;
}

/** The part of the mutator that is used. Its own types exist only once the command has installed it. */
interface Mutator {
  instrument(files: object[], options: object): Promise<{ files: MutatedFile[]; mutants: FoundMutant[] }>;
}

interface MutatedFile {
  name: string;
  content: string;
}

interface FoundMutant {
  id: string;
  fileName: string;
  /** Lines count from 0. */
  location: { start: { line: number } };
  replacement: string;
  /** 'Ignored' if a comment of the file excludes it. */
  status?: string;
}

const MUTATOR = 'tests/mutation/node_modules/@stryker-mutator/instrumenter/dist/src/index.js';

/** Finds every mutant of files, and writes all mutants of a file into one text. */
export async function instrument(names: readonly string[]): Promise<Instrumented> {
  const { Instrumenter } = await import(pathToFileURL(resolve(MUTATOR)).href);
  const mutator: Mutator = new Instrumenter(SILENT);
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { files: texts, mutants } = await mutator.instrument(files, OPTIONS);
  return {
    texts: new Map(texts.map(({ name, content }) => [name, INSTRUMENTED_HEADER + content])),
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map(({ id, fileName, location, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        replacement,
      })),
  };
}

const OPTIONS = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
