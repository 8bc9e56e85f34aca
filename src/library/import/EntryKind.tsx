import { getKindLook } from '#library/getKindLook.ts';
import { Badge } from '#ui/Badge.tsx';
import type { ImportEntry } from './ImportEntry.ts';

/** The kind of an entry and whether it is a template; nothing where neither can be read. */
export function EntryKind({ entry: { draft, deletedKind } }: { entry: ImportEntry }) {
  if (!draft) return deletedKind !== undefined && getKindLook(deletedKind).title;
  return (
    <>
      {draft.store.definition.title}
      {draft.isTemplate && <Badge>template</Badge>}
    </>
  );
}
