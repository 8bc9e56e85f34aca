import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStrings } from './findStrings.ts';
import { compareText } from './Problem.ts';

const FOLDERS = ['src', 'widgets', 'server', 'codegen', 'dev', 'schemas'];

const places = new Map<string, string>();
for (const file of await listFiles()) {
  for (const { line, text } of findStrings(file, await readFile(file, 'utf8'))) {
    const shown = text.replaceAll(/\s+/g, ' ').trim();
    if (!places.has(shown)) places.set(shown, `${file}:${line}`);
  }
}
for (const [text, place] of [...places].sort(([a], [b]) => compareText(a, b))) console.log(`${text}\t${place}`);

async function listFiles(): Promise<string[]> {
  const entries = await Promise.all(FOLDERS.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const files = entries.flat().filter((entry) => entry.isFile() && /\.(tsx?|json|yaml)$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
