import type { ReactNode } from 'react';
import type { Rankable } from '#model/rankEntries.ts';

/** Something that the command palette opens or runs. */
export interface PaletteEntry extends Rankable {
  icon: ReactNode;
  /** Its type: the name of a kind, 'Page'. */
  detail: string;
  /** The address for a new tab; undefined for an action on this page. */
  to?: string | undefined;
  /** An action on the content of this page, which does not apply on other pages. */
  isOfPage?: true;
  run: () => void;
}

export interface PaletteSection {
  title: string;
  entries: readonly PaletteEntry[];
}
