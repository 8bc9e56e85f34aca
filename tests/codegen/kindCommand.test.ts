import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

const KIND_FILE = 'schemas/kinds/basicstorage.json';

describe('the command for kinds', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'src/model');
    await cp('tests/fixtures/foreign/attrs/generators.csv', copy.path('generators.csv'));
    const rows = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    await writeFile(copy.path('list.csv'), ['Capacity [MWh]', ...rows].join('\n'));
  });
  afterAll(() => copy.remove());

  const kind = (...args: string[]) => copy.run('tsx', 'codegen/kind.cli.ts', ...args);

  it('proposes limits, and writes them only where it is asked to', async () => {
    const before = await readFile(copy.path(KIND_FILE), 'utf8');
    const proposed = await kind('ranges', 'basicstorage', '--from', 'list.csv');
    expect(proposed).toMatchObject({ code: 0, stderr: '' });
    expect(proposed.stdout).toContain('  proposed  maximum 18000; flags none\n');
    expect(await readFile(copy.path(KIND_FILE), 'utf8')).toBe(before);

    const written = await kind('ranges', 'basicstorage', '--from', 'list.csv', '--write');
    expect(written.stdout).toContain(`${KIND_FILE} was written.`);
    const after = await readFile(copy.path(KIND_FILE), 'utf8');
    expect(after).toBe(
      before.replace('"exclusiveMinimum": 0, "maximum": 1000000', '"exclusiveMinimum": 0, "maximum": 18000'),
    );
    expect(await copy.run('tsx', 'codegen/cli.ts', '--check')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('lists the kinds for machines, and explains a word', async () => {
    const listed = await kind('list', '--format', 'json');
    const entries: { kind: string }[] = JSON.parse(listed.stdout);
    expect(entries.map((entry) => entry.kind)).toContain('basicstorage');
    const explained = await kind('explain', 'x-warn');
    expect(explained).toMatchObject({ code: 0, stderr: '' });
    expect(explained.stdout).toContain('a value outside gets a warning, never an error.');
  });

  it('makes a kind of a foreign file, which codegen accepts, and never writes over one', async () => {
    const shown = await kind('from', 'generators.csv', '--name', 'generator');
    expect(shown.code).toBe(0);
    expect(JSON.parse(shown.stdout)).toMatchObject({ $id: 'generator', properties: { p_nom: { 'x-unit': 'MW' } } });
    expect(existsSync(copy.path('schemas/kinds/generator.json'))).toBe(false);

    const written = await kind('from', 'generators.csv', '--name', 'generator', '--write');
    expect(written.stdout).toMatch(/^schemas\/kinds\/generator\.json was created with 11 fields\./);
    expect(written.stderr).toContain('generators.csv:12:1 min_up_time: there is no unit "snapshots".');
    expect(await readFile(copy.path('schemas/kinds/generator.json'), 'utf8')).toBe(shown.stdout);
    expect(await copy.run('tsx', 'codegen/cli.ts', '--check')).toMatchObject({ code: 0, stderr: '' });
    expect(await kind('from', 'generators.csv', '--name', 'generator', '--write')).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'schemas/kinds/generator.json exists already. Give another name with --name.\n',
    });
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
    [['from', 'list.csv', '--name', 'meta'], expect.stringContaining('No kind can be made of list.csv: ')],
    [['list', '--format', 'xml'], '"xml" is not a format; it is text or json.\n'],
    [['list', '--write'], expect.stringContaining('Usage:')],
    [[], expect.stringContaining('Usage:')],
  ])('refuses %j', async (args, stderr) => {
    expect(await kind(...args)).toEqual({ code: 1, stdout: '', stderr });
  });
});
