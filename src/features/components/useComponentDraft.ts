import { useEffect, useState } from 'react';
import { updateComponent } from '#api/componentCalls.ts';
import { getComponent, keepComponent, type TaggedComponent } from '#api/useComponent.ts';
import { showFieldErrors } from '#engine/showFieldErrors.ts';
import { type ApiError, fieldErrorsOf, toApiError } from '#model/apiError.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { saveFailure } from '#model/failures.ts';
import type { Kind } from '#model/Kind.ts';
import { withRetry } from '#model/retryPolicy.ts';
import { tellFailure } from '#ui/tellFailure.ts';
import { toasts } from '#ui/toastStore.ts';

interface ComponentDraft {
  store: DraftStore;
  /** The stored version that the draft began from. */
  base: TaggedComponent;
  /** Stores the draft; answers the first field at fault where it can't be stored. */
  save: () => Promise<string | undefined>;
  saving: boolean;
  /** What is wrong with the last try beside errors at fields. */
  failure: string | undefined;
  /** What somebody else has stored since, once saving has met it. */
  conflict: TaggedComponent | undefined;
  leaveConflict: () => void;
  /** Takes their version as the original, mine in the named fields, and saves again; answers as `save` does. */
  settleConflict: (mine: ReadonlySet<string>) => Promise<string | undefined>;
}

/** The draft of a stored component and how it is saved. */
export function useComponentDraft(kind: Kind, stored: TaggedComponent): ComponentDraft {
  const [store] = useState(() => new DraftStore({ kind, mode: 'edit', values: { ...stored.component } }));
  const [base, setBase] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<TaggedComponent>();
  useEffect(() => () => store.dispose(), [store]);
  // What went wrong with the last try is no longer news once something else is tried.
  useEffect(() => store.subscribeForm(() => setFailure(undefined)), [store]);

  // What is read again in the background is shown at once, unless there are changes that it would overwrite.
  useEffect(() => {
    if (stored.etag === base.etag || store.form().changed.length > 0) return;
    store.rebase({ ...stored.component });
    setBase(stored);
  }, [store, stored, base]);

  async function save(from = base): Promise<string | undefined> {
    if (saving || store.form().changed.length === 0) return undefined;
    const error = store.attempt();
    if (error) return error.field;
    setSaving(true);
    setFailure(undefined);
    const sent = store.allTexts();
    const { subclass, id } = from.component;
    try {
      const saved = await updateComponent({ subclass, id, values: store.payload(), etag: from.etag });
      store.rebase({ ...saved.component }, store.typedSince(sent));
      setBase(saved);
      toasts.add({
        type: 'success',
        title: 'Component Updated',
        message: 'Your changes have been saved successfully.',
      });
      return undefined;
    } catch (thrown) {
      const failed = toApiError(thrown);
      return failed.status === 412 ? await meetConflict({ subclass, id }) : showFailure(failed);
    } finally {
      setSaving(false);
    }
  }

  async function meetConflict(address: { subclass: string; id: string }): Promise<undefined> {
    try {
      setConflict(await withRetry(() => getComponent(address)));
    } catch (thrown) {
      showFailure(toApiError(thrown));
    }
  }

  function showFailure(error: ApiError): string | undefined {
    const { first, elsewhere } = showFieldErrors(store, fieldErrorsOf(error));
    const { line, notice } = saveFailure(error);
    setFailure(elsewhere || (first ? undefined : line));
    if (error.status > 0) tellFailure(notice);
    else toasts.add({ type: 'error', ...notice });
    return first;
  }

  async function settleConflict(mine: ReadonlySet<string>): Promise<string | undefined> {
    if (!conflict) return undefined;
    // The version read before must not come back as a newer one.
    await keepComponent(conflict);
    store.rebase({ ...conflict.component }, mine);
    setBase(conflict);
    setConflict(undefined);
    return save(conflict);
  }

  return {
    store,
    base,
    save: async () => (conflict ? undefined : save()),
    saving,
    failure,
    conflict,
    leaveConflict: () => setConflict(undefined),
    settleConflict,
  };
}
