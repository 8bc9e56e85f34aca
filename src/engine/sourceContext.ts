import { createContext } from 'react';

/** A field or curve whose source is requested, and the element beside which it is shown. */
export interface AskedSource {
  path: string;
  anchor: HTMLElement;
}

export interface SourceDisplay {
  show: (asked: AskedSource) => void;
  /** Whether sources can only be viewed. */
  isReadOnly: boolean;
}

/** How the sources of values are shown; absent in forms without sources. A stable object. */
export const SourceContext = createContext<SourceDisplay | undefined>(undefined);
