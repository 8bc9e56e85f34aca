import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';

const KIND_FILE = 'schemas/kinds/basicstorage.json';

describe('the command for kinds', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copySchemas();
    await cp('tests/fixtures/foreign/attrs/generators.csv', copy.path('generators.csv'));
    const rows = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    await writeFile(copy.path('list.csv'), ['Capacity [MWh]', ...rows].join('\n'));
  });
  afterAll(() => copy.remove());

  const kind = (...args: string[]) => copy.run('codegen/kind.mjs', ...args);

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
    expect(await copy.run('codegen/cli.mjs', '--check')).toEqual({ code: 0, stdout: '', stderr: '' });
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
    expect(await copy.run('codegen/cli.mjs', '--check')).toMatchObject({ code: 0, stderr: '' });
    expect(await kind('from', 'generators.csv', '--name', 'generator', '--write')).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'schemas/kinds/generator.json exists already. Give another name with --name.\n',
    });
  });
});
