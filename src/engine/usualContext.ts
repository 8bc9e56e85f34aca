import { createContext } from 'react';
import type { UsualRange } from '#model/UsualRange.ts';

/** The usual ranges of the numbers of a form. */
export interface UsualSource {
  /** By field name; undefined until they are loaded. */
  ranges: ReadonlyMap<string, UsualRange> | undefined;
  /** Called when a field that may have a range is on the page; a stable function. */
  onWanted: () => void;
}

/** Undefined in forms that compare nothing, such as small ones. */
export const UsualContext = createContext<UsualSource | undefined>(undefined);
