import { createContext } from 'react';

/** The level of the next heading inside a form: 2 for what is its own panel, more inside others. */
export const HeadingLevel = createContext<2 | 3 | 4 | 5 | 6>(3);

export function nextLevel(level: 2 | 3 | 4 | 5 | 6): 2 | 3 | 4 | 5 | 6 {
  if (level === 2) return 3;
  if (level === 3) return 4;
  return level === 4 ? 5 : 6;
}
