import { expect, it } from 'vitest';
import { type Finding, UNCHECKED } from '#codegen/Finding.ts';
import { formatSarif } from '#codegen/formatSarif.ts';

const finding: Finding = { file: 'kinds/wind.json', line: 7, column: 5, rule: 'schemas', message: 'is wrong.' };

it('a log names its standard and the program', () => {
  expect(formatSarif([])).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Q-System codegen', rules: [] } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
        results: [],
      },
    ],
  });
});

it('a finding is an error at its place, with its suggestion', () => {
  expect(formatSarif([{ ...finding, suggestion: 'Correct it.' }]).runs[0]?.results).toEqual([
    {
      ruleId: 'schemas',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'is wrong. Correct it.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'kinds/wind.json' },
            region: { startLine: 7, startColumn: 5 },
          },
        },
      ],
    },
  ]);
});

it('a finding without a suggestion, of another level and with verdicts is written with these', () => {
  const verdicts = { stored: 'safe', writers: 'risky', readers: 'breaking' } as const;
  expect(formatSarif([{ ...finding, severity: 'note', verdicts }]).runs[0]?.results).toMatchObject([
    { level: 'note', message: { text: 'is wrong.' }, properties: { verdicts } },
  ]);
});

it('rules are listed once and in order, and each finding names its own', () => {
  const rules = ['server/tighter', 'contract/missing', 'server/tighter'];
  const [run] = formatSarif(rules.map((rule) => ({ ...finding, rule }))).runs;
  expect(run?.tool.driver.rules).toEqual([{ id: 'contract/missing' }, { id: 'server/tighter' }]);
  expect(run?.results?.map(({ ruleId, ruleIndex }) => [ruleId, ruleIndex])).toEqual([
    ['server/tighter', 1],
    ['contract/missing', 0],
    ['server/tighter', 1],
  ]);
});

it('a check that could not run is a notification, and the run was not successful', () => {
  const [run] = formatSarif([{ ...finding, rule: UNCHECKED, message: 'could not be read.' }, finding]).runs;
  expect(run?.invocations).toEqual([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'could not be read.' } }],
    },
  ]);
  expect(run?.tool.driver.rules).toEqual([{ id: 'schemas' }]);
  expect(run?.results?.map(({ ruleId }) => ruleId)).toEqual(['schemas']);
});

it.each([
  ['C:/schemas/my wind.json', 'C%3A/schemas/my%20wind.json'],
  ['a:b:c', 'a%3Ab%3Ac'],
])('the path %s is the URI %s', (file, uri) => {
  const [result] = formatSarif([{ ...finding, file }]).runs[0]?.results ?? [];
  expect(result?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({ uri });
});
