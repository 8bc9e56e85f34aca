import { carryTexts } from '#model/carryTexts.ts';
import type { Texts } from '#model/draftHistory.ts';
import { getKindVersion, type VersionedKind } from '#model/kindVersion.ts';
import { NO_TEXTS, useWizard } from './wizardStore.ts';

/** Returns the texts typed so far, migrated to the current version of the kind, which may have changed since. */
export function getTexts(kind: VersionedKind): Texts {
  const { texts, version } = useWizard.getState().progress ?? NO_TEXTS;
  return version < getKindVersion(kind) ? carryTexts(texts, kind, version) : texts;
}
