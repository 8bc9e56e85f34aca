import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { Submission, type SubmissionState } from './Submission.ts';

interface SubmissionView<Theirs> {
  submission: Submission<Theirs>;
  state: SubmissionState<Theirs>;
  /** A name is looked up, or the form is being sent. */
  isBusy: boolean;
  /** Whether the last attempt found a faulty field. */
  isFaulty: boolean;
  /** Why the last attempt failed, apart from errors at fields. */
  failure: string | undefined;
}

/** Creates the submission of a form's draft; when the form is removed, it ends and the draft is disposed. */
export function useSubmission<Theirs = never>(store: DraftStore): SubmissionView<Theirs> {
  const submission = useMemo(() => new Submission<Theirs>(store), [store]);
  const state = useSyncExternalStore(submission.subscribe, submission.getState);
  useEffect(() => submission.open(), [submission]);
  useEffect(() => () => store.dispose(), [store]);
  return {
    submission,
    state,
    isBusy: submission.isBusy,
    isFaulty: 'fault' in state && state.fault !== undefined,
    failure: state.phase === 'failed' ? state.line : undefined,
  };
}
