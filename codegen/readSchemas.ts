import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GenerateInput } from './generate.ts';

/** The schema files of the working folder, with the example kinds if asked, and the names of the installed icons. */
export async function readSchemas({
  folder = 'schemas',
  examples = false,
} = {}): Promise<Omit<GenerateInput, 'apiTypes'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(json|yaml)$/.test(entry.name));
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const file = join(parentPath, name);
      return [file.replaceAll('\\', '/'), await readFile(file, 'utf8')];
    }),
  );
  const wanted = texts.filter(([file]) => examples || !file.startsWith(`${folder}/examples/`));
  return { texts: new Map(wanted.sort(([a], [b]) => (a < b ? -1 : 1))), icons: await iconNames() };
}

async function iconNames(): Promise<Set<string>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '..', 'esm', 'icons');
  const files = await readdir(folder);
  const names = files.flatMap((file) => /^([a-z0-9-]+)\.m?js$/.exec(file)?.[1] ?? []);
  // The folder's index is not an icon.
  return new Set(names.filter((name) => name !== 'index'));
}
