import { useLayoutEffect, useRef } from 'react';
import { listenForStrokes } from './keyStrokes.ts';

/**
 * Calls `run` on keys without Ctrl, such as '/' or 'g d', outside of fields and dialogs; never if `strokes` is
 * undefined.
 */
export function useKeyStrokes(strokes: string | undefined, run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);
  useLayoutEffect(
    () => (strokes === undefined ? undefined : listenForStrokes({ strokes, run: () => latest.current() })),
    [strokes],
  );
}
