import { useEffect, useState } from 'react';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { Persistence } from '#model/Persistence.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';
import { getTexts } from './getTexts.ts';
import { moveWizard, useWizard } from './wizardStore.ts';

/**
 * Creates the wizard's draft from the kind's defaults and the texts typed before a reload; saves texts as the user
 * types.
 */
export function useWizardDraft(kind: Kind, templates: boolean): DraftStore {
  const [store, setStore] = useState(() => createDraft(kind, templates, getTexts(kind)));
  // After a change of language, a new draft takes over the texts.
  if (store.kind !== kind) setStore(createDraft(kind, templates, store.texts()));
  useEffect(() => {
    const persistence = new Persistence(() => {
      // The wizard may have been closed or may have moved on to another kind.
      if (useWizard.getState().progress?.subclass === store.definition.id)
        moveWizard({ texts: store.texts(), version: getKindVersion(store) });
    });
    const flush = () => persistence.flush();
    const stop = subscribeTexts(store, () => persistence.touch());
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      persistence.flush();
      store.dispose();
    };
  }, [store]);
  return store;
}

function createDraft(kind: Kind, templates: boolean, texts: Texts): DraftStore {
  const values = { ...createDefaults(kind.definition), subclass: kind.definition.id, is_template: templates };
  return new DraftStore({ kind, mode: 'create', values, texts });
}
