import { useLayoutEffect } from 'react';

interface TypedAhead {
  isOpen: boolean;
  /**
   * Selects the element that handles the keys itself once it is rendered; without it, the caller decides with `isOpen`.
   */
  within?: string;
  /** Changes the text that has been typed so far. */
  onType: (change: (text: string) => string) => void;
  onCancel: () => void;
}

/** Takes keys as the text of a search that is open but still loading. */
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
      // The key is neither a shortcut of the page nor text for its fields.
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, within, onType, onCancel]);
}

/**
 * Passes a key to a search that is shown but not focused yet; before that there is nothing to choose, and the page
 * below must not get the key.
 */
function passOn(event: KeyboardEvent, within: string | undefined): void {
  const input = within === undefined ? null : document.querySelector<HTMLInputElement>(`${within} input`);
  input?.focus();
  input?.dispatchEvent(new KeyboardEvent(event.type, event));
}
