import { useLayoutEffect, useState } from 'react';

/**
 * Returns whether a part that was just loaded may be open: if it `appears`, from its second render on, because an
 * animation has to start closed.
 */
export function useMovesIn(appears: boolean): boolean {
  const [isPlaced, setPlaced] = useState(!appears);
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced;
}
