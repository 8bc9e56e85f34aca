import type { Asset } from '#api/useProjectAssets.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { COLLATOR } from '#model/collator.ts';

/** Returns the assets sorted by a column of their table; equal ones stay in the order in which they were added. */
export function sortAssets(assets: readonly Asset[], { by, order }: { by: string; order: 'asc' | 'desc' }): Asset[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...assets].sort((a, b) => sign * compare(a, b, by) || (a.id < b.id ? -1 : 1));
}

function compare(a: Asset, b: Asset, by: string): number {
  switch (by) {
    case 'name':
      return COLLATOR.compare(a.name, b.name);
    case 'subclass':
      return COLLATOR.compare(getKindAppearance(a.subclass).title, getKindAppearance(b.subclass).title);
    case 'count':
      return a.count - b.count;
    default:
      return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  }
}
