import { create } from 'zustand';
import { getView } from '#model/addresses.ts';

interface PaletteState {
  /** Which of the two is open above the page. */
  shown: 'palette' | 'keys' | undefined;
}

/** The search for anything and the list of keys, of which one may be open above any page. */
export const usePalette = create<PaletteState>(() => ({ shown: undefined }));

export function openPalette(): void {
  usePalette.setState({ shown: 'palette' });
}

export function openKeys(): void {
  usePalette.setState({ shown: 'keys' });
}

export function closePalette(): void {
  usePalette.setState({ shown: undefined });
}

/** Whether a key may open the palette: not over a dialog that asks something or is being filled in. */
export function canOpenPalette(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length;
  return dialogs <= (getView(window.location.search) === undefined ? 0 : 1);
}
