import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

const KIND_FILE = 'schemas/kinds/basicstorage.json';

describe('the command for kinds', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'src/model');
    const rows = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    await writeFile(copy.path('list.csv'), ['Capacity [MWh]', ...rows].join('\n'));
  });
  afterAll(() => copy.remove());

  const kind = (...args: string[]) => copy.run('tsx', 'codegen/kind.cli.ts', ...args);

  it('lists the kinds for machines, and explains a word', async () => {
    const listed = await kind('list', '--format', 'json');
    const entries: { kind: string }[] = JSON.parse(listed.stdout);
    expect(entries.map((entry) => entry.kind)).toContain('basicstorage');
    const explained = await kind('explain', 'x-warn');
    expect(explained).toMatchObject({ code: 0, stderr: '' });
    expect(explained.stdout).toContain('a value outside gets a warning, never an error.');
  });

  it('explains itself', async () => {
    const { code, stdout } = await kind('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('npm run kind -- ranges <kind> --from FILE [--write]');
  });

  it.each([
    [['ranges', 'basicstorage', '--from', 'nowhere.csv'], "nowhere.csv can't be read.\n"],
    [['ranges', 'basicstorag', '--from', 'list.csv'], 'There is no kind "basicstorag". Did you mean "basicstorage"?\n'],
    [['ranges', 'basicstorage'], expect.stringContaining('Usage:')],
    [['new', 'basicstorage'], `${KIND_FILE} exists already.\n`],
    [['ranges', 'basicstorage', '--form', 'list.csv'], expect.stringContaining('Usage:')],
    [['from', 'nowhere.json'], "nowhere.json can't be read.\n"],
    [['from', 'list.csv', '--name', 'meta'], expect.stringContaining('No kind can be made from list.csv: ')],
    [['list', '--format', 'xml'], '"xml" is not a format; it is text or json.\n'],
    [['list', '--write'], expect.stringContaining('Usage:')],
    [[], expect.stringContaining('Usage:')],
  ])('refuses %j', async (args, stderr) => {
    expect(await kind(...args)).toEqual({ code: 1, stdout: '', stderr });
  });
});
