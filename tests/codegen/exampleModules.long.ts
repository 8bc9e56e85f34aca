import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';

/** Milliseconds; several tools start in separate processes. */
const SLOW = 180_000;
const EXAMPLES = ['fleet', 'tariff', 'turbine_iec'];

describe('the example kinds', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copySchemas();
  });
  afterAll(() => copy.remove());

  const codegen = async (...args: string[]) => {
    vi.stubEnv('Q_EXAMPLES', undefined);
    expect(await copy.run('codegen/cli.mjs', ...args)).toEqual({ code: 0, stdout: '', stderr: '' });
    vi.unstubAllEnvs();
    return EXAMPLES.filter((name) => existsSync(copy.path(`generated/schemas/kinds/${name}.schema.json`)));
  };

  it(
    'are generated on request, and their modules fit the types',
    async () => {
      expect(await codegen('--examples')).toEqual(EXAMPLES);
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { types: ['node'] },
        include: EXAMPLES.map((name) => `generated/kinds/${name}.ts`).concat('generated/kinds.ts', 'generated/api.ts'),
      };
      await writeFile(copy.path('tsconfig.probe.json'), JSON.stringify(config));
      const { stdout, code } = await copy.run('tsc', '-p', 'tsconfig.probe.json', '--pretty', 'false');
      expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    },
    SLOW,
  );

  it(
    'are removed without the request',
    async () => {
      expect(await codegen()).toEqual([]);
      expect(existsSync(copy.path('generated/kinds/fleet.ts'))).toBe(false);
    },
    SLOW,
  );

  it(
    'are generated where Q_EXAMPLES is 1',
    async () => {
      vi.stubEnv('Q_EXAMPLES', '1');
      await copy.run('codegen/cli.mjs');
      vi.unstubAllEnvs();
      expect(existsSync(copy.path('generated/kinds/fleet.ts'))).toBe(true);
    },
    SLOW,
  );
});
