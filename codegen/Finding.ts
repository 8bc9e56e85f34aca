import type { Problem } from './Problem.ts';

/** A problem of the schema files, or a difference that was found, by what was checked. */
export interface Finding extends Problem {
  /** 'schemas', or what differs after its side: 'generated/stale', 'server/tighterMinimum', 'contract/missingCall'. */
  rule: string;
  /** Absent for what makes the command fail. */
  severity?: 'warning';
}

/** The rule of what could not be checked; its `file` is what was asked, which may be an address. */
export const UNCHECKED = 'unchecked';

/** A finding that something could not be checked. */
export function unchecked(file: string, message: string): Finding {
  return { file, line: 1, column: 1, rule: UNCHECKED, message };
}

/** What the command ends with: 1 for problems, 2 for differences, 3 if something could not be checked; warnings count as nothing. */
export function toExitCode(findings: readonly Finding[]): 0 | 1 | 2 | 3 {
  const rules = findings.filter((finding) => !isWarning(finding)).map(({ rule }) => rule);
  if (rules.includes(SCHEMAS)) return 1;
  if (rules.includes(UNCHECKED)) return 3;
  return rules.length > 0 ? 2 : 0;
}

/** The rule of every problem in the schema files. */
export const SCHEMAS = 'schemas';

/** Whether it is worth a look and no fault. */
export function isWarning({ severity }: Finding): boolean {
  return severity === 'warning';
}
