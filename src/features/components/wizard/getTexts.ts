import { carryTexts } from '#model/carryTexts.ts';
import type { Texts } from '#model/draftHistory.ts';
import { type VersionedKind, versionOf } from '#model/kindVersion.ts';
import { NO_TEXTS, useWizard } from './wizardStore.ts';

/** The texts of the chosen kind, migrated to its current version: it may have changed since they were typed. */
export function getTexts(kind: VersionedKind): Texts {
  const { texts, version } = useWizard.getState().progress ?? NO_TEXTS;
  return version < versionOf(kind) ? carryTexts(texts, kind, version) : texts;
}
