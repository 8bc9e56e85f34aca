import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';

describe('the command that compares', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copySchemas();
  });
  afterAll(() => copy.remove());

  const codegen = (...args: string[]) => copy.run('codegen/cli.mjs', ...args);

  it('compares a folder where generated modules are committed', async () => {
    expect((await codegen('--out', 'committed')).code).toBe(0);
    const check = ['--check', '--generated', 'committed', '--format', 'json'];
    expect(await codegen(...check)).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    await writeFile(copy.path('committed/kinds.ts'), 'export const subclasses = [];\n');
    await rm(copy.path('committed/api.ts'));
    const { code, stdout } = await codegen(...check);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: 'committed/api.ts', line: 1, rule: 'generated/missing' },
      { file: 'committed/kinds.ts', line: 1, rule: 'generated/stale' },
    ]);
    const away = await codegen('--check', '--generated', 'nowhere');
    expect(away).toMatchObject({ code: 3, stdout: '' });
    expect(away.stderr).toMatch(/^nowhere can't be read: ENOENT/);
  });

  it('makes types of another contract and says what differs from ours', async () => {
    expect((await codegen()).code).toBe(0);
    const contract = JSON.parse(await readFile(copy.path('generated/contract.json'), 'utf8'));
    delete contract.paths['/health/'];
    contract.components.schemas.WindWrite.properties.hub_height.maximum = 160;
    await writeFile(copy.path('other.json'), JSON.stringify(contract));
    const { code, stdout, stderr } = await codegen('--contract', 'other.json', '--out', 'types', '--format', 'json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    const line = (await readFile(copy.path('schemas/openapi.yaml'), 'utf8')).split('\n').indexOf('  /health/:') + 2;
    const found: { file: string; line: number; message: string }[] = JSON.parse(stdout);
    expect(found.map(({ message }) => message)).toEqual([
      'wind.hub_height: stricter maximum: none in the form, 160 on the server',
      'GET /health/ is only here.',
    ]);
    expect(found[0]?.file).toBe('schemas/kinds/wind.json');
    expect(found[1]).toMatchObject({ file: 'schemas/openapi.yaml' });
    expect(Math.abs((found[1]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
    const types = await readFile(copy.path('types/api.ts'), 'utf8');
    expect(types).toContain('export interface paths');
    expect(types).not.toContain('"/health/"');
    const none = await codegen('--contract', 'nowhere.json');
    expect(none).toMatchObject({ code: 3, stdout: '' });
    expect(none.stderr).toMatch(/^nowhere\.json can't be read: ENOENT/);
  });
});
