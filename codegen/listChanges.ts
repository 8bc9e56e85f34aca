import { joinWords } from '#model/joinWords.ts';
import type { VersionLog } from '#model/Kind.ts';
import type { ChangeSchema, KindFile } from './KindFile.ts';

/** Returns `x-changes` in words, the newest version first. */
export function listChanges({ 'x-changes': changes = {} }: Pick<KindFile, 'x-changes'>): VersionLog[] {
  return Object.entries(changes)
    .map(([version, own]) => ({ version: Number(version), changes: own.map(describeChange) }))
    .sort((a, b) => b.version - a.version);
}

/** 'wind_height is now called hub_height'. */
function describeChange(change: ChangeSchema): string {
  const text = describeWord(change);
  return change.in === undefined ? text : `in ${change.in}: ${text}`;
}

function describeWord(change: ChangeSchema): string {
  const { rename, move, scale, map, split, merge, add, drop, to, from, as, values = {}, into, value } = change;
  const name = as === undefined ? '' : ` and is called ${as}`;
  if (rename !== undefined) return `${rename} is now called ${to}`;
  if (move !== undefined) return `${move} is now at ${to}`;
  if (scale !== undefined) return `${scale} is in ${to} instead of ${from}${name}`;
  if (map !== undefined) {
    const pairs = Object.entries(values).map(([older, newer]) => `${older} is now ${newer}`);
    return `of ${map}, ${joinWords(pairs)}${as === undefined ? '' : `; it is called ${as}`}`;
  }
  const parts = Array.isArray(into) ? into : Object.keys(Object(into));
  if (split !== undefined) return `${split} has become ${joinWords(parts)}`;
  if (merge !== undefined) return `${joinWords(merge)} have become ${String(into)}`;
  if (add !== undefined) return `${add} is new; in earlier components it is ${value}`;
  return `${drop} was removed`;
}
