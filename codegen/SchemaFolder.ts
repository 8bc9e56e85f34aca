import { type BigIntStats, type Dirent, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type EntrySort, findUnreadFile } from './findUnreadFile.ts';
import { inputLimits } from './inputLimits.ts';
import type { SchemaTexts } from './makeModules.ts';
import { compareText, type Problem } from './Problem.ts';

interface Wanted {
  folder?: string;
  /** Whether the example kinds are read as well. */
  examples?: boolean;
}

interface ReadText {
  /** Changes whenever the file changes. */
  stamp: string;
  text: string;
}

/** A folder of schema files that is read repeatedly; unchanged files are not read again. */
export class SchemaFolder {
  readonly #folder: string;
  readonly #examples: boolean;
  #texts = new Map<string, ReadText>();
  #icons: Set<string> | undefined;

  constructor({ folder = 'schemas', examples = false }: Wanted = {}) {
    this.#folder = folder;
    this.#examples = examples;
  }

  /** Returns its files and the names of the installed icons; rejects if the folder can't be read. */
  async read(): Promise<SchemaTexts> {
    const listed = await listEntries(this.#folder);
    const found = await Promise.all(listed.map((entry) => this.#readEntry(entry)));
    const wanted = found.filter(({ file }) => this.#examples || !file.startsWith(`${this.#folder}/examples/`));
    const read = found.flatMap(({ file, read }): [string, ReadText][] => (read === undefined ? [] : [[file, read]]));
    this.#texts = new Map(read);
    const texts = wanted.flatMap(({ file, read }): [string, string][] =>
      read === undefined ? [] : [[file, read.text]],
    );
    this.#icons ??= await iconNames();
    return {
      texts: new Map(texts.sort(([a], [b]) => compareText(a, b))),
      unread: wanted.flatMap(({ problem }) => problem ?? []),
      icons: this.#icons,
    };
  }

  /** Returns a file with its text or with the reason why it can't be read; with neither if codegen ignores it. */
  async #readEntry(entry: Dirent): Promise<{ file: string; read?: ReadText; problem?: Problem }> {
    const path = join(entry.parentPath, entry.name);
    const file = path.replaceAll('\\', '/');
    const report = (message: string, suggestion: string) => ({
      file,
      problem: { file, line: 1, column: 1, message, suggestion },
    });
    try {
      const inFolder = relative(this.#folder, path).replaceAll('\\', '/');
      const problem = findUnreadFile(file, inFolder, await findSort(entry, path));
      if (problem) return { file, problem };
      if (!/\.(json|yaml)$/.test(file) || entry.isDirectory()) return { file };
      const stats = statSync(path, { bigint: true });
      if (stats.size > inputLimits.bytes)
        return report(
          `has ${stats.size} bytes; at most ${inputLimits.bytes} are allowed.`,
          'Split it, or leave out what is repeated.',
        );
      const stamp = toStamp(stats);
      const known = this.#texts.get(file);
      if (known?.stamp === stamp) return { file, read: known };
      return { file, read: { stamp, text: await readFile(path, 'utf8') } };
    } catch (error) {
      return report(`can't be read: ${toCode(error)}.`, 'Make it readable.');
    }
  }
}

function toStamp({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join();
}

async function listEntries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    // Missing files that are needed are reported one by one.
    if (toCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function findSort(entry: Dirent, path: string): Promise<EntrySort> {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (!entry.isSymbolicLink()) return 'other';
  try {
    const target = await stat(path);
    return target.isFile() ? 'file' : target.isDirectory() ? 'linked folder' : 'other';
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes(toCode(error))) return 'broken link';
    throw error;
  }
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function iconNames(): Promise<Set<string>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '..', 'esm', 'icons');
  const files = await readdir(folder);
  const names = files.flatMap((file) => /^([a-z0-9-]+)\.m?js$/.exec(file)?.[1] ?? []);
  // The folder's index is not an icon.
  return new Set(names.filter((name) => name !== 'index'));
}
