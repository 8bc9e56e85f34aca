import { KindTitle } from '#library/KindTitle.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { ImportEntry } from './ImportEntry.ts';

/** Renders the kind of an entry and whether it is a template; nothing if neither can be read. */
export function EntryKind({ entry: { draft, deletedKind } }: { entry: ImportEntry }) {
  if (!draft) return deletedKind !== undefined && <KindTitle subclass={deletedKind} />;
  return (
    <>
      {draft.store.definition.title}
      {draft.isTemplate && <Badge>template</Badge>}
    </>
  );
}
