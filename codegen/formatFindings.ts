import { type Finding, isWarning, UNCHECKED } from './Finding.ts';
import { formatSarif } from './formatSarif.ts';
import { annotateProblem, formatProblem } from './Problem.ts';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;

export type Format = (typeof FORMATS)[number];

/** The findings as one text, also where there are none: `[]`, or a SARIF run without results. */
export function formatFindings(findings: readonly Finding[], format: Format): string {
  switch (format) {
    case 'text':
      return joinLines(
        findings.map((finding) => (finding.rule === UNCHECKED ? finding.message : formatProblem(finding))),
      );
    case 'github':
      return joinLines(findings.map(annotateFinding));
    case 'json':
      return `${JSON.stringify(findings.map(toPlain), null, 2)}\n`;
    case 'sarif':
      return `${JSON.stringify(formatSarif(findings), null, 2)}\n`;
  }
}

// What could not be checked has no line to be shown at.
function annotateFinding(finding: Finding): string {
  return finding.rule === UNCHECKED
    ? annotateProblem(finding).replace(/^::error [^:]*::/, '::error::')
    : annotateProblem(finding);
}

function toPlain(finding: Finding): object {
  const { file, line, column, rule, message, suggestion } = finding;
  const level = isWarning(finding) ? 'warning' : 'error';
  return { file, line, column, level, rule, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
