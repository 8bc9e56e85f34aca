import { type Finding, UNCHECKED } from './Finding.ts';
import { formatSarif } from './formatSarif.ts';
import { annotateProblem, formatProblem, showProblem } from './Problem.ts';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;

export type Format = (typeof FORMATS)[number];

/**
 * Formats the findings as one text, even if there are none: `[]`, or a SARIF run without results. `texts` holds the
 * files by name, whose faulty lines the text format shows.
 */
export function formatFindings(
  findings: readonly Finding[],
  { format, texts = new Map() }: { format: Format; texts?: ReadonlyMap<string, string> },
): string {
  switch (format) {
    case 'text':
      return joinLines(findings.map((finding) => showFinding(finding, texts)));
    case 'github':
      return joinLines(findings.map(annotateFinding));
    case 'json':
      return `${JSON.stringify(findings.map(toPlain), null, 2)}\n`;
    case 'sarif':
      return `${JSON.stringify(formatSarif(findings), null, 2)}\n`;
  }
}

function showFinding(finding: Finding, texts: ReadonlyMap<string, string>): string {
  if (finding.rule === UNCHECKED) return finding.message;
  // For a note, the line is enough.
  return finding.severity === 'note' ? formatProblem(finding) : showProblem(finding, texts);
}

// A check that could not run has no line to be shown at.
function annotateFinding(finding: Finding): string {
  return finding.rule === UNCHECKED
    ? annotateProblem(finding).replace(/^::error [^:]*::/, '::error::')
    : annotateProblem(finding);
}

function toPlain(finding: Finding): object {
  const { file, line, column, rule, message, suggestion, severity: level = 'error', verdicts } = finding;
  return {
    ...{ file, line, column, level, rule, message },
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(verdicts ? { verdicts } : {}),
  };
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
