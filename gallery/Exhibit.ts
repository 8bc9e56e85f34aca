import type { ReactNode } from 'react';

/** A shared control or widget in its states. */
export interface Exhibit {
  /** Renders each state, by its name. */
  states: Readonly<Record<string, () => ReactNode>>;
  /** Whether it has a landmark or covers the page, so that its states are shown without the gallery's page. */
  isPage?: boolean;
  /** Whether it has a page title, which replaces the gallery's. */
  hasTitle?: boolean;
}

/** Exhibits by the name of the file that they show: 'Button'. */
export type Exhibits = Readonly<Record<string, Exhibit>>;
