import type { ComponentListItem } from '#api/useComponents.ts';
import { COLLATOR } from '#model/collator.ts';
import { findRows } from './findRows.ts';

/** The components whose name or kind holds every word that is searched for, by name. */
export function findComponents(components: readonly ComponentListItem[], search: string): ComponentListItem[] {
  return findRows(components, search).sort((a, b) => COLLATOR.compare(a.name, b.name));
}
