import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { copyProject, type ProjectCopy } from '../codegen/projectCopy.ts';
import { type StartedServer, startServer } from '../codegen/startedServer.ts';

const KINDS = [...subclasses].sort();
const SCHEMAS = resolve('generated/schemas/kinds');
const CONTRACT = resolve('generated/contract.json');
const MINUTES = 60_000;

let copy: ProjectCopy;
let server: StartedServer;
let folder = '';
beforeAll(async () => {
  execFileSync('npm', ['ci', '--prefix', 'tests/clients/generators', '--ignore-scripts', '--loglevel=error']);
  copy = await copyProject('codegen', 'schemas', 'server', 'src/model');
  expect(await copy.run('codegen/cli.mjs')).toMatchObject({ code: 0 });
  server = await startServer(copy.folder);
  folder = await mkdtemp(join(tmpdir(), 'q-clients-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  for (const caller of await readdir('docs/clients')) await cp(join('docs/clients', caller), join(folder, caller));
}, 10 * MINUTES);
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What the command prints; rejects with everything that it printed if it fails. */
function run(command: string, ...args: string[]): Promise<string> {
  return new Promise((done, failed) => {
    execFile(command, args, { cwd: folder }, (error: ExecFileException | null, stdout, stderr) =>
      error ? failed(new Error(`${command} ${args.join(' ')}\n${error.message}\n${stdout}${stderr}`)) : done(stdout),
    );
  });
}

const ours = (tool: string, ...args: string[]) => run(resolve('node_modules/.bin', tool), ...args);
const theirs = (tool: string, ...args: string[]) =>
  run(resolve('tests/clients/generators/node_modules/.bin', tool), ...args);
const walked = (printed: string) => printed.trim().split(/\s+/).sort();

async function quicktype(...options: string[]): Promise<void> {
  const files = (await readdir(SCHEMAS)).filter((file) => file.endsWith('.schema.json') && !file.includes('.ui'));
  await theirs('quicktype', '-s', 'schema', ...files.map((file) => join(SCHEMAS, file)), ...options);
}

/** Makes sure that the tool of a Debian package is there; fails, with what apt says, where it can't be. */
async function needTool(tool: string, debian: string): Promise<void> {
  const isThere = await run('sh', '-c', `command -v ${tool}`).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('apt-get', 'install', '-y', '--no-install-recommends', debian);
}

describe('a client is made, compiles, and stores, reads, changes and deletes a component of every kind', () => {
  it('in TypeScript, by openapi-typescript', { timeout: 5 * MINUTES }, async () => {
    const out = await copy.run('codegen/cli.mjs', '--contract', CONTRACT, '--out', folder);
    expect(out).toEqual({ code: 0, stdout: '', stderr: '' });
    const how = ['--module', 'nodenext', '--target', 'es2022', '--allowImportingTsExtensions', '--types', 'node'];
    await ours('tsc', '--strict', '--noEmit', '--skipLibCheck', ...how, 'caller.ts');
    expect(walked(await ours('tsx', 'caller.ts', server.api, server.token))).toEqual(KINDS);
  });

  it('in Python, by quicktype', { timeout: 5 * MINUTES }, async () => {
    await quicktype('-l', 'python', '--python-version', '3.7', '-o', join(folder, 'kinds.py'));
    await needTool('mypy', 'mypy');
    await run('mypy', 'caller.py');
    expect(walked(await run('python3', 'caller.py', server.api, server.token))).toEqual(KINDS);
  });

  it('in Go, by quicktype', { timeout: 10 * MINUTES }, async () => {
    await quicktype('-l', 'go', '--package', 'main', '-o', join(folder, 'kinds.go'));
    await needTool('go', 'golang-go');
    await run('go', 'mod', 'init', 'caller');
    await run('go', 'vet', '.');
    expect(walked(await run('go', 'run', '.', server.api, server.token))).toEqual(KINDS);
  });
});

it('a client made by orval compiles', { timeout: 5 * MINUTES }, async () => {
  await theirs('orval', '--input', CONTRACT, '--output', join(folder, 'orval.ts'), '--client', 'fetch');
  const how = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom,dom.iterable'];
  await ours('tsc', '--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', ...how, 'orval.ts');
});

it('the contract keeps the stock rules of Spectral, but for trailing slashes', { timeout: 5 * MINUTES }, async () => {
  await writeFile(join(folder, 'rules.yaml'), 'extends: ["spectral:oas"]\n');
  const how = ['--ruleset', 'rules.yaml', '--format', 'json', '--fail-severity', 'error', '--quiet'];
  const printed = await theirs('spectral', 'lint', CONTRACT, ...how).catch(({ message }: Error) => message);
  const findings: { code: string; path: (string | number)[] }[] = JSON.parse(
    printed.slice(printed.indexOf('['), printed.lastIndexOf(']') + 1),
  );
  const others = findings.filter(({ code }) => code !== 'path-keys-no-trailing-slash');
  expect(findings.length).toBeGreaterThan(others.length);
  // It takes a field's metadata, which has a type and a default, for a schema.
  expect(others.map(({ code, path }) => `${code} at ${path.slice(-2).join('.')}`)).toEqual([
    'oas3-valid-schema-example at hub_height.default',
  ]);
});
