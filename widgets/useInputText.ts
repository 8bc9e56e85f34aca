import { type Ref, type RefCallback, useCallback } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns a ref for an uncontrolled input that subscribes to the element's own events: React's change event prepares
 * the input for being controlled, which costs several times as much as handling the text. React does so even where
 * nothing listens to its event, unless `endsEvents` keeps the events from everything around the input.
 */
export function useInputText<Element extends TextElement>(
  onText: (text: string) => void,
  inputRef?: Ref<Element> | undefined,
  { endsEvents = false } = {},
): RefCallback<Element> {
  return useCallback(
    (input: Element) => {
      const onEvent = (event: Event) => {
        if (endsEvents) event.stopPropagation();
        onText(input.value);
      };
      input.addEventListener('input', onEvent);
      // Some browsers fire only this event for a value that they filled in.
      input.addEventListener('change', onEvent);
      setRef(inputRef, input);
      return () => {
        input.removeEventListener('input', onEvent);
        input.removeEventListener('change', onEvent);
        setRef(inputRef, null);
      };
    },
    [onText, inputRef, endsEvents],
  );
}

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
