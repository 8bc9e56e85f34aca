import { readAllComponents } from '#api/useComponents.ts';
import { readAllProjects } from '#api/useProjects.ts';
import { nameKey } from '#model/nameKey.ts';
import type { NameScope } from './NameScope.ts';

/** Keys of the names that begin like a name: all those that `freeName` might find taken. */
export async function readNamesLike({ subclass, templates }: NameScope, name: string): Promise<ReadonlySet<string>> {
  const stem = nameStem(name);
  const search = stem === '' ? {} : { search: stem };
  const found =
    subclass === undefined
      ? await readAllProjects({ templates, ...search })
      : await readAllComponents({ templates, subclass, ...search });
  return new Set(found.map((other) => nameKey(other.name)));
}

/** The beginning of a name that every name made from it has. */
export function nameStem(name: string): string {
  return [...name.trim()].slice(0, STEM_LENGTH).join('').trimEnd();
}

// Names have 50 characters, and no mark such as '(copy 1000)' takes more than the rest.
const STEM_LENGTH = 36;
