import { getStatus, type ImportEntry, type ImportStatus } from './ImportEntry.ts';

export type ImportCounts = Record<ImportStatus, number>;

/** Counts the entries of each status. */
export function countEntries(entries: readonly ImportEntry[]): ImportCounts {
  const counts = { ...NONE };
  for (const entry of entries) counts[getStatus(entry)] += 1;
  return counts;
}

/** Returns the counts in words; a count of zero is left out, except that of entries that can be created. */
export function countsText(counts: ImportCounts, ready: string): string {
  const others = WORDS.filter(([status]) => counts[status] > 0).map(([status, word]) => `${counts[status]} ${word}`);
  return [`${counts.ready} ${ready}`, ...others].join(' · ');
}

const NONE: ImportCounts = {
  ...{ ready: 0, faulty: 0, unreadable: 0, failed: 0, skipped: 0 },
  ...{ deleted: 0, reused: 0, running: 0, created: 0 },
};

const WORDS: [ImportStatus, string][] = [
  ['reused', 'in your library'],
  ['deleted', 'deleted before the export'],
  ['faulty', 'to be corrected'],
  ['unreadable', 'unreadable'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['created', 'created'],
];
