import type { KindSummary } from '#model/KindSummary.ts';
import { nameKey } from '#model/nameKey.ts';

/** Up to this many kinds are all shown; of more, only some are, and a search finds all in their families. */
export const FEW_KINDS = 20;

export const OTHER_FAMILY = 'Other kinds';

export interface KindFamily<Kind> {
  title: string;
  kinds: Kind[];
}

/** The kinds in which each word of the search is found, by family: in the order of their first kinds, those without one last. */
export function findFamilies<Kind extends KindSummary>(kinds: readonly Kind[], search: string): KindFamily<Kind>[] {
  const words = nameKey(search).split(/\s+/).filter(Boolean);
  const families = new Map<string | undefined, Kind[]>();
  for (const kind of kinds) {
    const { subclass, title, plural, family, description } = kind;
    const said = nameKey([subclass, title, plural, family ?? '', description].join('\n'));
    if (!words.every((word) => said.includes(word))) continue;
    families.set(family, [...(families.get(family) ?? []), kind]);
  }
  const others = families.get(undefined) ?? [];
  families.delete(undefined);
  const named = [...families].map(([title = OTHER_FAMILY, members]) => ({ title, kinds: members }));
  return others.length === 0 ? named : [...named, { title: OTHER_FAMILY, kinds: others }];
}

/** At most `FEW_KINDS` of many kinds: those with the most components, then the first ones, in the order of their cards. */
export function mostUsed<Kind extends KindSummary>(
  kinds: readonly Kind[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly Kind[] {
  if (kinds.length <= FEW_KINDS) return kinds;
  const count = ({ subclass }: Kind) => counts?.get(subclass) ?? 0;
  const most = new Set(kinds.toSorted((a, b) => count(b) - count(a)).slice(0, FEW_KINDS));
  return kinds.filter((kind) => most.has(kind));
}
