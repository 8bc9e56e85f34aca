import type { ComponentListItem } from '#api/useComponents.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import type { TakenNames } from './importReducer.ts';

/** Groups the names of components as the import's reducer compares them. */
export function toTakenNames(components: readonly ComponentListItem[]): TakenNames {
  const names = new Map<string, Set<string>>();
  for (const item of components) {
    const group = nameGroup(item);
    names.set(group, (names.get(group) ?? new Set()).add(nameKey(item.name)));
  }
  return names;
}
