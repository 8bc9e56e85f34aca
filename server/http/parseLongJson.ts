import { randomUUID } from 'node:crypto';
import { createPause } from '#server/createPause.ts';
import { JsonScan, type LongList } from './JsonScan.ts';

/** Characters of a list that are parsed in one step: a few milliseconds. */
const PIECE = 128 * 1024;

/**
 * Parses a long JSON text in steps, between which other calls are served: the entries of long lists that are the
 * document itself or a property of it in pieces, and then the rest. Returns what `JSON.parse` returns, and rejects where that
 * throws; 'deep' for a text that is nested too deeply to be parsed.
 */
export async function parseLongJson(text: string, piece = PIECE): Promise<{ value: unknown } | 'deep'> {
  const pause = createPause();
  const scan = new JsonScan(text, piece);
  while (scan.advance()) await pause();
  if (scan.isDeep) return 'deep';
  const marker = randomUUID();
  const { lists } = scan;
  const entries: unknown[][] = [];
  for (const list of lists) {
    const parsed: unknown[] = [];
    const parts = listParts(text, list);
    for (const part of parts) {
      if (parts.length > 1 && part.trim() === '') throw new SyntaxError('An entry is missing');
      for (const entry of JSON.parse(`[${part}]`)) parsed.push(entry);
      await pause();
    }
    entries.push(parsed);
  }
  return { value: putBack(JSON.parse(withMarkers(text, lists, marker)), marker, entries) };
}

function listParts(text: string, { start, end, cuts }: LongList): string[] {
  const ends = [...cuts, end];
  return ends.map((to, index) => text.slice((cuts[index - 1] ?? start) + 1, to));
}

/** The text with a marker and a number in place of the entries of each long list. */
function withMarkers(text: string, lists: readonly LongList[], marker: string): string {
  const ends = lists.map(({ end }) => end);
  const before = lists.map(({ start }, index) => `${text.slice(ends[index - 1] ?? 0, start + 1)}"${marker}",${index}`);
  return before.join('') + text.slice(ends.at(-1) ?? 0);
}

function putBack(root: unknown, marker: string, entries: readonly unknown[][]): unknown {
  const find = (value: unknown) => (Array.isArray(value) && value[0] === marker ? entries[value[1]] : undefined);
  const whole = find(root);
  if (whole || typeof root !== 'object' || root === null) return whole ?? root;
  for (const [name, property] of Object.entries(root)) {
    const value = find(property);
    // A property may have any name, also that of the prototype.
    if (value) Object.defineProperty(root, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return root;
}
