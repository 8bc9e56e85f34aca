import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { checkStored } from '#codegen/stored/checkStored.ts';
import type { Kind } from '#model/Kind.ts';
import { findStoredFaults } from '#server/components/findStoredFaults.ts';
import { readStoredFields, type StoredFields } from '#server/store/readStoredFields.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';
import { engines, POSTGRESQL, SQLITE } from './engines.ts';
import { runCommand } from './runCommand.ts';
import { shareTestServer } from './TestServer.ts';

async function readAll(place: Parameters<typeof readStoredFields>[0]): Promise<StoredFields[]> {
  const found: StoredFields[] = [];
  await readStoredFields(place, (stored) => found.push(...stored));
  return found;
}

describe.each(engines)('what is stored on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it('is read while a server runs on it, with what can still be restored', async () => {
    const { body: kept } = await user.post('/components/wind/', { subclass: 'wind', name: 'Kept', hub_height: 120 });
    const { body: gone } = await user.post('/components/wind/template/', { subclass: 'wind', name: 'Gone' });
    await user.delete(`/components/wind/${gone.id}/`);
    const stored = await readAll(server.config);
    expect(stored.find(({ id }) => id === kept.id)).toMatchObject({
      ...{ subclass: 'wind', kindVersion: 1, isDeleted: false },
      fields: { name: 'Kept', hub_height: 120 },
    });
    expect(stored.find(({ id }) => id === gone.id)).toMatchObject({ isDeleted: true });
    expect((await user.put(`/components/wind/${kept.id}/`, { ...kept, name: 'Still written' })).status).toBe(200);
  });
});

describe('the store of a data folder', () => {
  const { server, user } = shareTestServer(SQLITE);

  it('is left as it is', async () => {
    await user.post('/components/wind/', { subclass: 'wind', name: 'Probe' });
    const files = ['q-system.db', 'q-system.db-wal'].map((name) => join(server.config.dataDir, name));
    const state = () => files.map((file) => [statSync(file).mtimeMs, readFileSync(file).length]);
    const before = state();
    await readAll(server.config);
    expect(state()).toEqual(before);
  });

  it('is refused where there is none', async () => {
    const dataDir = join(server.config.dataDir, 'nothing');
    await expect(readAll({ ...server.config, dataDir })).rejects.toThrow(`There is no store in ${dataDir}`);
  });

  it('is tried on kinds by a command, which prints what no longer holds', async () => {
    await user.post('/components/wind/', { subclass: 'wind', name: 'High', hub_height: 150 });
    const folder = join(server.config.dataDir, 'made');
    const module = join(folder, 'kinds.mjs');
    mkdirSync(dirname(module), { recursive: true });
    // A kind that knows one rule and no field.
    const validate = "(record) => [{ field: 'hub_height', code: 'maximum', params: {} }]";
    const definition = "{ id: 'wind', title: 'Wind', fields: {}, curves: {}, rules: [], tabs: [] }";
    writeFileSync(
      module,
      `export const loadKind = { wind: async () => ({ definition: ${definition}, validate: ${validate} }) };`,
    );
    try {
      const { code, stdout, stderr } = await runCommand('server/tryStored.cli.ts', [module], {
        DATA_DIR: server.config.dataDir,
      });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const winds = lines.at(-1).counts.wind;
      expect(winds).toBeGreaterThan(0);
      expect(lines.filter(({ field }) => field === 'hub_height')).toHaveLength(winds);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a stored component', () => {
  const [FIRST, SECOND] = makeVersions('wind', [
    { properties: { power: { type: 'number', title: 'Power', default: 1, maximum: 9000 } } },
    {
      properties: { output: { type: 'number', title: 'Output', default: 1, maximum: 5 } },
      changes: [{ scale: 'power', from: 'W', to: 'kW', as: 'output' }],
    },
  ]);
  const find = (kind: Kind | undefined, power: unknown) =>
    kind && findStoredFaults({ fields: { name: 'Probe', currency: 'EUR', power }, kindVersion: 1 }, kind);

  it.each([
    [9000, []],
    [9001, [{ field: 'power', value: 9001, message: 'Value must be at most 9000' }]],
    ['9', [{ field: 'power', value: '9', message: expect.any(String) }]],
  ])('with %j breaks %j', (power, faults) => {
    expect(find(FIRST, power)).toEqual(faults);
  });

  it('is tried as a component of the present version', () => {
    expect(find(SECOND, 5000)).toEqual([]);
    expect(find(SECOND, 6000)).toEqual([{ field: 'output', value: 6, message: 'Value must be at most 5' }]);
  });

  it('of a later version cannot be tried', () => {
    expect(FIRST && findStoredFaults({ fields: {}, kindVersion: 2 }, FIRST)).toEqual([
      { field: '', value: 2, message: 'It was stored in version 2 of the kind, but the kind is at version 1' },
    ]);
  });
});

describe('a PostgreSQL that the command of codegen is given by its address', () => {
  const { server, user } = shareTestServer(POSTGRESQL);

  it('is only read, and what its kind no longer accepts is at the lines of the kind', async () => {
    const made = { subclass: 'wind', name: 'Worn', lifetime: 23 };
    const { body: worn } = await user.post('/components/wind/', made);
    await user.post('/components/heater/', { subclass: 'heater', name: 'Sound' });
    // Rules may have become tighter since it was stored.
    const wear = `update components set fields = replace(fields::text, '"lifetime":23', '"lifetime":0')::json`;
    const client = new pg.Client({ connectionString: server.config.databaseUrl });
    await client.connect();
    const state = async () => (await client.query('select * from components order by id')).rows;
    try {
      await client.query(wear.replace('::json', await readType(client)));
      const before = await state();
      const { code, stdout } = await tryByCommand(server.config.databaseUrl ?? '');
      expect(code).toBe(1);
      const found = JSON.parse(stdout).map(({ level, file, message }: Found) => `${level} ${file} ${message}`);
      expect(found.sort()).toEqual([
        `error schemas/kinds/wind.json wind.lifetime of ${worn.id}: Value must be at least 1; it is 0.`,
        'note schemas/kinds/heater.json heater: 1 stored, all of them valid.',
        'note schemas/kinds/wind.json wind: 1 stored, 1 of them no longer valid.',
      ]);
      expect(await state()).toEqual(before);
    } finally {
      await client.end();
    }
  });

  it('is named where it cannot be reached, without the password', async () => {
    const source = 'postgres://planner:secret-word@127.0.0.1:1/none';
    const findPlace = () => ({ file: '', line: 1, column: 1 });
    const made = { files: new Map([['kinds.ts', 'export const loadKind = {};\n']]), findPlace };
    const found = await checkStored({ source, made, env: {} });
    expect(found.map(({ file, rule }) => `${rule} ${file}`)).toEqual(['unchecked postgres://planner@127.0.0.1:1/none']);
    expect(JSON.stringify(found)).not.toContain('secret-word');
  });
});

interface Found {
  level: string;
  file: string;
  message: string;
}

/** A cast to the type of the column, which engines and levels of the store may differ in. */
async function readType(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    "select data_type from information_schema.columns where table_name = 'components' and column_name = 'fields'",
  );
  return `::${rows[0].data_type}`;
}

function tryByCommand(address: string): Promise<{ code: number; stdout: string }> {
  const args = ['codegen/cli.mjs', '--stored', address, '--format', 'json'];
  return new Promise((done) => {
    execFile(process.execPath, args, { env: { ...process.env, DATABASE_URL: '' } }, (error, stdout) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout }),
    );
  });
}
