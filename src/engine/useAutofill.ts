import { type RefObject, useEffect } from 'react';

/** Dispatches 'change' on a form's text inputs shortly after mount: browsers fill in saved values without an event. */
export function useAutofill(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const read = () => {
      for (const input of form.current?.querySelectorAll(TEXT_INPUTS) ?? []) input.dispatchEvent(new Event('change'));
    };
    const timers = AUTOFILL_DELAYS.map((delay) => setTimeout(read, delay));
    return () => timers.forEach(clearTimeout);
  }, [form]);
}

const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Milliseconds after mount at which autofilled texts are read (catalogue, validated field behaviour). */
const AUTOFILL_DELAYS = [50, 300];
