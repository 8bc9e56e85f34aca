import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { getMessage } from './FieldFrame.tsx';
import { useFieldName, useFormSettings } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { useFieldSnapshot } from './useDraft.ts';

interface TextInput<Element> {
  store: DraftStore;
  name: string;
  inputRef: RefObject<Element | null>;
  /** The text at mount; afterwards the input holds its own. */
  defaultValue: string;
  placeholder: string | undefined;
  isInvalid: boolean;
  isModified: boolean;
  /** Id of the message below the input. */
  describedBy: string | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** Binds an uncontrolled text input to its field: keys go to the store, undone and loaded texts come back into the input. */
export function useTextInput<Element extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  placeholder: whenEmpty,
  rawErrors = [],
}: InputProps): TextInput<Element> {
  const { store, marksChanges } = useFormSettings();
  const name = useFieldName();
  const snapshot = useFieldSnapshot(store, name);
  const inputRef = useRef<Element>(null);
  const isNewName = store.mode === 'create' && name === 'name';
  const placeholder = useSyncExternalStore(
    // Only the name of a new record has one that changes, and no other field is to pay for it.
    useCallback(
      (listener: () => void) => (isNewName ? store.subscribeText(name, listener) : NONE),
      [store, name, isNewName],
    ),
    () => (isNewName ? store.nameIfEmpty : whenEmpty || undefined),
  );
  const onText = useCallback((text: string) => store.type(name, text), [store, name]);
  const onBlur = useCallback(() => store.blur(name), [store, name]);

  // Undone, restored and loaded texts are written into the input; a typed one stands there already.
  useLayoutEffect(() => {
    const write = () => {
      const text = store.text(name);
      if (inputRef.current && inputRef.current.value !== text) inputRef.current.value = text;
    };
    write();
    return store.subscribeText(name, write);
  }, [store, name]);

  const isInvalid = rawErrors.length > 0;
  return {
    store,
    name,
    inputRef,
    defaultValue: store.text(name),
    placeholder,
    isInvalid,
    isModified: snapshot.changed && marksChanges,
    describedBy: getMessage(id, snapshot, { error: isInvalid, marksChanges }),
    onText,
    onBlur,
  };
}

const NONE = () => {};
