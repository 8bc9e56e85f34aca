import { readFileSync } from 'node:fs';
import type { KindFile } from '#codegen/KindFile.ts';
import { smallTexts } from './schemaTexts.ts';

export const DEPOT = 'schemas/kinds/depot.json';

const text = readFileSync(new URL('./fixtures/depot.json', import.meta.url), 'utf8');

/** The small texts with fixtures/depot.json, in which each of these texts, which occurs once, is replaced. */
export function depotTexts(...edits: [before: string, after: string][]): Map<string, string> {
  const edited = edits.reduce((before, [old, now]) => {
    if (before.split(old).length !== 2) throw new Error(`Occurs ${before.split(old).length - 1} times: ${old}`);
    return before.replace(old, () => now);
  }, text);
  return smallTexts({ [DEPOT]: edited });
}

/** The file's own part of the depot, for the fields that shared files add. */
export function depotFile(): KindFile {
  return JSON.parse(text);
}
