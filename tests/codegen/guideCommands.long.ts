import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommands } from '../docs/readCommands.ts';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';

/** Milliseconds; each command starts in its own process. */
const SLOW = 180_000;

/** What does not end by itself (e2e/liveKinds.spec.ts), and what needs a store (tests/server/tryStored.test.ts). */
const ELSEWHERE = /^--(watch|stored)/;

const commands = readCommands('docs/domain-expert.md').flatMap(({ command }) => {
  const [, script, args] = /^npm run (kind|codegen) -- (.+)$/.exec(command) ?? [];
  const tool = script === 'kind' ? 'codegen/kind.mjs' : 'codegen/cli.mjs';
  if (args === undefined || ELSEWHERE.test(args)) return [];
  return [{ tool, args: args.replace('<name>', 'tank').split(' ') }];
});

describe('the commands of the guide, one after the other', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copySchemas();
    await cp('tests/fixtures/foreign/attrs/generators.csv', copy.path('generators.csv'));
    const heights = Array.from({ length: 12 }, (_, index) => `${80 + index}`);
    await writeFile(copy.path('turbines.csv'), ['Hub height [m]', ...heights].join('\n'));
    // Edits are compared with the last commit.
    const git = (...args: string[]) => execFileSync('git', ['-C', copy.folder, ...args]);
    git('init', '--quiet');
    git('add', 'schemas');
    git('-c', 'user.name=Expert', '-c', 'user.email=expert@example.com', 'commit', '--quiet', '-m', 'Kinds');
  }, SLOW);
  afterAll(() => copy.remove());

  it('exist', () => {
    expect(commands.map(({ args: [name] }) => name)).toEqual(
      expect.arrayContaining(['new', '--check', 'list', 'explain', 'from', 'ranges', '--examples']),
    );
  });

  it.each(commands)(
    '$tool $args succeeds',
    async ({ tool, args }) => {
      const { code, stderr } = await copy.run(tool, ...args);
      // What could not be taken over, and the effect of an edit, is printed beside the result.
      expect({ code, stderr: /^(from|--changes-since)$/.test(args[0] ?? '') ? '' : stderr }).toEqual({
        code: 0,
        stderr: '',
      });
    },
    SLOW,
  );
});
