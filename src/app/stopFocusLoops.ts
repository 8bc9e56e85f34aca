/**
 * More events than any page raises in one move of the focus; browsers give up after 44, too late even to raise the
 * error.
 */
const MOST_EVENTS = 20;

const FOCUS_EVENTS = ['focus', 'focusin'] as const;

/**
 * Breaks endless loops of handlers that pass the focus to each other, and throws a RangeError; returns a function that
 * stops watching.
 */
export function stopFocusLoops(): () => void {
  let events = 0;
  let isReported = false;

  const count = (event: FocusEvent) => {
    // Handlers that move the focus are nested, and microtasks run only after the outermost has ended.
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
