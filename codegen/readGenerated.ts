import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MADE_BY } from './emit.ts';
import { PAGE_MARK } from './reference/markdown.ts';

/** The files of a folder that codegen writes to. */
export interface GeneratedFolder {
  /** All texts by path inside the folder, with slashes. */
  texts: ReadonlyMap<string, string>;
  /** The files that codegen has made, now or earlier; the others belong to somebody else. */
  ours: string[];
}

/** The folders that codegen makes inside the one it writes to; the pages of docs/ need no others. */
const MADE_FOLDERS = new Set(['forms', 'imports', 'kinds', 'schemas', 'texts', 'validators']);

/**
 * Reads a folder that codegen writes to, and of the folders inside it only those that codegen makes: another one may be a
 * whole project. Rejects if it can't be read.
 */
export async function readGenerated(folder: string): Promise<GeneratedFolder> {
  const entries = await readdir(folder, { withFileTypes: true });
  const made = entries.filter((entry) => entry.isDirectory() && MADE_FOLDERS.has(entry.name));
  const inside = made.map(({ name }) => readdir(join(folder, name), { recursive: true, withFileTypes: true }));
  const present = [...entries, ...(await Promise.all(inside)).flat()];
  const texts = new Map<string, string>();
  for (const entry of present.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    texts.set(relative(folder, file).replaceAll('\\', '/'), await readFile(file, 'utf8'));
  }
  const isOurs = (file: string, text: string) =>
    text.startsWith(MADE_BY) || text.startsWith(PAGE_MARK) || MADE_JSON.test(file);
  const ours = [...texts].filter(([file, text]) => isOurs(file, text));
  return { texts, ours: ours.map(([file]) => file) };
}

/** Generated JSON, which can't begin with the line that marks it as generated. */
const MADE_JSON = /^(?:contract\.json|schemas\/(?:kinds|forms)\/[^/]+\.(?:ui)?schema\.json)$/;
