import { readAllComponents } from '#api/useComponents.ts';
import { readAllProjects } from '#api/useProjects.ts';
import { nameKey } from '#model/nameKey.ts';
import type { NameScope } from './NameScope.ts';

/** Returns the keys of the names that begin like `name`: all those that `freeName` might find taken. */
export async function readNamesLike({ subclass, templates }: NameScope, name: string): Promise<ReadonlySet<string>> {
  const stem = nameStem(name);
  const search = stem === '' ? {} : { search: stem };
  const found =
    subclass === undefined
      ? await readAllProjects({ templates, ...search })
      : await readAllComponents({ templates, subclass, ...search });
  return new Set(found.map((other) => nameKey(other.name)));
}

/** Returns the beginning that a name shares with every name derived from it. */
export function nameStem(name: string): string {
  return [...name.trim()].slice(0, STEM_LENGTH).join('').trimEnd();
}

// Names have at most 50 characters, and a suffix such as ' (copy 1000)' fits into the rest.
const STEM_LENGTH = 36;
