import { nameKey } from '#model/nameKey.ts';

/** Those of the name, as names are compared; a server that can't look names up answers with its whole list. */
export function namesakes<Named extends { name: string }>(found: readonly Named[], name: string): Named[] {
  const wanted = nameKey(name);
  return found.filter((other) => nameKey(other.name) === wanted);
}
