import { type Finding, unchecked } from '#codegen/Finding.ts';
import type { Problem } from '#codegen/Problem.ts';

/** The schema files of a commit and of the present, by path. */
export interface ComparedTexts {
  /** The commit, as git names it. */
  ref: string;
  old: ReadonlyMap<string, string>;
  now: ReadonlyMap<string, string>;
}

/** Creates the finding that a part of a commit could not be compared, and the fault that kept it from being read. */
export function notCompared(what: string, { file, line, column, message }: Problem, ref: string): Finding {
  const place = `${ref}:${file}:${line}:${column}`;
  return unchecked(`${ref}:${file}`, `${place} ${what} can't be compared because of a fault there: ${message}`);
}

/** Creates the warning that a part of a commit was compared without its faulty parts. */
export function comparedInPart(what: string, problem: Problem, ref: string): Finding {
  const message = `${what} was compared except for a fault there: ${problem.message}`;
  return { ...problem, file: `${ref}:${problem.file}`, rule: 'edit/fault', severity: 'warning', message };
}
