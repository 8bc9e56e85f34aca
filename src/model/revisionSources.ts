import type { ValueSource, ValueSources } from './ValueSource.ts';

interface SavedRevision {
  source_changes?: readonly { field: string; before: ValueSource | null; after: ValueSource | null }[] | undefined;
}

/**
 * Returns the sources of a record as each revision saved them, newest first like the input. Sources that no revision
 * has changed are the same in all of them.
 */
export function revisionSources(revisions: readonly SavedRevision[], stored: ValueSources): ValueSources[] {
  const oldestFirst = revisions.toReversed().map(({ source_changes: changes = [] }) => changes);
  const sources = new Map<string, ValueSource | null>(Object.entries(stored));
  for (const { field, before } of oldestFirst.flat().toReversed()) sources.set(field, before);
  const all = oldestFirst.map((changes) => {
    for (const { field, after } of changes) sources.set(field, after);
    return Object.fromEntries([...sources].flatMap(([path, source]) => (source ? [[path, source]] : [])));
  });
  return all.toReversed();
}
