import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type GeneratedText, writeText } from '#codegen/generatedText.ts';
import { isRecord } from '#model/isRecord.ts';

/** A rule of a kind that a stored component breaks. */
export interface StoredFault {
  id: string;
  subclass: string;
  isDeleted: boolean;
  /** The path of the field; empty for the component as a whole. */
  field: string;
  value: unknown;
  message: string;
}

export interface TriedStore {
  faults: StoredFault[];
  /** How many components were tried, by kind. */
  counts: Record<string, number>;
}

interface Tried {
  /** The generated modules by path. */
  files: ReadonlyMap<string, GeneratedText>;
  /** A data folder, an address of PostgreSQL, or components as lines of JSON. */
  place: string | AsyncIterable<string>;
}

/**
 * Tries kinds on stored components in one of the server's programs, which can read its stores; rejects with the
 * program's error output.
 */
export async function tryStored({ files, place }: Tried): Promise<TriedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  try {
    // Generated modules import the model by the names in package.json.
    await cp('package.json', join(folder, 'package.json'));
    for (const name of ['src', 'node_modules']) await symlink(resolve(name), join(folder, name), 'dir');
    await Promise.all([...files].map(([file, text]) => write(join(folder, 'generated', file), text)));
    return await runProgram(join(folder, 'generated/kinds.ts'), place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(file: string, text: GeneratedText): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeText(file, text);
}

const PROGRAM = 'server/tryStored.cli.ts';

async function runProgram(kinds: string, place: Tried['place']): Promise<TriedStore> {
  const isStore = typeof place === 'string';
  const isPostgres = isStore && /^postgres(?:ql)?:/.test(place);
  const args = ['--import', 'tsx', PROGRAM, kinds, ...(isStore ? [] : ['-'])];
  // An address may hold a password, which other users of the machine could read among the arguments.
  const store = isPostgres ? { DATABASE_URL: place } : isStore ? { DATABASE_URL: '', DATA_DIR: place } : {};
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...store },
  });
  const ended = new Promise<number | Error | null>((done) => child.on('error', done).on('close', done));
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  // A program that ends early reports why; the broken pipe follows from that.
  const sent = pipeline(Readable.from(isStore ? [] : place), child.stdin).then(
    () => undefined,
    (error: Error) => error,
  );
  const tried: TriedStore = { faults: [], counts: {} };
  for await (const line of createInterface(child.stdout)) read(line, tried);
  const fault = await sent;
  const end = await ended;
  if (end instanceof Error) throw end;
  if (end !== 0) throw new Error(said.join('').trim() || `${PROGRAM} failed`);
  if (fault) throw fault;
  return tried;
}

function read(line: string, tried: TriedStore): void {
  const entry: unknown = JSON.parse(line);
  if (!isRecord(entry)) return;
  // The program that was started here writes both.
  if (isRecord(entry.counts)) tried.counts = entry.counts as Record<string, number>;
  else tried.faults.push(entry as unknown as StoredFault);
}
