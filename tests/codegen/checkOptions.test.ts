import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOptions } from '#codegen/checkOptions.ts';
import { header } from '#codegen/emit.ts';
import type { Options } from '#codegen/readOptions.ts';
import { editContract, generatedProbe } from '../fixtures/generatedProbe.ts';
import { startDoctored } from './doctoredServer.ts';

const made = { ...generatedProbe(), files: new Map([['kinds.ts', '// made']]) };
const theirs = editContract(made.document, ({ paths, components: { schemas } }) => {
  delete paths['/health/'];
  schemas.ProbeWrite.properties.power.minimum = 5;
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
});
afterEach(() => rm(folder, { recursive: true }));

function check(options: Partial<Options>, apiTypes = async (contract: string) => `// ${contract.length}\n`) {
  const env = { API_EMAIL: 'ann@example.com' };
  const all = { check: true, watch: false, examples: false, format: 'text', ...options } as const;
  return checkOptions({ options: all, made, apiTypes, env: options.stored === undefined ? {} : env });
}

const unchecked = (file: string, message: string) => ({ file, line: 1, column: 1, rule: 'unchecked', message });
const STRICTER = {
  ...{ file: 'schemas/kinds/probe.json', line: 1, column: 1, rule: 'server/tighterMinimum' },
  message: 'probe.power: stricter minimum: 0 in the form, 5 on the server',
};
const IN_CALLS = expect.objectContaining({ rule: 'contract/call', message: 'GET /health/ is only here.' });
const NO_PASSWORD = expect.stringMatching(/^API_PASSWORD is missing\./);

it('nothing is compared unless asked for', async () => {
  expect(await check({})).toEqual([]);
});

describe('a generated folder', () => {
  it('is compared with what would be generated', async () => {
    expect(await check({ generated: folder })).toEqual([
      {
        ...{ file: `${folder}/kinds.ts`, line: 1, column: 1, rule: 'generated/missing' },
        ...{ message: 'is missing.', suggestion: 'Run npm run codegen.' },
      },
    ]);
    await writeFile(join(folder, 'kinds.ts'), '// made');
    expect(await check({ generated: folder })).toEqual([]);
  });

  it('that cannot be read could not be checked', async () => {
    const lost = join(folder, 'lost');
    expect(await check({ generated: lost })).toEqual([
      unchecked(lost, expect.stringMatching(/lost can't be read: ENOENT: no such file/)),
    ]);
  });
});

it('a folder and stored components are checked with all that follows', async () => {
  const stored = 'http://127.0.0.1:1';
  const contract = join(folder, 'theirs.json');
  await writeFile(contract, JSON.stringify(theirs));
  const missing = expect.objectContaining({ rule: 'generated/missing' });
  const refused = unchecked(`${stored}/`, NO_PASSWORD);
  expect(await check({ stored })).toEqual([refused]);
  expect(await check({ generated: folder, stored, contract })).toEqual([missing, refused, STRICTER, IN_CALLS]);
  const against = 'http://127.0.0.1:2';
  expect(await check({ generated: folder, stored, against, contract })).toEqual([
    missing,
    refused,
    unchecked(against, NO_PASSWORD),
  ]);
});

describe('a server', () => {
  it('is compared by its kinds and then by its calls', async () => {
    const server = await startDoctored(made.definitions, theirs);
    expect(await check({ against: server.url })).toEqual([STRICTER, IN_CALLS]);
    const contract = join(folder, 'theirs.json');
    await writeFile(contract, JSON.stringify(made.document));
    expect(await check({ against: server.url, contract })).toEqual([]);
    server.doctor({ contract: undefined });
    expect(await check({ against: server.url })).toEqual([expect.objectContaining({ rule: 'server/noContract' })]);
    await server.close();
  });
});

describe('a contract', () => {
  let contract = '';
  beforeEach(async () => {
    contract = join(folder, 'theirs.json');
    await writeFile(contract, JSON.stringify(theirs));
  });

  it('is compared without being written', async () => {
    expect(await check({ contract })).toEqual([STRICTER, IN_CALLS]);
    expect(await check({ contract, check: false })).toHaveLength(2);
    expect(await check({ contract, check: true, out: join(folder, 'out') })).toHaveLength(2);
    expect(await readdir(folder)).toEqual(['theirs.json']);
  });

  it('is written with its types if asked for', async () => {
    const out = join(folder, 'a/b');
    expect(await check({ contract, check: false, out })).toEqual([STRICTER, IN_CALLS]);
    const text = JSON.stringify(theirs);
    expect(await readFile(join(out, 'api.ts'), 'utf8')).toBe(`${header(contract)}// ${text.length}\n`);
    expect(await readFile(join(out, 'contract.json'), 'utf8')).toBe(`${JSON.stringify(theirs, null, 2)}\n`);
  });

  it.each<[error: unknown, reason: string]>([
    [new Error('too deep'), 'too deep'],
    ['no words', 'no words'],
  ])('without types could not be checked: %s', async (error, reason) => {
    const out = join(folder, 'out');
    const findings = await check({ contract, check: false, out }, () => Promise.reject(error));
    expect(findings).toEqual([unchecked(contract, `${contract} can't be turned into types: ${reason}`)]);
    expect(await readdir(folder)).toEqual(['theirs.json']);
  });

  it('that cannot be read could not be checked', async () => {
    const lost = join(folder, 'lost.json');
    expect(await check({ contract: lost })).toEqual([
      unchecked(lost, expect.stringMatching(/lost\.json can't be read: ENOENT/)),
    ]);
  });
});
