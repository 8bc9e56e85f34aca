import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';

describe('the command', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copySchemas();
  });
  afterAll(() => copy.remove());

  const codegen = (...args: string[]) => copy.run('codegen/cli.mjs', ...args);
  const generated = async () => (await readdir(copy.folder)).includes('generated');

  it('writes nothing with --check', async () => {
    expect(await codegen('--check')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await generated()).toBe(false);
  });

  it('prints every problem, writes nothing and fails', async () => {
    const [wind, contract] = [copy.path('schemas/kinds/wind.json'), copy.path('schemas/openapi.yaml')];
    const [windText, contractText] = [await readFile(wind, 'utf8'), await readFile(contract, 'utf8')];
    await writeFile(wind, windText.replace('"$id": "wind"', '"$id": "winds"'));
    await writeFile(contract, '');
    const { code, stdout, stderr } = await codegen();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'schemas/kinds/wind.json:3:3 "$id" is "winds", but the file is named wind.json; the two must be the same. Make it "wind".',
      '    "$id": "winds",',
      '    ^',
      'schemas/openapi.yaml:1:1 contains no contract. It begins with "openapi: 3.1.0".',
      '',
      '2 problem(s) in schemas/. Nothing was written.',
      '',
    ]);
    expect(await generated()).toBe(false);
    await writeFile(wind, windText);
    await writeFile(contract, contractText);
  });

  it('prints its usage for an unknown request', async () => {
    const { code, stdout, stderr } = await codegen('--formt', 'json');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^--formt is not an option\. Did you mean "--format"\?\n\nUsage: /);
  });

  it('keeps its earlier output when the schemas have a problem', async () => {
    expect((await codegen()).code).toBe(0);
    const before = await readFile(copy.path('generated/kinds.ts'), 'utf8');
    await writeFile(copy.path('schemas/kinds/flywheel.json'), '{');
    const { code, stdout, stderr } = await codegen('--format', 'github');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^::error file=schemas\/kinds\/flywheel\.json,line=1,col=\d+::/);
    expect(await readFile(copy.path('generated/kinds.ts'), 'utf8')).toBe(before);
    await rm(copy.path('schemas/kinds/flywheel.json'));
  });
});
