import { useLayoutEffect, useState } from 'react';

/** Whether what was just loaded may be open: from its second frame on where it appears, as what moves in has to be closed first. */
export function useMovesIn(appears: boolean): boolean {
  const [isPlaced, setPlaced] = useState(!appears);
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced;
}
