import { create } from 'zustand';
import { getView } from '#model/addresses.ts';

interface PaletteState {
  /** Which of the two is open above the page. */
  shown: 'palette' | 'keys' | undefined;
  /** What is sought, also while the palette is still loading. */
  search: string;
}

/** The search for anything and the list of keys; one of them may be open above any page. */
export const usePalette = create<PaletteState>(() => ({ shown: undefined, search: '' }));

export function openPalette(): void {
  usePalette.setState({ shown: 'palette', search: '' });
}

export function openKeys(): void {
  usePalette.setState({ shown: 'keys' });
}

export function closePalette(): void {
  usePalette.setState({ shown: undefined });
}

export function seek(search: string): void {
  usePalette.setState({ search });
}

/** Whether a key may open the palette: not over a dialog that asks something or is being filled in. */
export function canOpenPalette(): boolean {
  const dialogs = document.querySelectorAll(
    '[role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"]',
  ).length;
  return dialogs <= (getView(window.location.search) === undefined ? 0 : 1);
}
