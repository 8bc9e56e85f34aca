import { useEffect, useState } from 'react';
import { type ApiError, fieldErrorsOf, toApiError } from '#model/apiError.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { saveFailure } from '#model/failures.ts';
import type { Kind } from '#model/Kind.ts';
import { withRetry } from '#model/retryPolicy.ts';
import { tellFailure } from '#ui/tellFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { showFieldErrors } from './showFieldErrors.ts';

/** A record as it is stored, with the tag of that version. */
interface Tagged {
  etag: string | undefined;
}

/** How a record is read and stored. */
interface RecordCalls<Stored extends Tagged> {
  valuesOf: (stored: Stored) => FieldValues;
  /** Stores values in place of a version; an ApiError of status 412 says that it is no longer the latest. */
  update: (base: Stored, values: FieldValues) => Promise<Stored>;
  read: (base: Stored) => Promise<Stored>;
  /** Makes a version what every screen shows. */
  keep: (stored: Stored) => Promise<void>;
  /** What is told once the record is stored. */
  saved: { title: string; message: string };
}

export interface RecordDraft<Stored extends Tagged> {
  store: DraftStore;
  /** The stored version that the draft began from. */
  base: Stored;
  /** Stores the draft; answers the first field at fault where it can't be stored. */
  save: () => Promise<string | undefined>;
  saving: boolean;
  /** What is wrong with the last try beside errors at fields. */
  failure: string | undefined;
  /** What somebody else has stored since, once saving has met it. */
  conflict: Stored | undefined;
  leaveConflict: () => void;
  /** Takes their version as the original, mine in the named fields, and saves again; answers as `save` does. */
  settleConflict: (mine: ReadonlySet<string>) => Promise<string | undefined>;
}

/** The draft of a stored record and how it is saved; `calls` are kept stable by the caller. */
export function useRecordDraft<Stored extends Tagged>(
  kind: Kind,
  stored: Stored,
  calls: RecordCalls<Stored>,
): RecordDraft<Stored> {
  const [store] = useState(() => new DraftStore({ kind, mode: 'edit', values: calls.valuesOf(stored) }));
  const [base, setBase] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Stored>();
  useEffect(() => () => store.dispose(), [store]);
  // What went wrong with the last try is no longer news once something else is tried.
  useEffect(() => store.subscribeForm(() => setFailure(undefined)), [store]);

  // What is read again in the background is shown at once, unless there are changes that it would overwrite.
  useEffect(() => {
    if (stored.etag === base.etag || store.form().changed.length > 0) return;
    store.rebase(calls.valuesOf(stored));
    setBase(stored);
  }, [store, stored, base, calls]);

  async function save(from = base): Promise<string | undefined> {
    if (saving || store.form().changed.length === 0) return undefined;
    const error = store.attempt();
    if (error) return error.field;
    setSaving(true);
    setFailure(undefined);
    const sent = store.allTexts();
    try {
      const saved = await calls.update(from, store.payload());
      store.rebase(calls.valuesOf(saved), store.typedSince(sent));
      setBase(saved);
      toasts.add({ type: 'success', ...calls.saved });
      return undefined;
    } catch (thrown) {
      const failed = toApiError(thrown);
      return failed.status === 412 ? await meetConflict(from) : showFailure(failed);
    } finally {
      setSaving(false);
    }
  }

  async function meetConflict(from: Stored): Promise<undefined> {
    try {
      setConflict(await withRetry(() => calls.read(from)));
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
    await calls.keep(conflict);
    store.rebase(calls.valuesOf(conflict), mine);
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
