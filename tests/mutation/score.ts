import type { Mutant } from './instrument.ts';

export interface FileScore {
  file: string;
  /** How many mutants the file has. */
  count: number;
  /** How many of them a test found. */
  found: number;
  /** Percent of its mutants that were found; 100 if it has none. */
  score: number;
  /** The mutants that no test found, if the file was judged in this run. */
  survivors: readonly Mutant[];
}

/** Returns the scores of files, in their order. */
export function scoreFiles(mutants: readonly Mutant[], found: ReadonlySet<string>): FileScore[] {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const own = files.get(mutant.file) ?? [];
    own.push(mutant);
    files.set(mutant.file, own);
  }
  return [...files].map(([file, all]) => {
    const survivors = all.filter(({ id }) => !found.has(id));
    const counts = { count: all.length, found: all.length - survivors.length };
    return { file, ...counts, score: toScore([counts]), survivors };
  });
}

/** Returns the percentage of the mutants of files that were found; 100 if there are none. */
export function toScore(files: readonly Pick<FileScore, 'count' | 'found'>[]): number {
  const count = files.reduce((sum, file) => sum + file.count, 0);
  return count === 0 ? 100 : (100 * files.reduce((sum, file) => sum + file.found, 0)) / count;
}
