import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { makeModules } from '#codegen/makeModules.ts';
import { SchemaWatch, type WatchRun } from '#codegen/SchemaWatch.ts';

export const KIND = 'schemas/kinds/probe.json';

/** The least that codegen needs: a meta-schema that accepts everything, and a contract without calls. */
export const FILES = {
  'schemas/kind.schema.json': JSON.stringify({ $id: 'watched', $defs: { shared: {}, form: {}, texts: {} } }),
  'schemas/common.json': '{ "$id": "common", "title": "Common" }',
  'schemas/openapi.yaml':
    'openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { Any: { x-kinds: read }, AnyWrite: { x-kinds: write } } }\n',
  [KIND]: kindText('Probe'),
};

export function kindText(title: string): string {
  const card = { plural: 'Probes', icon: 'fan', order: 1 };
  return JSON.stringify({ $schema: '../kind.schema.json', $id: 'probe', title, 'x-kind': card });
}

const PROJECT = process.cwd();

/** A run takes a small fraction of this, also on a busy machine. */
const LONGEST_MS = 30_000;

// The real timers, also in tests that fake them.
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

/** Runs each test of the file in a folder with schemas; returns what starts and ends watching it. */
export function inWatchedFolder() {
  // What is compiled on first use would count for the first test.
  makeModules({ texts: new Map(Object.entries(FILES)), icons: new Set(['fan']) });
  let folder = '';
  let watch: SchemaWatch | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'q-system-'));
    // Codegen names files by their paths from the folder of the project.
    process.chdir(folder);
    await mkdir('schemas/kinds', { recursive: true });
    for (const [file, text] of Object.entries(FILES)) await writeFile(file, text);
  });
  afterEach(async () => {
    watch?.close();
    process.chdir(PROJECT);
    await rm(folder, { recursive: true });
  });

  /** Starts to watch; each call of what it returns waits for the next run that is meant. */
  const start = (own: { examples?: boolean; onRun?: (run: WatchRun) => void } = {}) => {
    const runs: WatchRun[] = [];
    let notice = () => {};
    watch = new SchemaWatch({
      // What is still under way at the end of a test must not write to the project.
      out: join(folder, 'generated'),
      examples: own.examples ?? false,
      onRun: (run) => {
        runs.push(run);
        notice();
        own.onRun?.(run);
      },
    });
    return async (isMeant: (run: WatchRun) => boolean = () => true): Promise<WatchRun> => {
      for (;;) {
        const run = runs.shift();
        if (run && isMeant(run)) return run;
        if (runs.length > 0) continue;
        await new Promise<void>((resolve, reject) => {
          const timer = startTimer(() => reject(new Error('No further run has ended.')), LONGEST_MS);
          notice = () => {
            endTimer(timer);
            resolve();
          };
        });
      }
    };
  };
  return { start, close: () => watch?.close() };
}
