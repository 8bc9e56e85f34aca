import { useEffect, useMemo, useState } from 'react';
import { ApiError, findFieldErrors } from '#api/ApiError.ts';
import { withRetry } from '#api/retryPolicy.ts';
import type { DraftShelf } from '#model/DraftShelf.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { saveFailure } from './failures.ts';
import type { TakeStored } from './Submission.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { type KeptDraftState, useKeptDraft } from './useKeptDraft.ts';
import { useNameCheck } from './useNameCheck.ts';
import { type NewerVersion, useNewerVersion } from './useNewerVersion.ts';
import { useSubmission } from './useSubmission.ts';

/** A record as it is stored, with the tag of that version. */
interface Tagged {
  etag: string | undefined;
}

/** The calls that read and store a record. */
interface RecordCalls<Stored extends Tagged> {
  getId: (stored: Stored) => string;
  /** When it was last changed; used if the server sends no version tags. */
  getChangeTime: (stored: Stored) => string;
  toValues: (stored: Stored) => FieldValues;
  /** Finds the records that already have a name, among those whose names must differ from this record's. */
  findNamesakes: (stored: Stored, name: string) => Promise<readonly { id: string }[]>;
  /** Stores values in place of a version; rejects with an ApiError of status 412 if it is no longer the latest. */
  update: (base: Stored, values: FieldValues) => Promise<Stored>;
  read: (base: Stored) => Promise<Stored>;
  /** Caches a version, so that every screen shows it. */
  keep: (stored: Stored) => Promise<void>;
  /** The notice after a save. */
  saved: { title: string; message: string };
}

interface RecordDraftOptions<Stored extends Tagged> {
  kind: Kind;
  stored: Stored;
  /** The draft of the stored version, if the caller has created one. */
  store?: DraftStore | undefined;
  /** Kept stable by the caller. */
  calls: RecordCalls<Stored>;
  /** Leads to a field that blocks saving. */
  onFault?: ((field: string) => void) | undefined;
  /** Where unsaved changes are kept. */
  shelf?: DraftShelf | undefined;
  /** Resumes kept changes without asking. */
  isContinued?: boolean;
}

export interface RecordDraft<Stored extends Tagged> {
  store: DraftStore;
  /** The stored version that the draft started from. */
  base: Stored;
  /** Saves the draft, after any pending name look-up. */
  save: () => Promise<void>;
  /** Saves again after a failure, ignoring the server's earlier errors. */
  retry: () => Promise<void>;
  saving: boolean;
  /** Whether the last attempt found a faulty field. */
  isFaulty: boolean;
  /** Why the last attempt failed, apart from errors at fields. */
  failure: string | undefined;
  /** The version that someone else has stored since, if it blocks saving. */
  conflict: Stored | undefined;
  leaveConflict: () => void;
  /** Makes their version the original, keeps mine in the named fields, and saves again. */
  settleConflict: (mine: ReadonlySet<string>) => Promise<void>;
  /** The version that was saved elsewhere while the form is open. */
  newer: NewerVersion | undefined;
  /** Unsaved changes that outlive the page. */
  kept: KeptDraftState;
}

/** Manages the draft of a stored record: saving, conflicts, newer versions and kept changes. */
export function useRecordDraft<Stored extends Tagged>(options: RecordDraftOptions<Stored>): RecordDraft<Stored> {
  const { kind, stored, store: given, calls, onFault = () => {}, shelf, isContinued = false } = options;
  const [first] = useState(stored);
  const [base, setBase] = useState(stored);
  const [own, setOwn] = useState(() => given ?? openStored(kind, calls.toValues(stored)));
  // A change of language replaces the kind: the same text is typed over the same values.
  if (!given && own.kind !== kind) setOwn(openStored(kind, calls.toValues(base), own.texts()));
  const store = given ?? own;
  const { submission, state, isBusy, isFaulty, failure } = useSubmission<Stored>(store);
  const kept = useKeptDraft(store, shelf, { isContinued });
  const notice = useFailureNotice();
  const names = useNameCheck(
    store,
    useMemo(
      () => ({ find: (name: string) => calls.findNamesakes(first, name), ownId: calls.getId(first) }),
      [calls, first],
    ),
  );
  // A failure's line is cleared by the next edit.
  useEffect(
    () =>
      store.subscribeForm(() => {
        submission.dismissLine();
        if (store.form().changed.length === 0) notice.dismiss();
      }),
    [store, submission, notice],
  );

  function take(mine: ReadonlySet<string>): void {
    store.rebase(calls.toValues(stored), mine);
    setBase(stored);
  }

  // The form's own save arrives as `stored` before the attempt has ended.
  const isNewer = !isSameVersion(stored, base) && !isBusy && state.phase !== 'conflict';
  const newer = useNewerVersion({ store, newer: isNewer ? calls.toValues(stored) : undefined, take });

  async function saveFrom(from: Stored): Promise<void> {
    if (store.form().changed.length === 0) return;
    await submission.attempt({
      names,
      send: (take) => send(from, take),
      readTheirs: () => withRetry(() => calls.read(from)),
      explain: (error) => ({ fields: findFieldErrors(error), line: saveFailure(error).line }),
      onFault,
      onFailed: (error) => {
        const words = saveFailure(error).notice;
        if (submission.isOpen) notice.show({ ...words, retry: () => void submission.retry() });
        else notifyFailure({ ...words, retry: null });
      },
    });
  }

  async function send(from: Stored, take: TakeStored): Promise<void> {
    notice.dismiss();
    if (from.etag === undefined) await expectUnchanged(calls, from);
    const saved = await calls.update(from, store.payload());
    take(calls.toValues(saved));
    setBase(saved);
    toasts.add({ type: 'success', ...calls.saved });
  }

  async function settleConflict(mine: ReadonlySet<string>): Promise<void> {
    if (state.phase !== 'conflict') return;
    const { theirs } = state;
    // Otherwise the version read before would appear as a newer one.
    await calls.keep(theirs);
    store.rebase(calls.toValues(theirs), mine);
    setBase(theirs);
    submission.reset();
    await saveFrom(theirs);
  }

  return {
    store,
    base,
    save: () => saveFrom(base),
    retry: () => submission.retry(),
    saving: isBusy,
    isFaulty,
    failure,
    conflict: state.phase === 'conflict' ? state.theirs : undefined,
    leaveConflict: () => submission.reset(),
    settleConflict,
    newer,
    kept,
  };
}

/** Rejects with status 412 if a server without version tags holds a later version. */
async function expectUnchanged<Stored extends Tagged>(calls: RecordCalls<Stored>, from: Stored): Promise<void> {
  if (calls.getChangeTime(await calls.read(from)) === calls.getChangeTime(from)) return;
  throw new ApiError({ message: 'The record was changed in the meantime', status: 412 });
}

/** Without version tags, two records are the same version only if they are the same object. */
function isSameVersion(a: Tagged, b: Tagged): boolean {
  return a.etag === undefined ? a === b : a.etag === b.etag;
}
