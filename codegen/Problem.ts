/** One fault in a schema file, where it is and what to do about it. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** What is wrong and why it matters, as a sentence that `suggestion` can follow. */
  message: string;
  suggestion?: string | undefined;
  /** Absent if the fault has to be fixed before anything is generated. */
  severity?: 'warning';
}

/** The result of a phase of codegen: what it made, and every problem that it found. */
export interface Outcome<T> {
  value: T;
  problems: Problem[];
}

/** A problem, or a mere notice. */
type Shown = Omit<Problem, 'severity'> & { severity?: 'warning' | 'note' };

/** Formats a problem: `schemas/kinds/wind.json:41:7 tab "x" does not exist. Did you mean "advanced"?` */
export function formatProblem({ file, line, column, severity, ...text }: Shown): string {
  return `${file}:${line}:${column} ${severity ? `${severity}: ` : ''}${sentence(text)}`;
}

/** Returns the same text, followed by the line of the file and a caret at the place. */
export function showProblem(problem: Shown, texts: ReadonlyMap<string, string>): string {
  const excerpt = excerptAt(problem, texts);
  if (!excerpt) return formatProblem(problem);
  return `${formatProblem(problem)}\n    ${excerpt.text}\n    ${' '.repeat(excerpt.caret)}^`;
}

/** A part of a line of a file. */
export interface Excerpt {
  text: string;
  /** How many characters precede the place. */
  caret: number;
}

/** Returns the line of a problem; undefined if it concerns the whole file. */
export function excerptAt({ file, line, column }: Shown, texts: ReadonlyMap<string, string>): Excerpt | undefined {
  const text = texts
    .get(file)
    ?.replace(/^\uFEFF/, '')
    .split('\n')
    [line - 1]?.trimEnd()
    .replaceAll('\t', ' ');
  // A problem of the whole file is placed at its beginning.
  if (!text || (line === 1 && column === 1)) return undefined;
  const start = column > SHOWN - MARGIN ? column - SHOWN + MARGIN : 0;
  const indent = start === 0 ? text.length - text.trimStart().length : 0;
  const excerpt = text.slice(start + indent, start + SHOWN);
  const caret = Math.max(0, Math.min(column - 1, text.length) - start - indent);
  return { text: excerpt.replaceAll(UNPRINTABLE, '�'), caret };
}

/** The most characters of a line that are shown, and the least number of them kept after the place. */
const SHOWN = 110;
const MARGIN = 30;
// A character that moves the caret or the text around it would mislead.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Returns the problem as a workflow annotation, which GitHub shows at the line. */
export function annotateProblem({ file, line, column, severity, ...text }: Shown): string {
  return `::${severity === 'note' ? 'notice' : (severity ?? 'error')} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(sentence(text))}`;
}

/** Returns what is wrong and what to do about it, with invisible characters made visible. */
export function sentence({ message, suggestion }: Pick<Problem, 'message' | 'suggestion'>): string {
  // Invisible characters in a quoted name are the fault, so they are shown.
  return (suggestion ? `${message} ${suggestion}` : message).replaceAll(
    UNSEEN,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

const UNSEEN = /[^\P{Cc}\t\r\n]|[\p{Cf}\p{Cs}]/gu;

/** Returns the problem as a warning, which does not keep codegen from generating. */
export function toWarning(problem: Problem): Problem {
  return { ...problem, severity: 'warning' };
}

/** Whether a problem keeps codegen from generating. */
export function hasFaults(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === undefined);
}

/** Returns the problems in the order of files and lines, without repetitions. */
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
