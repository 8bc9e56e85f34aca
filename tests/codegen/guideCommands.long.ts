import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

/** Milliseconds; each command starts in its own process. */
const SLOW = 180_000;

const guide = readFileSync('docs/domain-expert.md', 'utf8');
const commands = [...guide.matchAll(/`npm run (kind|codegen) -- ([^`]+)`/g)].map(([, script = '', args = '']) => ({
  tool: script === 'kind' ? 'codegen/kind.cli.ts' : 'codegen/cli.ts',
  args: args.replace('<name>', 'tank').split(' '),
}));

describe('the commands of the guide, one after the other', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'src/model');
    await cp('tests/fixtures/foreign/attrs/generators.csv', copy.path('generators.csv'));
    const heights = Array.from({ length: 12 }, (_, index) => `${80 + index}`);
    await writeFile(copy.path('turbines.csv'), ['Hub height [m]', ...heights].join('\n'));
  }, SLOW);
  afterAll(() => copy.remove());

  it('are there', () => {
    expect(commands.map(({ args: [name] }) => name)).toEqual(
      expect.arrayContaining(['new', '--check', 'list', 'explain', 'from', 'ranges', '--examples']),
    );
  });

  it.each(commands)(
    '$tool $args succeeds',
    async ({ tool, args }) => {
      const { code, stderr } = await copy.run('tsx', tool, ...args);
      expect({ code, stderr: args[0] === 'from' ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    },
    SLOW,
  );
});
