import type { ShownFinding } from '#codegen/WatchReport.ts';

/** What the development server sends to each page after each save. */
export interface LiveState {
  findings: readonly ShownFinding[];
  /** Files that were at fault before this save, and are sound now. */
  mended: readonly string[];
  /** Counts the saves that changed what pages load. */
  edition: number;
  /** The kinds that the last of these saves has changed. */
  kinds: readonly string[];
}

/** The event that brings it. */
export const STATE = 'q-system:state';
/** The event by which a page that was opened asks for it. */
export const HELLO = 'q-system:hello';
