import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type EntrySort, findUnreadFile } from './findUnreadFile.ts';
import type { GenerateInput } from './generate.ts';
import { inputLimits } from './inputLimits.ts';
import { compareText, type Problem } from './Problem.ts';

/** The schema files of the working folder, with the example kinds if asked, and the names of the installed icons. */
export async function readSchemas({
  folder = 'schemas',
  examples = false,
} = {}): Promise<Omit<GenerateInput, 'apiTypes'>> {
  const found = await Promise.all((await listEntries(folder)).map((entry) => readEntry(entry, folder)));
  const wanted = found.filter(({ file }) => examples || !file.startsWith(`${folder}/examples/`));
  const texts = wanted.flatMap(({ file, text }): [string, string][] => (text === undefined ? [] : [[file, text]]));
  return {
    texts: new Map(texts.sort(([a], [b]) => compareText(a, b))),
    unread: wanted.flatMap(({ problem }) => problem ?? []),
    icons: await iconNames(),
  };
}

async function listEntries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    // The files that are needed are reported as missing one by one.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A file with its text, or with what keeps it from being read; with neither where it is none of codegen's. */
async function readEntry(entry: Dirent, folder: string): Promise<{ file: string; text?: string; problem?: Problem }> {
  const path = join(entry.parentPath, entry.name);
  const file = path.replaceAll('\\', '/');
  const report = (message: string, suggestion: string) => ({
    file,
    problem: { file, line: 1, column: 1, message, suggestion },
  });
  try {
    const problem = findUnreadFile(file, relative(folder, path).replaceAll('\\', '/'), await sortOf(entry, path));
    if (problem) return { file, problem };
    if (!/\.(json|yaml)$/.test(file) || entry.isDirectory()) return { file };
    const { size } = await stat(path);
    if (size > inputLimits.bytes)
      return report(
        `has ${size} bytes; ${inputLimits.bytes} are the most.`,
        'Divide it, or leave out what is repeated.',
      );
    return { file, text: await readFile(path, 'utf8') };
  } catch (error) {
    return report(`can't be read: ${codeOf(error)}.`, 'Make it readable.');
  }
}

async function sortOf(entry: Dirent, path: string): Promise<EntrySort> {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (!entry.isSymbolicLink()) return 'other';
  try {
    const target = await stat(path);
    return target.isFile() ? 'file' : target.isDirectory() ? 'linked folder' : 'other';
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes(codeOf(error))) return 'broken link';
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function iconNames(): Promise<Set<string>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '..', 'esm', 'icons');
  const files = await readdir(folder);
  const names = files.flatMap((file) => /^([a-z0-9-]+)\.m?js$/.exec(file)?.[1] ?? []);
  // The folder's index is not an icon.
  return new Set(names.filter((name) => name !== 'index'));
}
