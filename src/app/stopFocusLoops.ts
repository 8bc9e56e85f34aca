/**
 * More events than any page makes in one move of the focus; browsers stop at 44 and then can't even raise the error.
 */
const MOST_EVENTS = 20;

const FOCUS_EVENTS = ['focus', 'focusin'] as const;

/**
 * Ends a loop of handlers that pass the focus on to each other, and raises an error; returns a function that stops it.
 */
export function stopFocusLoops(): () => void {
  let events = 0;
  let isReported = false;

  const count = (event: FocusEvent) => {
    // Handlers that move the focus run inside each other, and no microtask before the outermost has ended.
    if (events === 0) {
      isReported = false;
      queueMicrotask(() => {
        events = 0;
      });
    }
    events += 1;
    if (events <= MOST_EVENTS) return;
    event.stopImmediatePropagation();
    if (isReported) return;
    isReported = true;
    throw new RangeError('The focus was moved in an endless loop');
  };

  for (const type of FOCUS_EVENTS) window.addEventListener(type, count, { capture: true });
  return () => {
    for (const type of FOCUS_EVENTS) window.removeEventListener(type, count, { capture: true });
  };
}
