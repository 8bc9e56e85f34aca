/** One fault in a schema file, where it is and what to do about it. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** What is wrong and why it matters, as a sentence that `suggestion` can follow. */
  message: string;
  suggestion?: string | undefined;
}

/** What a phase of codegen returns: what it made, and every problem that it found. */
export interface Outcome<T> {
  value: T;
  problems: Problem[];
}

/** `schemas/kinds/wind.json:41:7 tab "x" does not exist. Did you mean "advanced"?` */
export function formatProblem({ file, line, column, message, suggestion }: Problem): string {
  return `${file}:${line}:${column} ${message}${suggestion ? ` ${suggestion}` : ''}`;
}

/** The same as an annotation that a GitHub workflow shows at the line. */
export function annotateProblem({ file, line, column, message, suggestion }: Problem): string {
  const text = suggestion ? `${message} ${suggestion}` : message;
  return `::error file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(text)}`;
}

/** The problems in the order of files and lines, without repetitions. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message),
  );
}

// A workflow command is one line, and its properties end at a comma or colon.
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Orders texts by their code units, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
