import type { Mutant } from './instrument.ts';

/** A mutant, and whether a test found it. */
export interface JudgedMutant extends Mutant {
  isFound: boolean;
}

export interface FileScore {
  file: string;
  mutants: JudgedMutant[];
  /** Percent of its mutants that were found. */
  score: number;
}

/** Returns the scores of files, in their order. */
export function scoreFiles(mutants: readonly Mutant[], found: ReadonlySet<string>): FileScore[] {
  const files = new Map<string, JudgedMutant[]>();
  for (const mutant of mutants) {
    const judged = files.get(mutant.file) ?? [];
    judged.push({ ...mutant, isFound: found.has(mutant.id) });
    files.set(mutant.file, judged);
  }
  return [...files].map(([file, judged]) => ({ file, mutants: judged, score: toScore(judged) }));
}

/** Returns the percentage of the mutants that were found; 100 if there are none. */
export function toScore(mutants: readonly JudgedMutant[]): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ isFound }) => isFound).length) / mutants.length;
}
