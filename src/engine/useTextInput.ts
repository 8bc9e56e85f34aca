import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot } from '#model/draftSnapshots.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
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
    placeholder: placeholderOf(store, field),
    onText,
    onBlur,
  };
}

/** What an empty field of a new record will hold, so that leaving it empty is no surprise. */
function placeholderOf({ mode, definition }: DraftStore, field: FieldDefinition): string | undefined {
  if (mode === 'create' && field.name === 'name') return unnamed(definition);
  if (field.empty !== undefined) return field.empty;
  if (mode === 'create' && field.nullable && typeof field.default === 'number')
    return `Default: ${formatNumber(field.default)}`;
  return field.placeholder;
}
