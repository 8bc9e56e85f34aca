import { expect, it, test } from 'vitest';
import { type Finding, isWarning, toExitCode, unchecked } from '#codegen/Finding.ts';

const finding = (rule: string, severity?: Finding['severity']): Finding => ({
  ...{ file: 'a.json', line: 2, column: 3, rule, message: 'is wrong.' },
  ...(severity && { severity }),
});

test('a check that could not run is reported at the beginning of its source', () => {
  expect(unchecked('https://example.org', 'no answer.')).toEqual({
    ...{ file: 'https://example.org', line: 1, column: 1, rule: 'unchecked', message: 'no answer.' },
  });
});

it.each([
  ['nothing', [], 0],
  ['a problem of the files', ['schemas'], 1],
  ['an edit', ['edit/removed'], 1],
  ['a stored component', ['stored/refused'], 1],
  ['a difference', ['server/tighterMinimum'], 2],
  ['a rule whose name only contains such a word', ['contract/edit/x'], 2],
  ['a rule whose name only begins like it', ['editor/x'], 2],
  ['a rule of longer name', ['schemas2'], 2],
  ['a check that could not run', ['unchecked'], 3],
  ['a check that could not run, beside a difference', ['server/tighterMinimum', 'unchecked'], 3],
  ['a problem beside all others', ['server/tighterMinimum', 'unchecked', 'stored/refused'], 1],
])('the exit code of %s', (_what, rules, code) => {
  expect(toExitCode(rules.map((rule) => finding(rule)))).toBe(code);
});

test('warnings and notes do not count', () => {
  const silent = [finding('schemas', 'warning'), finding('edit/removed', 'note'), finding('unchecked', 'warning')];
  expect(silent.map(isWarning)).toEqual([true, true, true]);
  expect(isWarning(finding('schemas'))).toBe(false);
  expect(toExitCode(silent)).toBe(0);
  expect(toExitCode([...silent, finding('server/extra')])).toBe(2);
});
