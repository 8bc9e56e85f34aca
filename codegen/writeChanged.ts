import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from './createFolder.ts';
import { type GeneratedText, isSameText, writeText } from './generatedText.ts';
import { readGenerated } from './readGenerated.ts';

/** The paths of the files that were written to a folder and removed from it. */
export interface Written {
  written: string[];
  removed: string[];
}

/** Writes changed files and removes obsolete generated files, so that watchers see no other change. */
export async function writeChanged(folder: string, made: ReadonlyMap<string, GeneratedText>): Promise<Written> {
  await createFolder(folder);
  const { texts, ours } = await readGenerated(folder);
  // Files that were not generated are kept, in any folder.
  return writeDifferences(folder, made, new Map(ours.map((file) => [file, texts.get(file) ?? ''])));
}

/** Writes changed files and removes obsolete ones, given the generated files that the folder contains. */
export async function writeDifferences(
  folder: string,
  made: ReadonlyMap<string, GeneratedText>,
  present: ReadonlyMap<string, GeneratedText>,
): Promise<Written> {
  const removed = [...present.keys()].filter((file) => !made.has(file));
  await Promise.all(removed.map((file) => rm(join(folder, file), { force: true })));
  const changed = [...made].filter(([name, text]) => {
    const before = present.get(name);
    return before === undefined || !isSameText(before, text);
  });
  for (const [name, text] of changed) {
    const file = join(folder, name);
    await createFolder(dirname(file));
    await writeText(file, text);
  }
  return { written: changed.map(([name]) => name), removed };
}
