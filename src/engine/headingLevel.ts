import { createContext } from 'react';

/** The level of the next heading inside a form: 2 for an item that is a panel itself, deeper inside a panel. */
export const HeadingLevel = createContext<2 | 3 | 4 | 5 | 6>(3);

export function nextLevel(level: 2 | 3 | 4 | 5 | 6): 2 | 3 | 4 | 5 | 6 {
  if (level === 2) return 3;
  if (level === 3) return 4;
  return level === 4 ? 5 : 6;
}
