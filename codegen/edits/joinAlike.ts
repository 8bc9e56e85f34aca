import type { Finding } from '#codegen/Finding.ts';

/**
 * Returns the findings of kinds with the kind's name in the message; a finding in a shared file appears once for all
 * its kinds.
 */
export function joinAlike(found: readonly (readonly [subclass: string, findings: readonly Finding[]])[]): Finding[] {
  const joined = new Map<string, { finding: Finding; kinds: string[] }>();
  for (const [subclass, findings] of found) {
    for (const finding of findings) {
      const key = JSON.stringify(finding);
      const entry = joined.get(key) ?? { finding, kinds: [] };
      entry.kinds.push(subclass);
      joined.set(key, entry);
    }
  }
  return [...joined.values()].map(({ finding, kinds }) => ({ ...finding, message: named(kinds, finding.message) }));
}

/** 'wind.hub_height ...', or 'power of gasgenset and 2 more kinds ...'. */
function named([first = '', ...others]: readonly string[], message: string): string {
  if (others.length === 0) return `${first}${message}`;
  const kinds = `${first} and ${others.length} more kind${others.length === 1 ? '' : 's'}`;
  const [path = ''] = message.split(' ', 1);
  return path.startsWith('.') ? `${path.slice(1)} of ${kinds}${message.slice(path.length)}` : `${kinds}${message}`;
}
