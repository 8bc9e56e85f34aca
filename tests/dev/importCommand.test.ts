import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const INVERTERS = 'tests/fixtures/imports/cec_inverters.csv';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-import-'));
  await writeFile(join(folder, 'empty.csv'), '');
  await writeFile(join(folder, 'other.csv'), 'Name;Pacos;Price\nA;1;2\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a shell, as pipes are part of it. */
function run(args: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = `node --import tsx dev/import.cli.ts ${args}`;
  return new Promise((done) => {
    execFile('sh', ['-c', command], (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('the import command', () => {
  it('names each ignored file, and ends with 1', async () => {
    const { code, stdout, stderr } = await run(`${INVERTERS} ${folder}/other.csv ${folder}/empty.csv`);
    expect(stdout).toContain('17 imported as converter');
    expect(stderr).toBe(
      [
        '2 files not imported:',
        '  other.csv:1 lacks "Paco", "Pdco", "Pso", "C0", "Vac", "CEC_Date", "CEC_Type". Did you mean "Pacos" for "Paco"? Its headings are "Name", "Pacos", "Price".',
        '  empty.csv is empty. Choose another file.\n',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  it('says why a mapping does not fit', async () => {
    const { code, stderr } = await run(`${folder}/other.csv --mapping cec_inverters`);
    const [first, second] = stderr.split('\n');
    expect(first).toMatch(/^"cec_inverters" does not fit the files\. There are bslib_batteries, /);
    expect(second).toMatch(/^ {2}other\.csv:1 lacks "Paco", /);
    expect(code).toBe(1);
  });

  it('says which tables a mapping also reads', async () => {
    const { stderr } = await run('tests/fixtures/imports/oedb_turbine_data.csv --mapping oedb_turbines');
    expect(stderr).toContain('\n  It reads several tables, each from its own file: main, curves.\n');
  });

  it('ends quietly where its reader has closed the pipe', async () => {
    const { stderr } = await run(`${INVERTERS} --all | true`);
    expect(stderr).toBe('');
  });

  it('says why a file cannot be read, and suggests the likely mapping', async () => {
    expect((await run(`${folder}/empty.csv`)).stderr).toContain('\n  empty.csv is empty. Choose another file.\n');
    expect((await run(`${folder}/other.csv --mapping cec_inverter`)).stderr).toMatch(
      /^There is no mapping "cec_inverter"\. Did you mean "cec_inverters"\? There are /,
    );
  });
});
