import type { DescribedKind, KindSummary } from '#model/KindSummary.ts';
import { nameKey } from '#model/nameKey.ts';

/** Up to this many kinds, all are shown; of more, only the most used ones, and a search lists all matches by family. */
export const FEW_KINDS = 20;

export const OTHER_FAMILY = 'Other kinds';

export interface KindFamily<Kind> {
  title: string;
  kinds: Kind[];
}

/**
 * Returns the kinds in which each word of the search is found, by family: in the order of their first kinds, those
 * without a family last.
 */
export function findFamilies<Kind extends DescribedKind>(kinds: readonly Kind[], search: string): KindFamily<Kind>[] {
  const words = nameKey(search).split(/\s+/).filter(Boolean);
  const families = new Map<string | undefined, Kind[]>();
  for (const kind of kinds) {
    const { subclass, title, plural, family, description } = kind;
    const text = nameKey([subclass, title, plural, family ?? '', description].join('\n'));
    if (!words.every((word) => text.includes(word))) continue;
    families.set(family, [...(families.get(family) ?? []), kind]);
  }
  const others = families.get(undefined) ?? [];
  families.delete(undefined);
  const named = [...families].map(([title = OTHER_FAMILY, members]) => ({ title, kinds: members }));
  return others.length === 0 ? named : [...named, { title: OTHER_FAMILY, kinds: others }];
}

/** Returns at most `FEW_KINDS` kinds in their given order: those with the most components, then the first ones. */
export function mostUsed<Kind extends KindSummary>(
  kinds: readonly Kind[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly Kind[] {
  if (kinds.length <= FEW_KINDS) return kinds;
  const count = ({ subclass }: Kind) => counts?.get(subclass) ?? 0;
  const most = new Set(kinds.toSorted((a, b) => count(b) - count(a)).slice(0, FEW_KINDS));
  return kinds.filter((kind) => most.has(kind));
}
