import { type Ref, type RefCallback, useCallback } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A ref for an uncontrolled input that hears of its texts from the element itself: React's change event, which readies
 * the input for being controlled, costs several times what is done with the text.
 */
export function useInputText<Element extends TextElement>(
  onText: (text: string) => void,
  inputRef?: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (input: Element) => {
      const hear = () => onText(input.value);
      input.addEventListener('input', hear);
      // Some browsers tell of a value that they filled in by this event alone.
      input.addEventListener('change', hear);
      setRef(inputRef, input);
      return () => {
        input.removeEventListener('input', hear);
        input.removeEventListener('change', hear);
        setRef(inputRef, null);
      };
    },
    [onText, inputRef],
  );
}

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
