import { useLayoutEffect } from 'react';
import { closePalette, seek, usePalette } from './paletteStore.ts';

/** While the palette is open but can't have the focus yet, keys are already its search. */
export function useTypedAhead(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isInPalette(event.target)) return;
      const { search } = usePalette.getState();
      if (event.key === 'Escape') closePalette();
      else if (event.key === 'Backspace') seek(search.slice(0, -1));
      else if ([...event.key].length === 1) seek(search + event.key);
      // There is nothing to choose yet, and the page below is not meant.
      else if (event.key !== 'Enter' && !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      // It is neither a shortcut of the page nor a text for its fields.
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen]);
}

function isInPalette(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-palette]') !== null;
}
