import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { copyProject } from '../../codegen/projectCopy.ts';
import { type StartedServer, startServer } from '../../codegen/startedServer.ts';

const ROWS = Number(process.env.ROWS ?? 10_000);
const KILLS = Number(process.env.KILLS ?? 40);
const WRITERS = 6;
const MOST_WRITES = 60;
const HOURS_MS = 3 * 3_600_000;
const KINDS = 'schemas/kinds';

const NUMBER: FieldSchema = { type: 'number', title: 'Trial number', default: 1 };
const TEXT: FieldSchema = { type: 'string', title: 'Trial text', default: '' };
const choice = (first: string, ...others: string[]): FieldSchema => ({
  type: 'string',
  title: 'Trial mode',
  default: first,
  enum: [first, ...others],
});

interface Version {
  properties: Record<string, FieldSchema>;
  changes?: ChangeSchema[];
}

/** What every kind has besides its own, in three versions; together they use all words of `x-changes`. */
const VERSIONS: Version[] = [
  {
    properties: {
      trial_power: { ...NUMBER, 'x-unit': 'W' },
      trial_mode: choice('fast', 'slow'),
      trial_size: TEXT,
      trial_colour: TEXT,
    },
  },
  {
    properties: {
      trial_rating: { ...NUMBER, 'x-unit': 'kW' },
      trial_mode: choice('rapid', 'slow'),
      trial_length: TEXT,
      trial_width: TEXT,
      trial_colour: TEXT,
    },
    changes: [
      { scale: 'trial_power', from: 'W', to: 'kW', as: 'trial_rating' },
      { map: 'trial_mode', values: { fast: 'rapid' } },
      { split: 'trial_size', into: ['trial_length', 'trial_width'], separator: ' x ' },
    ],
  },
  {
    properties: {
      trial: { type: 'object', title: 'Trial', properties: { rating: { ...NUMBER, 'x-unit': 'kW' } } },
      trial_style: choice('rapid', 'slow'),
      trial_extent: TEXT,
      trial_losses: { ...NUMBER, 'x-unit': 'kW' },
    },
    changes: [
      { move: 'trial_rating', to: 'trial/rating' },
      { rename: 'trial_mode', to: 'trial_style' },
      { merge: ['trial_length', 'trial_width'], into: 'trial_extent', separator: ' by ' },
      { add: 'trial_losses', value: 'trial_rating * 0.5' },
      { drop: 'trial_colour' },
    ],
  },
];

/** A component as it was last acknowledged. */
interface Row {
  subclass: string;
  id: string;
  index: number;
  description: string;
  updatedAt: string;
}

test(
  `${ROWS} components of each kind are carried over two versions with ${KILLS} kills: none is lost or marked modified`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'q-system-versions-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const rows: Row[] = [];
    let lost = 0;
    for (const [index, version] of VERSIONS.entries()) {
      const folder = await makeProject(index);
      let server = await startServer(folder, dataDir);
      onTestFinished(() => server.kill());
      if (index === 0) await store(server, rows);
      for (let kill = 0; version.changes && kill < KILLS / 2; kill++) {
        const load = startWriting(server, rows);
        await load.written(1 + Math.floor(MOST_WRITES * Math.random()));
        await server.kill();
        const unsure = await load.stop();
        server = await startServer(folder, dataDir);
        for (const { row, description } of unsure) lost += await settle(server, row, description);
      }
      await inParallel(rows, async (row) => {
        const { status, body } = await server.call('GET', `/components/${row.subclass}/${row.id}/`);
        const found = status === 200 ? pick(body) : { status };
        expect(found).toEqual(EXPECTED[index]?.(row));
      });
      await server.stop();
    }
    expect(lost).toBe(0);
  },
  HOURS_MS,
);

/** What must be found of a row in each version. */
const EXPECTED = [
  (row: Row) => ({ ...common(row), trial_power: row.index + 1, trial_mode: toMode(row, 'fast'), ...size(row) }),
  (row: Row) => ({
    ...{ ...common(row), kind_version: 2, trial_rating: (row.index + 1) / 1000, trial_mode: toMode(row, 'rapid') },
    ...{ trial_length: `${row.index}`, trial_width: '2', trial_colour: 'red' },
  }),
  (row: Row) => ({
    ...{
      ...common(row),
      kind_version: 3,
      trial: { rating: (row.index + 1) / 1000 },
      trial_style: toMode(row, 'rapid'),
    },
    ...{ trial_extent: `${row.index} by 2`, trial_losses: (row.index + 1) / 2000, 'trial_colour@2': 'red' },
  }),
];

function common({ description, updatedAt }: Row) {
  return { description, updated_at: updatedAt };
}

function size({ index }: Row) {
  return { trial_size: `${index} x 2`, trial_colour: 'red' };
}

function toMode({ index }: Row, first: string) {
  return index % 2 === 0 ? first : 'slow';
}

function pick(body: Record<string, unknown>) {
  const wanted = /^(trial|description$|updated_at$|kind_version$)/;
  return Object.fromEntries(Object.entries(body).filter(([name]) => wanted.test(name)));
}

