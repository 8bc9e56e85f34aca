import { cp, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySchemas, type Finished, type ProjectCopy } from './projectCopy.ts';

const KIND_FILE = 'schemas/kinds/basicstorage.json';

const LIST = ['list', '--format', 'json'];
const EXPLAIN = ['explain', 'x-warn'];
const REFUSED: [string[], unknown][] = [
  [['ranges', 'basicstorage', '--from', 'nowhere.csv'], "nowhere.csv can't be read.\n"],
  [['ranges', 'basicstorag', '--from', 'list.csv'], 'There is no kind "basicstorag". Did you mean "basicstorage"?\n'],
  [['ranges', 'basicstorage'], expect.stringContaining('Usage:')],
  [['new', 'Foo'], expect.stringMatching(/^"Foo" can't be the name of a kind: use lower-case letters/)],
  [['ranges', 'wind'], expect.stringMatching(/^"ranges" needs the values: --from FILE\./)],
  [['nwe', 'wind'], expect.stringMatching(/^There is no command "nwe"\./)],
  [['list', '--write'], expect.stringMatching(/^"list" does not take --write\./)],
  [
    ['from', KIND_FILE, '--name', 'other'],
    `${KIND_FILE} is a kind file already. To use it, copy it into schemas/kinds/.\n`,
  ],
  [['new', 'basicstorage'], `${KIND_FILE} exists already.\n`],
  [['ranges', 'basicstorage', '--form', 'list.csv'], expect.stringContaining('Usage:')],
  [['from', 'nowhere.json'], "nowhere.json can't be read.\n"],
  [['from', 'list.csv', '--name', 'meta'], expect.stringContaining('No kind can be made from list.csv: ')],
  [['list', '--format', 'xml'], '"xml" is not a format; it is text or json.\n'],
  [[], expect.stringContaining('Usage:')],
];

describe('the command for kinds', () => {
  let copy: ProjectCopy;
  /** How each command ended. They run in one process, as most of their time goes into loading. */
  const ended = new Map<string[], Finished>();
  beforeAll(async () => {
    copy = await copySchemas();
    const rows = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    await writeFile(copy.path('list.csv'), ['Capacity [MWh]', ...rows].join('\n'));
    await cp(new URL('fixtures/kindProbe.ts', import.meta.url), copy.path('kindProbe.ts'));
    const commands = [LIST, EXPLAIN, ...REFUSED.map(([args]) => args)];
    const { stdout, stderr } = await copy.run('tsx', 'kindProbe.ts', JSON.stringify(commands));
    expect(stderr).toBe('');
    const results: Finished[] = JSON.parse(stdout);
    for (const [index, result] of results.entries()) ended.set(commands[index] ?? [], result);
  });
  afterAll(() => copy.remove());

  it('lists the kinds as JSON, and explains a keyword', () => {
    const entries: { kind: string }[] = JSON.parse(ended.get(LIST)?.stdout ?? '');
    expect(entries.map((entry) => entry.kind)).toContain('basicstorage');
    expect(ended.get(EXPLAIN)).toMatchObject({ code: 0, stderr: '' });
    expect(ended.get(EXPLAIN)?.stdout).toContain('a value outside gets a warning, never an error.');
  });

  it('prints its usage, and fails without arguments', async () => {
    const { code, stdout } = await copy.run('codegen/kind.mjs', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('npm run kind -- ranges <kind> --from FILE [--write]');
    expect((await copy.run('codegen/kind.mjs')).code).toBe(1);
  });

  it.each(REFUSED)('refuses %j', (args, stderr) => {
    expect(ended.get(args)).toEqual({ code: 1, stdout: '', stderr });
  });
});
