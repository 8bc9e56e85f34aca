/** Returns whether keystrokes go into a field, so that a single key is not a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
