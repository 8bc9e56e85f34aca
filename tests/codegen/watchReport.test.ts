import { expect, it } from 'vitest';
import { UNCHECKED } from '#codegen/Finding.ts';
import { toWatchReport } from '#codegen/WatchReport.ts';

const RUN = { findings: [], corrected: [], texts: new Map(), written: [], removed: [] };
const finding = { file: 'kinds/wind.json', line: 2, column: 3, rule: 'schemas', message: 'is wrong.' };

it('a finding is an error with its place, its text and the line', () => {
  const texts = new Map([['kinds/wind.json', '{\n  "title": 5\n}']]);
  const findings = [{ ...finding, suggestion: 'Write a text.' }];
  expect(toWatchReport({ ...RUN, findings, texts }).findings).toEqual([
    {
      ...{ file: 'kinds/wind.json', line: 2, column: 3, level: 'error', isPlaced: true },
      text: 'is wrong. Write a text.',
      excerpt: { text: '"title": 5', caret: 0 },
    },
  ]);
});

it('a warning has its level, and no line if its file is not known', () => {
  expect(toWatchReport({ ...RUN, findings: [{ ...finding, severity: 'warning' }] }).findings).toEqual([
    { file: 'kinds/wind.json', line: 2, column: 3, level: 'warning', isPlaced: true, text: 'is wrong.' },
  ]);
});

it('a check that could not run has no place', () => {
  const [shown] = toWatchReport({ ...RUN, findings: [{ ...finding, rule: UNCHECKED }] }).findings;
  expect(shown?.isPlaced).toBe(false);
});

it('written and removed files have changed', () => {
  expect(toWatchReport({ ...RUN, corrected: ['a.json'], written: ['a.ts'], removed: ['b.ts'] })).toEqual({
    ...{ findings: [], corrected: ['a.json'], changed: ['a.ts', 'b.ts'] },
  });
});
