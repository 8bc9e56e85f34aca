import { useLayoutEffect } from 'react';

interface TypedAhead {
  isOpen: boolean;
  /** Selects what takes the keys itself once it is there; without it, the caller says when that is. */
  within?: string;
  /** Changes the text that has been typed so far. */
  onType: (change: (text: string) => string) => void;
  onCancel: () => void;
}

/** While a search is open but still loading, keys are already its text. */
export function useTypedAhead({ isOpen, within, onType, onCancel }: TypedAhead): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isInside = within !== undefined && target instanceof Element && target.closest(within) !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isInside) return;
      if (key === 'Escape') onCancel();
      else if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if ([...key].length === 1) onType((text) => text + key);
      else if (key === 'Enter' || key.startsWith('Arrow')) passOn(event, within);
      else return;
      event.preventDefault();
      // It is neither a shortcut of the page nor a text for its fields.
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, within, onType, onCancel]);
}

/** A search that is shown gets the key before it has the focus; before that there is nothing to choose, and the page below is not meant. */
function passOn(event: KeyboardEvent, within: string | undefined): void {
  const input = within === undefined ? null : document.querySelector<HTMLInputElement>(`${within} input`);
  input?.focus();
  input?.dispatchEvent(new KeyboardEvent(event.type, event));
}
