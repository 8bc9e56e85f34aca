import { useEffect, useState } from 'react';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { formItems } from '#model/formItems.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { itemDiffers } from '#model/versionSource.ts';
import { getOriginals, toConflictVersions } from './conflictVersions.ts';

/** A version that was saved in another window or by another user while the form is open. */
export interface NewerVersion {
  /** The form had no changes, so it already shows this version. */
  isShown: boolean;
  /**
   * Returns this version as `theirs`; `mine` is the unsaved text or, if `isShown`, the text that the form showed
   * before.
   */
  getVersions: () => ThreeTexts;
  /** Continues from this version with my texts for these keys; nothing is saved. */
  settle: (mine: ReadonlySet<string>) => void;
  /** Undefined while a choice is still open. */
  dismiss: (() => void) | undefined;
}

interface NewerVersionOptions {
  store: DraftStore;
  /** The stored record, if it is not the version that the draft started from. */
  newer: FieldValues | undefined;
  /** Makes the stored record the draft's original; these keys keep their texts. */
  take: (mine: ReadonlySet<string>) => void;
}

/** Applies a version saved elsewhere at once if the form has no changes; otherwise waits for the user's review. */
export function useNewerVersion({ store, newer, take }: NewerVersionOptions): NewerVersion | undefined {
  const hasChanges = useFormSnapshot(store).changed.length > 0;
  /** The texts that the form showed before. */
  const [before, setBefore] = useState<Texts>();
  const versions = newer && toConflictVersions(store, newer);
  const isOther = versions !== undefined && isChanged(store, versions);

  useEffect(() => {
    if (!versions || (hasChanges && isOther)) return;
    if (isOther) setBefore((first) => first ?? versions.original);
    // `versions` holds each source with the values it was given for; `toOwn` converts it to the draft's own text.
    take(store.typedSince(store.sources.toOwn(versions.original)));
  });

  if (versions && isOther && hasChanges)
    return { isShown: false, getVersions: () => versions, settle: take, dismiss: undefined };
  if (!before) return undefined;
  const dismiss = () => setBefore(undefined);
  return {
    isShown: true,
    getVersions: () => ({ original: before, mine: before, theirs: getOriginals(store) }),
    settle: (mine) => {
      store.change(store.sources.toOwn(Object.fromEntries([...mine].map((key) => [key, before[key] ?? '']))));
      dismiss();
    },
    dismiss,
  };
}

function isChanged({ definition }: DraftStore, { original, theirs }: ThreeTexts): boolean {
  return formItems(definition).some((item) => itemDiffers(definition, item, original, theirs));
}
