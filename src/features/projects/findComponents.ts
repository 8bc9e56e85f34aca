import type { ComponentListItem } from '#api/useComponents.ts';
import { kindOf } from '#engine/kindOf.ts';

/** The components whose name or kind holds every word that is searched for, by name. */
export function findComponents(components: readonly ComponentListItem[], search: string): ComponentListItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return components
    .filter(({ name, subclass }) => {
      const text = `${name}\n${kindOf(subclass).title}\n${kindOf(subclass).plural}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => COLLATOR.compare(a.name, b.name));
}

const COLLATOR = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
