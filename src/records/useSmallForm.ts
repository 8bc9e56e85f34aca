import { type RefObject, useMemo, useRef, useState } from 'react';
import { type ApiError, findFieldErrors } from '#api/ApiError.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import type { NameLookUp } from './NameCheck.ts';
import { notifyRefusal } from './notifyActionFailure.ts';
import type { TakeStored } from './Submission.ts';
import { useNameCheck } from './useNameCheck.ts';
import { useSubmission } from './useSubmission.ts';

interface SmallFormOptions {
  form: Kind;
  values?: FieldValues | undefined;
  /** Finds the records that already have a name; kept stable by the caller. Sending waits for its answer. */
  find?: NameLookUp['find'] | undefined;
  /** Sends the entered values; errors of a rejection are shown at the fields that it names. */
  send: (values: FieldValues, take: TakeStored) => Promise<unknown>;
  /** Also called with the failure; by default a refusal (403) is shown as a notice. */
  onFailure?: ((error: ApiError) => void) | undefined;
}

export interface SmallFormState {
  store: DraftStore;
  container: RefObject<HTMLFormElement | null>;
  submit: () => Promise<void>;
  submitting: boolean;
  /** Why the last attempt failed, apart from errors at fields. */
  failure: string | undefined;
}

/** A single-tab form that is sent as a whole: never twice at a time, and never while a field has an error. */
export function useSmallForm(options: SmallFormOptions): SmallFormState {
  const { form, values = {}, find, send, onFailure } = options;
  const [store] = useState(
    () => new DraftStore({ kind: form, mode: 'edit', values: { ...createDefaults(form.definition), ...values } }),
  );
  const container = useRef<HTMLFormElement>(null);
  const { submission, isBusy, failure } = useSubmission(store);
  const names = useNameCheck(
    store,
    useMemo(() => find && { find }, [find]),
  );

  async function submit(): Promise<void> {
    await submission.attempt({
      names,
      send: (take) => send(store.payload(), take),
      explain: (error) => ({ fields: findFieldErrors(error), line: error.message }),
      onFault: (field) => container.current?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)?.focus(),
      // Retry sends nothing once the form has been closed.
      onFailed: onFailure ?? ((error) => notifyRefusal(error, () => container.current?.requestSubmit())),
    });
  }

  return { store, container, submit, submitting: isBusy, failure };
}
