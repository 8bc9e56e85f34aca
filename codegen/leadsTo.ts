import type { MergedKind } from './mergeKind.ts';

/** Whether one derived value is calculated from another, directly or through others. */
export function leadsTo(name: string, other: string, kind: MergedKind, seen: Set<string> = new Set()): boolean {
  if (name === other) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  const { value = '', when = '' } = kind.derived.get(name)?.schema ?? {};
  const words = `${value} ${when}`.match(/[a-z_]\w*/gi) ?? [];
  return words.some((word) => kind.derived.has(word) && leadsTo(word, other, kind, seen));
}
