import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { getDescription } from './FieldFrame.tsx';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputProps } from './InputProps.ts';

interface TextInput<Element> {
  store: DraftStore;
  name: string;
  inputRef: RefObject<Element | null>;
  /** The text at mount; afterwards the input owns its text. */
  defaultValue: string;
  placeholder: string | undefined;
  isInvalid: boolean;
  isModified: boolean;
  /** Ids of the message below the input and of its help. */
  describedBy: string | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
}

interface TextInputProps<Element> extends Pick<InputProps, 'id' | 'placeholder' | 'rawErrors'> {
  /** Called with the input at mount and with each text; a stable function. */
  onWrite?: (input: Element) => void;
}

/**
 * Binds an uncontrolled text input to its field: typed texts go to the store, undone and loaded texts into the input.
 */
export function useTextInput<Element extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  placeholder,
  rawErrors = [],
  onWrite,
}: TextInputProps<Element>): TextInput<Element> {
  const { store, marksChanges } = useFormSettings();
  const framed = useFramedField();
  const { name, snapshot } = framed;
  const inputRef = useRef<Element>(null);
  const isNewName = store.mode === 'create' && name === 'name';
  const onText = useCallback((text: string) => store.type(name, text), [store, name]);
  const onBlur = useCallback(() => store.blur(name), [store, name]);

  // Undone, restored and loaded texts are written into the input; a typed one is already there.
  useLayoutEffect(() => {
    const write = () => {
      const text = store.text(name);
      if (!inputRef.current) return;
      if (inputRef.current.value !== text) inputRef.current.value = text;
      // The suggested name of a new record may change while it is shown.
      if (isNewName) inputRef.current.placeholder = store.nameIfEmpty;
      onWrite?.(inputRef.current);
    };
    write();
    return store.subscribeText(name, write);
  }, [store, name, isNewName, onWrite]);

  const isInvalid = rawErrors.length > 0;
  return {
    store,
    name,
    inputRef,
    defaultValue: store.text(name),
    placeholder: isNewName ? store.nameIfEmpty : placeholder || undefined,
    isInvalid,
    isModified: snapshot.changed && marksChanges,
    describedBy: getDescription(id, framed, { error: isInvalid, marksChanges }),
    onText,
    onBlur,
  };
}
