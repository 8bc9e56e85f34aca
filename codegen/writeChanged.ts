import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { MADE_BY } from './emit.ts';

/** Writes changed files and removes obsolete generated files, so that watchers see no other change. */
export async function writeChanged(folder: string, made: Map<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  const old = new Map<string, string>();
  for (const entry of present.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    old.set(file, await readFile(file, 'utf8'));
  }
  const wanted = new Set([...made.keys()].map((file) => join(folder, file)));
  // Files that were not generated are kept, in any folder.
  const stale = [...old].filter(
    ([file, text]) => !wanted.has(file) && (text.startsWith(MADE_BY) || FORM_SCHEMA.test(relative(folder, file))),
  );
  await Promise.all(stale.map(([file]) => rm(file)));
  for (const [name, text] of made) {
    const file = join(folder, name);
    if (old.get(file) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Generated JSON, which can't begin with the line that says so. */
const FORM_SCHEMA = /^schemas[/\\](?:kinds|forms)[/\\][^/\\]+\.(?:ui)?schema\.json$/;
