import { useEffect, useState } from 'react';
import { DraftStore } from '#model/DraftStore.ts';
import { defaultsOf } from '#model/defaultsOf.ts';
import type { Kind } from '#model/Kind.ts';
import { moveWizard, useWizard, type WizardProgress } from './wizardStore.ts';

/** The wizard's draft: the kind's defaults and what was typed before a reload; written back when the page goes or is left. */
export function useWizardDraft(kind: Kind, { texts, templates }: WizardProgress): DraftStore {
  const [store] = useState(() => {
    const values = { ...defaultsOf(kind.definition), subclass: kind.definition.id, is_template: templates };
    return new DraftStore({ kind, mode: 'create', values, texts });
  });
  useEffect(() => {
    const keep = () => moveWizard({ texts: store.texts() });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // The page was left with the wizard open; a closed one, or another kind, begins anew.
      if (useWizard.getState().progress?.subclass === store.definition.id) keep();
      store.dispose();
    };
  }, [store]);
  return store;
}
