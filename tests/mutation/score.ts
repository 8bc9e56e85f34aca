/** One change to a file, and whether a test found it. */
export interface Mutant {
  line: number;
  /** Where the text is that was replaced, as the mutator takes it: '12:3-12:20', lines from 1 and columns from 0. */
  range: string;
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
  location: Record<'start' | 'end', { line: number; column: number }>;
}

/** Reads a report in the mutation testing report schema; mutants that don't compile or were ignored are left out. */
export function parseReport(text: string): FileScore[] {
  const { files }: Report = JSON.parse(text);
  return Object.entries(files).map(([file, reported]) => {
    const mutants = reported.mutants
      .filter(({ status }) => !NO_MUTANT.has(status))
      .map(({ status, replacement = '', location }) => ({
        line: location.start.line,
        range: toRange(location),
        replacement,
        isFound: FOUND.has(status),
      }));
    return { file, mutants, score: toScore(mutants) };
  });
}

/** Percent of the mutants that were found; 100 without mutants. */
export function toScore(mutants: readonly Mutant[]): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ isFound }) => isFound).length) / mutants.length;
}

/** The score of a file whose surviving mutants were judged again: what either run has found is found. */
export function joinScores({ file, mutants }: FileScore, again: readonly Mutant[]): FileScore {
  const foundAgain = new Set(again.filter(({ isFound }) => isFound).map(toKey));
  const joined = mutants.map((mutant) => ({ ...mutant, isFound: mutant.isFound || foundAgain.has(toKey(mutant)) }));
  return { file, mutants: joined, score: toScore(joined) };
}

function toKey({ range, replacement }: Mutant): string {
  return `${range} ${replacement}`;
}

// The report counts columns from 1.
function toRange({ start, end }: ReportedMutant['location']): string {
  return `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

const FOUND = new Set(['Killed', 'Timeout', 'RuntimeError']);
const NO_MUTANT = new Set(['CompileError', 'Ignored']);
