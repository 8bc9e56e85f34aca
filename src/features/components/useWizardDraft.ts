import { useEffect, useState } from 'react';
import { DraftStore } from '#model/DraftStore.ts';
import { defaultsOf } from '#model/defaultsOf.ts';
import type { Kind } from '#model/Kind.ts';
import { moveWizard, type WizardProgress } from './wizardStore.ts';

/** The wizard's draft: the kind's defaults and what was typed before a reload; written back when the page goes. */
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
      store.dispose();
    };
  }, [store]);
  return store;
}
