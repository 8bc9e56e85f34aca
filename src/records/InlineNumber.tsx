import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { useFieldSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { NumberInput } from '#widgets/NumberInput.tsx';
import styles from './InlineNumber.module.css';
import { notifyRefusal } from './notifyActionFailure.ts';

export interface InlineNumberProps {
  /** The draft of a form with only this field; it outlives the input, so half-typed text survives. */
  store: DraftStore;
  field: string;
  /** The input's name for screen readers. */
  label: string;
  /** Stores the number; a rejection is shown at the input, which keeps its text. */
  onCommit: (value: number) => Promise<unknown>;
}

/** A number that is edited in place: Enter or leaving it stores it, Escape restores it. */
export function InlineNumber({ store, field, label, onCommit }: InlineNumberProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { changed, shownError } = useFieldSnapshot(store, field);
  const { minimum, maximum } = store.definition.fields[field] ?? {};

  // Writes stored and restored texts into the input, which holds typed ones already.
  useEffect(
    () =>
      store.subscribeText(field, () => {
        const text = store.text(field);
        if (input.current && input.current.value !== text) input.current.value = text;
      }),
    [store, field],
  );

  async function commit() {
    store.blur(field);
    const value = store.values()[field];
    if (busy || store.snapshot(field).error || !store.snapshot(field).changed || typeof value !== 'number') return;
    setBusy(true);
    const sent = store.allTexts();
    try {
      await onCommit(value);
      store.rebase({ [field]: value }, store.typedSince(sent));
    } catch (thrown) {
      store.setForeignError(field, findFieldErrors(thrown)[field] ?? toApiError(thrown).message);
      notifyRefusal(thrown, () => {
        store.setForeignError(field, undefined);
        void commit();
      });
    } finally {
      setBusy(false);
    }
  }

  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && changed) {
      event.stopPropagation();
      store.restore();
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      // Undo in this input must not reach the page's own history.
      event.preventDefault();
      event.stopPropagation();
      store.undo();
    } else if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      void commit();
    }
  };

  return (
    <span className={styles.cell}>
      <NumberInput
        id={id}
        inputRef={input}
        label={label}
        defaultValue={store.text(field)}
        minimum={minimum}
        maximum={maximum}
        onChange={(text) => store.type(field, text)}
        onBlur={commit}
        onKeyDown={key}
        invalid={shownError !== undefined}
        modified={changed}
        describedBy={`${id}-message`}
      />
      <span id={`${id}-message`} className={styles.message} title={shownError}>
        {shownError}
      </span>
    </span>
  );
}
