import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readGenerated } from './readGenerated.ts';

/** Writes changed files and removes obsolete generated files, so that watchers see no other change. */
export async function writeChanged(folder: string, made: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { texts, ours } = await readGenerated(folder);
  // Files that were not generated are kept, in any folder.
  const stale = ours.filter((file) => !made.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));
  for (const [name, text] of made) {
    if (texts.get(name) === text) continue;
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
