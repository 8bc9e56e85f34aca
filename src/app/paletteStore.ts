import { create } from 'zustand';
import { getView } from '#model/addresses.ts';

interface PaletteState {
  /** Which of the two dialogs is open above the page. */
  shown: 'palette' | 'keys' | undefined;
  /** The search text, also while the palette is still loading. */
  search: string;
}

/** The command palette and the list of shortcuts; one of them may be open above any page. */
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

/** Returns whether a shortcut may open the palette: not above a dialog that asks something or is being filled in. */
export function canOpenPalette(): boolean {
  const dialogs = document.querySelectorAll(
    '[role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"]',
  ).length;
  return dialogs <= (getView(window.location.search) === undefined ? 0 : 1);
}