/** A project whose kinds are all in this version. */
async function makeProject(index: number): Promise<string> {
  const copy = await copyProject('codegen', 'schemas', 'server', 'src/model');
  onTestFinished(copy.remove);
  for (const name of await readdir(copy.path(KINDS))) {
    const path = copy.path(join(KINDS, name));
    const file: KindFile = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(withVersion(file, index)));
  }
  // Its texts in other languages would lack those of the trial.
  await rm(copy.path('schemas/texts'), { recursive: true });
  const { code, stdout, stderr } = await copy.run('codegen/cli.mjs');
  expect({ code, said: stdout + stderr }).toEqual({ code: 0, said: '' });
  return copy.folder;
}

function withVersion(file: KindFile, index: number): KindFile {
  const { properties } = VERSIONS[index] ?? { properties: {} };
  const trial = { id: 'trial', title: 'Trial', groups: [{ title: 'Trial', fields: Object.keys(properties) }] };
  const changes = VERSIONS.slice(1, index + 1).map(({ changes = [] }, at) => [String(at + 2), changes]);
  return {
    ...file,
    properties: { ...file.properties, ...withTitles(properties) },
    'x-tabs': [...(file['x-tabs'] ?? []), trial],
    ...(index > 0 ? { 'x-version': index + 1, 'x-changes': Object.fromEntries(changes) } : {}),
  };
}

/** No two fields of a kind may have the same title. */
function withTitles(properties: Record<string, FieldSchema>): Record<string, FieldSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { ...schema, title: name.replaceAll('_', ' ') }]),
  );
}

async function store(server: StartedServer, rows: Row[]): Promise<void> {
  const { body: listed } = await server.call('GET', '/components/');
  const samples = new Map<string, string>();
  for (const { subclass, id } of listed) samples.set(subclass, id);
  for (const [subclass, id] of samples) {
    const { body } = await server.call('GET', `/components/${subclass}/${id}/`);
    const { id: _, locked: __, created_at: ___, updated_at: ____, ...sample } = body;
    for (let first = 0; first < ROWS; first += PART) {
      const indices = Array.from({ length: Math.min(PART, ROWS - first) }, (_, offset) => first + offset);
      const components = indices.map((index) => {
        const own = { trial_power: index + 1, trial_mode: index % 2 === 0 ? 'fast' : 'slow' };
        const text = { name: `Trial ${subclass} ${index}`, description: toDescription(subclass, index) };
        return { ...sample, ...own, ...size({ index } as Row), ...text, subclass };
      });
      const made = await server.call('POST', '/imports/', { components });
      expect(made).toMatchObject({ status: 201, body: { results: indices.map(() => ({ details: [] })) } });
      for (const [offset, index] of indices.entries()) {
        const { id } = made.body.results[offset];
        rows.push({ subclass, index, description: toDescription(subclass, index), id, updatedAt: '' });
      }
    }
    const { body: stored } = await server.call('GET', `/components/?subclass=${subclass}`);
    const times = new Map<string, string>(stored.map(({ id, updated_at }: Times) => [id, updated_at]));
    for (const row of rows.slice(-ROWS)) row.updatedAt = times.get(row.id) ?? '';
  }
}

/** The most components that one call imports. */
const PART = 500;

interface Times {
  id: string;
  updated_at: string;
}

function toDescription(subclass: string, index: number): string {
  return `${index} of ${subclass}`;
}

interface Unsure {
  row: Row;
  /** The description in the request. */
  description: string;
}

/** Writers that change descriptions of rows until the server is gone. */
function startWriting(server: StartedServer, rows: readonly Row[]) {
  const unsure: Unsure[] = [];
  let count = 0;
  let isRunning = true;
  let [wanted, reached] = [Number.POSITIVE_INFINITY, () => {}];
  let failure: unknown;
  const write = async (writer: number): Promise<void> => {
    while (isRunning) {
      // Each writer has rows that no other one changes.
      const row = rows[Math.floor((Math.random() * rows.length) / WRITERS) * WRITERS + writer];
      if (!row) continue;
      const description = `${row.index} changed ${Math.random()}`;
      try {
        const path = `/components/${row.subclass}/${row.id}/`;
        const { body: stored } = await server.call('GET', path);
        const { status, body } = await server.call('PUT', path, { ...stored, description });
        expect(status, JSON.stringify(body)).toBe(200);
        Object.assign(row, { description, updatedAt: body.updated_at });
        count += 1;
        if (count >= wanted) reached();
      } catch (error) {
        if (!isConnectionFault(error)) {
          failure = error;
          reached();
        }
        unsure.push({ row, description });
        return;
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  return {
    written: (least: number) =>
      new Promise<void>((resolve) => {
        [wanted, reached] = [least, resolve];
        if (count >= least || failure) resolve();
      }),
    stop: async () => {
      isRunning = false;
      await Promise.all(writers);
      if (failure) throw failure;
      return unsure;
    },
  };
}

function isConnectionFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** Finds which of both a call left that was not acknowledged; 1 where it is neither. */
async function settle(server: StartedServer, row: Row, asked: string): Promise<number> {
  const { body } = await server.call('GET', `/components/${row.subclass}/${row.id}/`);
  const isOld = body.description === row.description && body.updated_at === row.updatedAt;
  const isNew = body.description === asked;
  if (isNew) Object.assign(row, { description: asked, updatedAt: body.updated_at });
  return isOld || isNew ? 0 : 1;
}

async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await run(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
