import { isRecord } from '#model/isRecord.ts';
import type { TextPatch } from '#model/TextPatch.ts';

/** Returns the texts of a translated value that differ from the original's; undefined if none does. */
export function diffTexts(original: unknown, translated: unknown): TextPatch | undefined {
  // The rows of a document's table may hold the same table; nothing in a document is translated.
  return diffInside(original, translated, new Set());
}

function diffInside(original: unknown, translated: unknown, visited: Set<unknown>): TextPatch | undefined {
  if (typeof original === 'string')
    return typeof translated === 'string' && translated !== original ? translated : undefined;
  if (visited.has(original)) return undefined;
  if (typeof original === 'object') visited.add(original);
  const [before, after] = [toEntries(original), new Map(toEntries(translated))];
  const found = before.flatMap(([key, value]): [string, TextPatch][] => {
    const patch = diffInside(value, after.get(key), visited);
    return patch === undefined ? [] : [[key, patch]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function toEntries(value: unknown): [string, unknown][] {
  return isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
}
