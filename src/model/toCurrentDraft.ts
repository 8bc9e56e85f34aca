import { carryTexts } from './carryTexts.ts';
import { FIRST_VERSION } from './KindChanges.ts';
import type { KeptDraft } from './keptDraft.ts';
import { getKindVersion, type VersionedKind } from './kindVersion.ts';

/** Converts a kept draft to the kind's current version; undefined if it is of a newer one. */
export function toCurrentDraft(draft: KeptDraft, kind: VersionedKind): KeptDraft | undefined {
  const { version: from = FIRST_VERSION, ...kept } = draft;
  const to = getKindVersion(kind);
  if (from === to) return draft;
  if (!(from < to)) return undefined;
  const originals = carryTexts(kept.originals, kind, from);
  const all = carryTexts({ ...kept.originals, ...kept.texts }, kind, from);
  const changed = Object.entries(all).filter(
    ([name, text]) => Object.hasOwn(kept.texts, name) || text !== originals[name],
  );
  return { ...kept, version: to, texts: Object.fromEntries(changed), originals };
}
