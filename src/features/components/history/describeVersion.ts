import type { Version } from './Version.ts';

/** What a saved version changed, in words. */
export function describeVersion({ changed, before, changes }: Version): string {
  if (!before) return 'Created';
  if (changed.length > 0) return changed.map(({ title }) => title).join(', ');
  return changes.length > 0 ? changes.map(({ field }) => field).join(', ') : 'Saved without changes';
}
