import { nameKey } from '#model/nameKey.ts';

const LONGEST_NAME = 50;

/** The first of '{name} (copy)', '{name} (copy 2)' ... that is not taken, cut to 50 characters. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy++) {
    const suffix = copy === 1 ? ' (copy)' : ` (copy ${copy})`;
    const candidate = `${[...name]
      .slice(0, LONGEST_NAME - suffix.length)
      .join('')
      .trimEnd()}${suffix}`;
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}
