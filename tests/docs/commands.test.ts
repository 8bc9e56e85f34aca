import { describe, expect, it } from 'vitest';
import { ciRuns } from './ciRuns.ts';
import { NOT_RUN } from './notRun.ts';
import { operationsRuns } from './operationsRuns.ts';
import { readCommands } from './readCommands.ts';

const pages: [string, readonly { command: string }[]][] = [
  ['docs/ci.md', ciRuns],
  ['docs/operations.md', operationsRuns],
];
const notRun = Object.values(NOT_RUN).flat();

describe.each(pages)('the commands of %s', (page, runs) => {
  const commands = [...new Set(readCommands(page).map(({ command }) => command))];

  it('are run by a test, or it is stated why not', () => {
    const run = runs.map(({ command }) => command);
    expect(commands.filter((command) => !run.includes(command) && !notRun.includes(command))).toEqual([]);
    expect(run.filter((command) => notRun.includes(command))).toEqual([]);
  });

  it('are still there where a test runs them', () => {
    expect(runs.map(({ command }) => command).filter((command) => !commands.includes(command))).toEqual([]);
  });
});

it('nothing is excused that no page has', () => {
  const all = pages.flatMap(([page]) => readCommands(page).map(({ command }) => command));
  expect(notRun.filter((command) => !all.includes(command))).toEqual([]);
});
