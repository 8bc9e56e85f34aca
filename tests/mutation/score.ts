/** One change to a file, and whether a test found it. */
export interface Mutant {
  line: number;
  /** The text that replaced the file's own. */
  replacement: string;
  isFound: boolean;
}

export interface FileScore {
  file: string;
  mutants: Mutant[];
  /** Percent of its mutants that were found. */
  score: number;
}

interface Report {
  files: Record<string, { mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  status: string;
  replacement?: string;
  location: { start: { line: number } };
}

/** Reads a report in the mutation testing report schema; what doesn't compile or was ignored is no mutant. */
export function parseReport(text: string): FileScore[] {
  const { files }: Report = JSON.parse(text);
  return Object.entries(files).map(([file, reported]) => {
    const mutants = reported.mutants
      .filter(({ status }) => !NO_MUTANT.has(status))
      .map(({ status, replacement = '', location }) => ({
        line: location.start.line,
        replacement,
        isFound: FOUND.has(status),
      }));
    return { file, mutants, score: toScore(mutants) };
  });
}

/** Percent of the mutants that were found; all of none. */
export function toScore(mutants: readonly Mutant[]): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ isFound }) => isFound).length) / mutants.length;
}

const FOUND = new Set(['Killed', 'Timeout', 'RuntimeError']);
const NO_MUTANT = new Set(['CompileError', 'Ignored']);
