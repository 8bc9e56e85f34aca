import { useEffect, useState } from 'react';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { formItems } from '#model/formItems.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { itemDiffers } from '#model/versionSource.ts';
import { getOriginals, toVersions } from './toVersions.ts';

/** A version that another window, or another person, has saved while the form is open. */
export interface NewerVersion {
  /** The form had no changes, so it shows this version by now. */
  isShown: boolean;
  /** As `theirs`, beside what is typed here or, where the form shows it, beside what the form showed before. */
  getVersions: () => ThreeTexts;
  /** Continues from it with my texts by these keys; nothing is saved. */
  settle: (mine: ReadonlySet<string>) => void;
  /** Undefined where a choice is still to be made. */
  dismiss: (() => void) | undefined;
}

interface NewerVersionOptions {
  store: DraftStore;
  /** The stored record, if it is another version than the one that the draft began from. */
  newer: FieldValues | undefined;
  /** Makes the stored record the draft's original; these keys keep their texts. */
  take: (mine: ReadonlySet<string>) => void;
}

/** Shows what was saved elsewhere in a form without changes at once; in a form with changes it waits for review. */
export function useNewerVersion({ store, newer, take }: NewerVersionOptions): NewerVersion | undefined {
  const hasChanges = useFormSnapshot(store).changed.length > 0;
  /** What the form showed before. */
  const [before, setBefore] = useState<Texts>();
  const versions = newer && toVersions(store, newer);
  const isOther = versions !== undefined && isChanged(store, versions);

  useEffect(() => {
    if (!versions || (hasChanges && isOther)) return;
    if (isOther) setBefore((first) => first ?? versions.original);
    // Of a source, the versions say for which values it was given; the draft's own text does not.
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
