import { describe, expect, it } from 'vitest';
import { type Finding, toExitCode, unchecked } from '#codegen/Finding.ts';
import { FORMATS, formatFindings } from '#codegen/formatFindings.ts';

const place = { file: 'schemas/kinds/wind.json', line: 41, column: 7 };
const problem: Finding = {
  ...place,
  rule: 'schemas',
  message: 'tab "power" does not exist.',
  suggestion: 'Remove it.',
};
const difference: Finding = { ...place, rule: 'server/unit', message: 'wind.hub_height: unit: m in the form' };
const failed = unchecked('https://q.example', 'https://q.example does not answer');
const warning = { ...problem, severity: 'warning' as const };

describe('findings as text', () => {
  it('are a line each, at their place; what could not be checked has none', () => {
    expect(formatFindings([problem, difference, failed], { format: 'text' })).toBe(
      'schemas/kinds/wind.json:41:7 tab "power" does not exist. Remove it.\n' +
        'schemas/kinds/wind.json:41:7 wind.hub_height: unit: m in the form\n' +
        'https://q.example does not answer\n',
    );
  });

  it('are followed by the line of their file, unless they are notes or about no line', () => {
    const texts = new Map([[place.file, `${'\n'.repeat(40)}      "tab": 1`]]);
    const text = 'schemas/kinds/wind.json:41:7';
    const show = (finding: Finding) => formatFindings([{ ...finding, ...place }], { format: 'text', texts });
    expect(show(problem)).toBe(`${text} tab "power" does not exist. Remove it.\n    "tab": 1\n    ^\n`);
    expect(show({ ...problem, severity: 'note' })).toBe(`${text} note: tab "power" does not exist. Remove it.\n`);
    expect(show(failed)).toBe('https://q.example does not answer\n');
  });
});

describe('findings as annotations', () => {
  it.each<[Finding, string]>([
    [problem, '::error file=schemas/kinds/wind.json,line=41,col=7::tab "power" does not exist. Remove it.\n'],
    [
      { ...difference, message: 'is 100 %\r\nof what it may be' },
      '::error file=schemas/kinds/wind.json,line=41,col=7::is 100 %25%0D%0Aof what it may be\n',
    ],
    [{ ...difference, file: 'a:b,c.json', message: 'x: y, z' }, '::error file=a%3Ab%2Cc.json,line=41,col=7::x: y, z\n'],
    [failed, '::error::https://q.example does not answer\n'],
    [unchecked('a b', '::error x:: y'), '::error::::error x:: y\n'],
  ])('%j is one line that a workflow shows at its place', (finding, line) => {
    expect(formatFindings([finding], { format: 'github' })).toBe(line);
  });
});

describe('findings as JSON', () => {
  it('are a list of records', () => {
    expect(JSON.parse(formatFindings([problem, difference, failed, warning], { format: 'json' }))).toEqual([
      { ...problem, level: 'error' },
      { ...difference, level: 'error' },
      { ...failed, level: 'error' },
      { ...problem, level: 'warning' },
    ]);
  });
});

describe('findings as SARIF', () => {
  const log = (findings: Finding[]) => JSON.parse(formatFindings(findings, { format: 'sarif' }));

  it('are the results of one run, with the rules that they break', () => {
    const [run, ...others] = log([problem, difference]).runs;
    expect(others).toEqual([]);
    expect(run.tool.driver.rules).toEqual([{ id: 'schemas' }, { id: 'server/unit' }]);
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    const region = { startLine: 41, startColumn: 7 };
    const locations = [{ physicalLocation: { artifactLocation: { uri: place.file }, region } }];
    expect(run.results).toEqual([
      {
        ruleId: 'schemas',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'tab "power" does not exist. Remove it.' },
        locations,
      },
      { ruleId: 'server/unit', ruleIndex: 1, level: 'error', message: { text: difference.message }, locations },
    ]);
  });

  it('have what could not be checked as a failure of the run', () => {
    const [run] = log([failed]).runs;
    expect(run.results).toEqual([]);
    expect(run.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'https://q.example does not answer' } }],
      },
    ]);
  });

  it('name files as addresses do, and warnings as such', () => {
    const [run] = log([{ ...warning, file: 'my kinds/ä.json' }]).runs;
    expect(run.results[0].level).toBe('warning');
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('my%20kinds/%C3%A4.json');
  });
});

it('no findings give no text, but complete JSON and SARIF documents', () => {
  expect(FORMATS.map((format) => formatFindings([], { format }).trim().split('\n')[0])).toEqual(['', '[]', '', '{']);
  expect(JSON.parse(formatFindings([], { format: 'sarif' }))).toMatchObject({
    version: '2.1.0',
    runs: [{ results: [] }],
  });
});

it.each<[string, Finding[], number]>([
  ['nothing', [], 0],
  ['a warning', [warning], 0],
  ['a problem', [problem, warning], 1],
  ['a difference', [difference, warning], 2],
  ['a stale file', [{ ...difference, rule: 'generated/stale' }], 2],
  ['what could not be checked', [failed], 3],
  ['a difference beside what could not be checked', [difference, failed], 3],
])('%s ends the command with its code', (_what, findings, code) => {
  expect(toExitCode(findings)).toBe(code);
});
