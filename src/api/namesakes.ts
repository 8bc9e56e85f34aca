import { nameKey } from '#model/nameKey.ts';

/**
 * Returns the records of this name and form, as names are compared; a server that can't look names up returns its whole
 * list.
 */
export function namesakes<Named extends { name: string; is_template: boolean }>(
  found: readonly Named[],
  wanted: { name: string; is_template: boolean },
): Named[] {
  const key = nameKey(wanted.name);
  return found.filter(({ name, is_template }) => is_template === wanted.is_template && nameKey(name) === key);
}
