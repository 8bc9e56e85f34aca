import { isTyping } from './isTyping.ts';
import { useSingleKeys } from './singleKeys.ts';

interface Listener {
  /** '/' for one key, 'g d' for two in sequence. */
  strokes: string;
  run: () => void;
}

/** The time in ms after which the first key of two is forgotten. */
const PAUSE_MS = 1500;

const listeners: Listener[] = [];
let begun = { strokes: '', at: Number.NEGATIVE_INFINITY };

/**
 * Calls `run` on these keys, except in a field and while a dialog is open; the listener added last wins. Returns a
 * function that removes it.
 */
export function listenForStrokes(listener: Listener): () => void {
  if (listeners.length === 0) document.addEventListener('keydown', press);
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) document.removeEventListener('keydown', press);
  };
}

function press(event: KeyboardEvent): void {
  const { key, timeStamp } = event;
  // Shift alone only begins a character.
  if (key === 'Shift') return;
  const previous = timeStamp - begun.at < PAUSE_MS ? begun.strokes : '';
  begun = { strokes: '', at: Number.NEGATIVE_INFINITY };
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target)) return;
  if (!useSingleKeys.getState().areOn) return;
  const listener = find(`${previous} ${key}`.trim()) ?? find(key);
  if (listener) {
    event.preventDefault();
    listener.run();
  } else if (listeners.some(({ strokes }) => strokes.startsWith(`${key} `))) begun = { strokes: key, at: timeStamp };
}

function find(strokes: string): Listener | undefined {
  return listeners.findLast((listener) => listener.strokes === strokes);
}

/** Returns whether a key belongs to a field, to a menu or to a dialog. */
function isTaken(target: EventTarget | null): boolean {
  // A dialog that leads through the page (`data-beside`) leaves the page its shortcuts.
  const over = '[role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"], [role="listbox"]';
  if (document.querySelector(over)) return true;
  return isTyping(target);
}
