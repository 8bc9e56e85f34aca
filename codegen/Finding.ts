import type { Verdicts } from './edits/Verdicts.ts';
import type { Problem } from './Problem.ts';

/** A problem of the schema files, or a difference that a check found. */
export interface Finding extends Omit<Problem, 'severity'> {
  /**
   * 'schemas', or a side and what differs there: 'generated/stale', 'server/tighterMinimum', 'contract/missingCall'.
   */
  rule: string;
  /** Absent if the finding makes the command fail; a note needs no action. */
  severity?: 'warning' | 'note';
  /** Set for an edit: what it means for stored components, clients that send, and clients that read. */
  verdicts?: Verdicts;
}

/** The rule of a check that could not run; the finding's `file` is the source, a path or an address. */
export const UNCHECKED = 'unchecked';

/** Creates the finding of a check that could not run. */
export function unchecked(file: string, message: string): Finding {
  return { file, line: 1, column: 1, rule: UNCHECKED, message };
}

/**
 * Returns the command's exit code: 1 for problems and for edits or stored components that break something, 2 for
 * differences, 3 if something could not be checked, otherwise 0; warnings and notes don't count.
 */
export function toExitCode(findings: readonly Finding[]): 0 | 1 | 2 | 3 {
  const rules = findings.filter((finding) => !isWarning(finding)).map(({ rule }) => rule);
  if (rules.some((rule) => rule === SCHEMAS || /^(?:edit|stored)\//.test(rule))) return 1;
  if (rules.includes(UNCHECKED)) return 3;
  return rules.length > 0 ? 2 : 0;
}

/** The rule of every problem in the schema files. */
export const SCHEMAS = 'schemas';

/** Whether it is a warning or a note, and not a fault. */
export function isWarning({ severity }: Finding): boolean {
  return severity !== undefined;
}
