import { useEffect, useId, useMemo } from 'react';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import type { Notice } from './failures.ts';

interface FailureNotice {
  show: (failure: Notice & { retry: () => void }) => void;
  dismiss: () => void;
}

/** Manages the notice of a form's last failed attempt; dismissed with the form, whose draft its Retry would send. */
export function useFailureNotice(): FailureNotice {
  const id = `failure: ${useId()}`;
  const notice = useMemo<FailureNotice>(
    () => ({
      show: (failure) => void notifyFailure({ id, ...failure }),
      dismiss: () => toasts.setVisibility(id, false),
    }),
    [id],
  );
  useEffect(() => () => notice.dismiss(), [notice]);
  return notice;
}
