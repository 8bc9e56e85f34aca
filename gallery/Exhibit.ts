import type { ReactNode } from 'react';

/** A shared control or widget in its states. */
export interface Exhibit {
  /** What each state looks like, by its name. */
  states: Readonly<Record<string, () => ReactNode>>;
  /** It has a landmark or covers the page, so it is shown without the gallery's own. */
  isPage?: boolean;
  /** It has a page's title, which replaces the gallery's own. */
  hasTitle?: boolean;
}

/** Exhibits by the name of the file that they show. */
export type Exhibits = Readonly<Record<string, Exhibit>>;
