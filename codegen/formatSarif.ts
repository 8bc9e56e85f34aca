import type { Log, Result } from 'sarif';
import { type Finding, UNCHECKED } from './Finding.ts';
import { compareText } from './Problem.ts';

/** Formats the findings as a log of SARIF 2.1.0; a check that could not run is a notification of the run. */
export function formatSarif(findings: readonly Finding[]): Log {
  const [failed, results] = [true, false].map((isFailed) =>
    findings.filter(({ rule }) => (rule === UNCHECKED) === isFailed),
  ) as [Finding[], Finding[]]; // Two filters give two lists.
  const rules = [...new Set(results.map(({ rule }) => rule))].sort(compareText);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Q-System codegen', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: failed.length === 0,
            toolExecutionNotifications: failed.map(({ message }) => ({ level: 'error', message: { text: message } })),
          },
        ],
        results: results.map((finding) => toResult(finding, rules)),
      },
    ],
  };
}

function toResult(finding: Finding, rules: readonly string[]): Result {
  const { file, line, column, rule, message, suggestion, severity: level = 'error', verdicts } = finding;
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level,
    message: { text: suggestion ? `${message} ${suggestion}` : message },
    locations: [
      {
        physicalLocation: {
          // Text before a colon would be taken for the scheme of a URI.
          artifactLocation: { uri: encodeURI(file).replaceAll(':', '%3A') },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    ...(verdicts ? { properties: { verdicts } } : {}),
  };
}
