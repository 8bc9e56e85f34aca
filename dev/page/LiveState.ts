import type { ShownFinding } from '#codegen/WatchReport.ts';

/** The state that the development server sends to each page after each save. */
export interface LiveState {
  findings: readonly ShownFinding[];
  /** Files that had faults before this save and are valid now. */
  corrected: readonly string[];
  /** Counts the saves that changed modules of pages. */
  edition: number;
  /** The kinds changed by the last of these saves. */
  kinds: readonly string[];
}

/** The event that carries the state. */
export const STATE = 'q-system:state';
/** The event with which a newly opened page requests the state. */
export const HELLO = 'q-system:hello';
