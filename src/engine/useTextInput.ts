import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot } from '#model/draftSnapshots.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { counterText } from './FieldFrame.tsx';
import { fieldId, useFormSettings } from './formContext.ts';
import { useFieldSnapshot } from './useDraft.ts';

interface TextInput<Element> {
  id: string;
  snapshot: FieldSnapshot;
  inputRef: RefObject<Element | null>;
  counterRef: RefObject<HTMLSpanElement | null>;
  /** The text at mount; afterwards the input holds its own. */
  defaultValue: string;
  placeholder: string | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** Binds an uncontrolled text input to its field: keys go to the store, undone and loaded texts come back into the input. */
export function useTextInput<Element extends HTMLInputElement | HTMLTextAreaElement>(
  field: FieldDefinition,
): TextInput<Element> {
  const { store, idPrefix } = useFormSettings();
  const { name, maxLength } = field;
  const snapshot = useFieldSnapshot(store, name);
  const inputRef = useRef<Element>(null);
  const counterRef = useRef<HTMLSpanElement>(null);
  const placeholder = useSyncExternalStore(
    // Only the name of a new record has one that changes, and no other field is to pay for it.
    useCallback(
      (listener: () => void) =>
        store.mode === 'create' && name === 'name' ? store.subscribeText(name, listener) : NONE,
      [store, name],
    ),
    () => getPlaceholder(store, field),
  );
  const onText = useCallback((text: string) => store.type(name, text), [store, name]);
  const onBlur = useCallback(() => store.blur(name), [store, name]);

  // Undone, restored and loaded texts are written into the input; a typed one stands there already.
  useLayoutEffect(() => {
    const write = () => {
      const text = store.text(name);
      if (inputRef.current && inputRef.current.value !== text) inputRef.current.value = text;
      if (counterRef.current && maxLength !== undefined) counterRef.current.textContent = counterText(text, maxLength);
    };
    write();
    return store.subscribeText(name, write);
  }, [store, name, maxLength]);

  return {
    id: fieldId(idPrefix, name),
    snapshot,
    inputRef,
    counterRef,
    defaultValue: store.text(name),
    placeholder,
    onText,
    onBlur,
  };
}

/** The value that an empty field of a new record will get. */
function getPlaceholder({ mode, nameIfEmpty }: DraftStore, field: FieldDefinition): string | undefined {
  if (mode === 'create' && field.name === 'name') return nameIfEmpty;
  return field.empty ?? field.placeholder;
}

const NONE = () => {};
