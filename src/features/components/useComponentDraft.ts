import { useEffect, useState } from 'react';
import { updateComponent } from '#api/componentCalls.ts';
import type { TaggedComponent } from '#api/useComponent.ts';
import { errorToast, fieldErrorsOf, toApiError } from '#model/apiError.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { MESSAGES } from '#model/messages.ts';
import { toasts } from '#ui/toastStore.ts';

interface ComponentDraft {
  store: DraftStore;
  /** Stores the draft; answers the first error where it may not be stored yet. */
  save: () => Promise<{ field: string } | undefined>;
  saving: boolean;
  failure: string | undefined;
  /** Saving was tried in spite of errors. */
  blocked: boolean;
}

/** The draft of a stored component and how it is saved. */
export function useComponentDraft(kind: Kind, stored: TaggedComponent): ComponentDraft {
  const [store] = useState(() => new DraftStore({ kind, mode: 'edit', values: { ...stored.component } }));
  const [base, setBase] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [blocked, setBlocked] = useState(false);
  useEffect(() => () => store.dispose(), [store]);

  // What is read again in the background is shown at once, unless there are changes that it would overwrite.
  useEffect(() => {
    if (stored.etag === base.etag || store.form().changed.length > 0) return;
    store.rebase({ ...stored.component });
    setBase(stored);
  }, [store, stored, base]);

  async function save() {
    if (saving || store.form().changed.length === 0) return undefined;
    const error = store.attempt();
    setBlocked(error !== undefined);
    if (error) return error;
    setSaving(true);
    setFailure(undefined);
    const sent = store.allTexts();
    const { subclass, id } = base.component;
    try {
      const saved = await updateComponent({ subclass, id, values: store.payload(), etag: base.etag });
      store.rebase({ ...saved.component }, sent);
      setBase(saved);
      toasts.add({
        type: 'success',
        title: 'Component Updated',
        message: 'Your changes have been saved successfully.',
      });
    } catch (thrown) {
      return fail(thrown);
    } finally {
      setSaving(false);
    }
    return undefined;
  }

  function fail(thrown: unknown) {
    const error = toApiError(thrown);
    const byField = Object.entries(fieldErrorsOf(error));
    for (const [field, message] of byField) store.setForeignError(field, message);
    const message = error.message || MESSAGES.saveFailed;
    setFailure(
      byField.length > 0 ? byField.map(([field, text]) => `${titleOf(store, field)}: ${text}`).join('. ') : message,
    );
    if (error.status > 0) toasts.add({ type: 'error', ...errorToast(error) });
    else toasts.add({ type: 'error', title: 'Save Failed', message });
    const [first] = byField;
    return first && { field: first[0] };
  }

  return { store, save, saving, failure, blocked };
}

function titleOf(store: DraftStore, field: string): string {
  return store.definition.fields[field]?.title ?? field;
}
