/** More than any page moves the focus at one go; browsers stop at 44 and then can't even raise the error. */
const MOST_MOVES = 20;

/** Ends a loop of handlers that pass the focus on to each other, and raises an error; returns what stops watching. */
export function stopFocusLoops(): () => void {
  let moves = 0;
  let isReported = false;

  const count = (event: FocusEvent) => {
    // Handlers that move the focus run inside each other, and no microtask before the outermost has ended.
    if (moves === 0) {
      isReported = false;
      queueMicrotask(() => {
        moves = 0;
      });
    }
    moves += 1;
    if (moves <= MOST_MOVES) return;
    event.stopImmediatePropagation();
    if (isReported) return;
    isReported = true;
    throw new RangeError('The focus was moved in circles');
  };

  window.addEventListener('focusin', count, { capture: true });
  return () => window.removeEventListener('focusin', count, { capture: true });
}
