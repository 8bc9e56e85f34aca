import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError, findFieldErrors, toApiError } from '#api/ApiError.ts';
import { withRetry } from '#api/retryPolicy.ts';
import type { DraftShelf } from '#model/DraftShelf.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { saveFailure } from './failures.ts';
import { showFieldErrors } from './showFieldErrors.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { useIsGone } from './useIsGone.ts';
import { type KeptDraftState, useKeptDraft } from './useKeptDraft.ts';
import { useNameCheck } from './useNameCheck.ts';

/** A record as it is stored, with the tag of that version. */
interface Tagged {
  etag: string | undefined;
}

/** How a record is read and stored. */
interface RecordCalls<Stored extends Tagged> {
  idOf: (stored: Stored) => string;
  /** When it was last changed, for servers that tag no versions. */
  changedAt: (stored: Stored) => string;
  valuesOf: (stored: Stored) => FieldValues;
  /** Finds the records that have a name already, among those that this record must differ from. */
  nameMatches: (stored: Stored, name: string) => Promise<readonly { id: string }[]>;
  /** Stores values in place of a version; an ApiError of status 412 says that it is no longer the latest. */
  update: (base: Stored, values: FieldValues) => Promise<Stored>;
  read: (base: Stored) => Promise<Stored>;
  /** Makes a version what every screen shows. */
  keep: (stored: Stored) => Promise<void>;
  /** What is told once the record is stored. */
  saved: { title: string; message: string };
}

interface RecordDraftOptions<Stored extends Tagged> {
  kind: Kind;
  stored: Stored;
  /** The draft of the stored version, where the caller has made it. */
  store?: DraftStore | undefined;
  /** Kept stable by the caller. */
  calls: RecordCalls<Stored>;
  /** Called after each try to save, with the first field at fault where there is one. */
  onTried?: ((fault: string | undefined) => void) | undefined;
  /** Where unsaved changes are kept. */
  shelf?: DraftShelf | undefined;
}

export interface RecordDraft<Stored extends Tagged> {
  store: DraftStore;
  /** The stored version that the draft began from. */
  base: Stored;
  /** Stores the draft, once a look-up of its name that is under way has answered. */
  save: () => Promise<void>;
  /** Saves again after a failure, whatever the server has said before. */
  retry: () => Promise<void>;
  saving: boolean;
  /** What is wrong with the last try beside errors at fields. */
  failure: string | undefined;
  /** What somebody else has stored since, once saving has met it. */
  conflict: Stored | undefined;
  leaveConflict: () => void;
  /** Takes their version as the original, mine in the named fields, and saves again. */
  settleConflict: (mine: ReadonlySet<string>) => Promise<void>;
  /** Unsaved changes that outlive the page. */
  kept: KeptDraftState;
}

/** The draft of a stored record and how it is saved. */
export function useRecordDraft<Stored extends Tagged>({
  kind,
  stored,
  store: given,
  calls,
  onTried = () => {},
  shelf,
}: RecordDraftOptions<Stored>): RecordDraft<Stored> {
  const [first] = useState(stored);
  const [store] = useState(() => given ?? new DraftStore({ kind, mode: 'edit', values: calls.valuesOf(stored) }));
  const [base, setBase] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Stored>();
  const kept = useKeptDraft(store, shelf);
  const notice = useFailureNotice();
  const names = useNameCheck(
    store,
    useMemo(
      () => ({ find: (name: string) => calls.nameMatches(first, name), ownId: calls.idOf(first) }),
      [calls, first],
    ),
  );
  // A notice may be pressed long after the render that it was made in.
  const isSaving = useRef(false);
  const isGone = useIsGone();
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => store.dispose(), [store]);
  // What went wrong with the last try is no longer news once something else is tried.
  useEffect(
    () =>
      store.subscribeForm(() => {
        setFailure(undefined);
        if (store.form().changed.length === 0) notice.dismiss();
      }),
    [store, notice],
  );

  // What is read again in the background is shown at once, unless there are changes that it would overwrite.
  useEffect(() => {
    if (isSameVersion(stored, base) || store.form().changed.length > 0) return;
    store.rebase(calls.valuesOf(stored));
    setBase(stored);
  }, [store, stored, base, calls]);

  async function save(from = base): Promise<void> {
    if (isSaving.current || store.form().changed.length === 0) return;
    const error = store.attempt();
    if (error) return onTried(error.field);
    isSaving.current = true;
    setSaving(true);
    setFailure(undefined);
    notice.dismiss();
    try {
      if (names?.isPending) await names.settle();
      // Whoever has left the editor meanwhile has given the changes up.
      if (isGone.current) return;
      onTried(store.attempt()?.field ?? (await send(from)));
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  /** Returns the first field at fault where the record can't be stored. */
  async function send(from: Stored): Promise<string | undefined> {
    const sent = store.allTexts();
    try {
      if (from.etag === undefined) await expectUnchanged(from);
      const saved = await calls.update(from, store.payload());
      store.rebase(calls.valuesOf(saved), store.typedSince(sent));
      setBase(saved);
      toasts.add({ type: 'success', ...calls.saved });
      return undefined;
    } catch (thrown) {
      const failed = toApiError(thrown);
      return failed.status === 412 ? await meetConflict(from) : showFailure(failed);
    }
  }

  /** Throws as a server does that tags its versions, where one that does not holds a later version. */
  async function expectUnchanged(from: Stored): Promise<void> {
    if (calls.changedAt(await calls.read(from)) === calls.changedAt(from)) return;
    throw new ApiError({ message: 'The record was changed in the meantime', status: 412 });
  }

  async function meetConflict(from: Stored): Promise<string | undefined> {
    try {
      setConflict(await withRetry(() => calls.read(from)));
      return undefined;
    } catch (thrown) {
      return showFailure(toApiError(thrown));
    }
  }

  function showFailure(error: ApiError): string | undefined {
    const { first: fault, elsewhere } = showFieldErrors(store, findFieldErrors(error));
    const { line, notice: words } = saveFailure(error);
    setFailure(elsewhere || (fault ? undefined : line));
    if (isGone.current) notifyFailure({ ...words, retry: null });
    else notice.show({ ...words, retry: () => void retry() });
    return fault;
  }

  async function retry(): Promise<void> {
    store.clearForeignErrors();
    await latest.current();
  }

  async function settleConflict(mine: ReadonlySet<string>): Promise<void> {
    if (!conflict) return;
    // The version read before must not come back as a newer one.
    await calls.keep(conflict);
    store.rebase(calls.valuesOf(conflict), mine);
    setBase(conflict);
    setConflict(undefined);
    await save(conflict);
  }

  return {
    store,
    base,
    save: async () => (conflict ? undefined : save()),
    retry,
    saving,
    failure,
    conflict,
    leaveConflict: () => setConflict(undefined),
    settleConflict,
    kept,
  };
}

/** Servers that tag no versions send records; two of them are the same version where they are the same object. */
function isSameVersion(a: Tagged, b: Tagged): boolean {
  return a.etag === undefined ? a === b : a.etag === b.etag;
}
