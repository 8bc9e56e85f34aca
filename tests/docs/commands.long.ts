import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { loadKinds } from '#server/kinds.ts';
import { backupStore } from '#server/store/backupStore.ts';
import { restoreStore } from '#server/store/restoreStore.ts';
import { openStore } from '#server/store/Store.ts';
import { copyProject, type Finished } from '../codegen/projectCopy.ts';
import { DEMO, type StartedServer, startServer } from '../codegen/startedServer.ts';
import { emptyConfig, POSTGRESQL } from '../server/engines.ts';
import { createCaller } from '../server/TestServer.ts';
import { type CiStage, ciRuns } from './ciRuns.ts';
import type { DocRun } from './DocRun.ts';
import { type OperationsStage, operationsRuns, restoredFolder } from './operationsRuns.ts';
import { readFirstCells } from './readCommands.ts';
import { runShell } from './runShell.ts';

/** Milliseconds; each command starts further processes. */
const SLOW = 180_000;

describe('docs/ci.md', { timeout: SLOW }, () => {
  let stage: CiStage;
  let server: StartedServer;
  let removeDatabase: () => Promise<void>;
  const shell = (line: string, env: Record<string, string> = {}) => runShell(line, { cwd: stage.copy.folder, env });

  beforeAll(async () => {
    const copy = await copyProject('.gitignore', 'codegen', 'docs', 'redocly.yaml', 'schemas', 'server', 'src/model');
    commit(copy.folder);
    server = await startServer('.', copy.path('data'));
    const { config, remove } = await emptyConfig(POSTGRESQL);
    removeDatabase = remove;
    const kept = copy.path('kept.backup');
    await backupStore(readConfig({ DATA_DIR: copy.path('data'), LOG_LEVEL: 'silent' }), kept);
    await restoreStore(config, kept);
    const { token, api } = server;
    stage = { copy, token, url: new URL(api).origin, databaseUrl: config.databaseUrl ?? '' };
  }, SLOW);
  afterAll(async () => {
    await server.stop();
    await removeDatabase();
    await stage.copy.remove();
  });

  it.each(ciRuns)('$command', async (run) => runOne(run, stage, shell));

  it('leaves nothing in the working tree but the edit that it is about', () => {
    const changed = execFileSync('git', ['status', '--porcelain'], { cwd: stage.copy.folder, encoding: 'utf8' });
    expect(changed.split('\n').filter((line) => /^ [MD]/.test(line))).toEqual([' M schemas/kinds/wind.json']);
  });

  it.each(readFirstCells('docs/ci.md', '`--format`'))('prints the findings as %s', async (format) => {
    const finished = await shell(`npm run codegen -- --changes-since origin/main --format ${format}`);
    expect(finished.code).toBe(1);
    FORMATS[format]?.(finished);
    expect(Object.keys(FORMATS)).toContain(format);
  });

  it('has the exit codes that it states', async () => {
    const nowhere = 'http://127.0.0.1:9';
    for (const [url, code] of [
      [stage.url, 2],
      [nowhere, 3],
    ] as const)
      expect(await shell(`npm run codegen -- --against ${url}`, DEMO)).toMatchObject({ code });
    // The commands above end with 0 and 1.
    expect(readFirstCells('docs/ci.md', 'exit code')).toEqual(['0', '1', '2', '3']);
  });
});

describe('docs/operations.md', { timeout: SLOW }, () => {
  let stage: OperationsStage;
  let server: StartedServer;
  let removeDatabase: () => Promise<void>;
  let config: ReturnType<typeof readConfig>;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'q-system-'));
    const dataDir = join(folder, 'data');
    server = await startServer('.', dataDir);
    ({ config, remove: removeDatabase } = await emptyConfig(POSTGRESQL));
    stage = { folder, dataDir, stopServer: () => server.stop(), databaseUrl: config.databaseUrl ?? '' };
  }, SLOW);
  afterAll(async () => {
    await server.stop();
    await removeDatabase();
    await rm(stage.folder, { recursive: true, force: true });
  });

  it('states the addresses and metrics of a server that runs', async () => {
    const { origin } = new URL(server.api);
    const [, , metrics] = await Promise.all(
      readFirstCells('docs/operations.md', 'address').map(async (path) => {
        const response = await fetch(`${origin}${path}`);
        expect([path, response.status]).toEqual([path, 200]);
        return response.text();
      }),
    );
    for (const stated of readFirstCells('docs/operations.md', 'metric')) {
      const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(stated) ?? [];
      const line = metrics?.split('\n').find((text) => text.startsWith(name));
      expect(line, stated).toBeDefined();
      for (const label of labels.split(',').filter(Boolean)) expect(line).toContain(`${label}="`);
    }
  });

  it.each(operationsRuns)('$command', async (run) => {
    await runOne(run, stage, (line, env = {}) => runShell(line, { cwd: '.', env }));
  });

  it('a restored backup and a copy in PostgreSQL are served, to the same accounts', async () => {
    const restored = await startServer('.', restoredFolder(stage));
    expect((await restored.call('GET', '/components/')).body).toHaveLength(COMPONENTS);
    await restored.stop();
    const store = await openStore(config);
    const app = await buildApp({ config, store, kinds: await loadKinds() });
    const account = { username: DEMO.API_EMAIL, password: DEMO.API_PASSWORD };
    const { body } = await createCaller(app).post('/token/pair', account);
    expect((await createCaller(app, body.access).get('/components/')).body).toHaveLength(COMPONENTS);
    await app.close();
    await store.close();
  });
});

/** What each format prints of the page's edit. */
const FORMATS: Readonly<Record<string, (finished: Finished) => void>> = {
  text: ({ stdout, stderr }) => expect([stdout, stderr]).toEqual(['', expect.stringContaining('wind.hub_height')]),
  json: ({ stdout }) => {
    const [finding] = JSON.parse(stdout);
    const stated = ['file', 'line', 'column', 'level', 'rule', 'message', 'suggestion', 'verdicts'];
    expect(stated).toEqual(expect.arrayContaining(Object.keys(finding)));
    expect(finding).toMatchObject({ file: 'schemas/kinds/wind.json', line: 44, level: 'error' });
  },
  github: ({ stdout }) => expect(stdout).toMatch(/^::error file=schemas\/kinds\/wind\.json,line=44,/),
  sarif: ({ stdout }) => expect(JSON.parse(stdout)).toMatchObject({ version: '2.1.0' }),
};

/** Those of the demo account. */
const COMPONENTS = 52;

async function runOne<Stage>(
  { command, own, env, before, check }: DocRun<Stage>,
  stage: Stage,
  shell: (line: string, env?: Record<string, string>) => Promise<Finished>,
): Promise<void> {
  await before?.(stage);
  let line = command;
  for (const [word, value] of Object.entries(own?.(stage) ?? {})) {
    expect(line).toContain(word);
    line = line.replace(word, value);
  }
  await check(await shell(line, env?.(stage)), stage);
}

/** Commits all that is in the folder, as `origin/main`. */
function commit(cwd: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'Start');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
}
