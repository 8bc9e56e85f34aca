/** The places where keys work, in the order in which the list of keys shows them. */
export const KEY_PLACES = ['Anywhere', 'Lists', 'Editor', 'Curve and table', 'Search for anything', 'Dialogs'] as const;

export interface KeyBinding {
  place: (typeof KEY_PLACES)[number];
  /** Alternatives, as shown: 'Ctrl+Shift+Z' is pressed at once, 'g d' one after the other. */
  keys: readonly [string, ...string[]];
  does: string;
}

/** The key bindings that the list of keys shows, for it and for their listeners. */
export const KEYS = {
  palette: { place: 'Anywhere', keys: ['Ctrl+K'], does: 'Search for anything' },
  help: { place: 'Anywhere', keys: ['?'], does: 'Show these shortcuts' },
  dashboard: { place: 'Anywhere', keys: ['g d'], does: 'Go to the dashboard' },
  components: { place: 'Anywhere', keys: ['g c'], does: 'Go to the components' },
  projects: { place: 'Anywhere', keys: ['g p'], does: 'Go to the projects' },
  search: { place: 'Lists', keys: ['/'], does: 'Search the list' },
  create: { place: 'Lists', keys: ['c'], does: 'Create new' },
  rows: { place: 'Lists', keys: ['ArrowDown', 'ArrowUp'], does: 'Go to the next row' },
  pages: { place: 'Lists', keys: ['PageDown', 'PageUp'], does: 'Move by one screen' },
  endRows: { place: 'Lists', keys: ['Home', 'End'], does: 'Go to the first or last row' },
  openRow: { place: 'Lists', keys: ['Enter'], does: 'Open the row' },
  selectRow: { place: 'Lists', keys: ['Space'], does: 'Select the row' },
  save: { place: 'Editor', keys: ['Ctrl+S'], does: 'Save Changes' },
  undo: { place: 'Editor', keys: ['Ctrl+Z'], does: 'Undo' },
  redo: { place: 'Editor', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
  find: { place: 'Editor', keys: ['/'], does: 'Find in form' },
  step: { place: 'Editor', keys: ['ArrowUp', 'ArrowDown'], does: 'Step a number' },
  source: { place: 'Editor', keys: ['Alt+S'], does: 'Show the source of a value' },
  fieldHelp: { place: 'Editor', keys: ['F1'], does: 'Show the help of a field' },
  cells: { place: 'Curve and table', keys: ['ArrowUp', 'ArrowDown', 'Tab', 'Enter'], does: 'Go to a cell' },
  extend: { place: 'Curve and table', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: 'Select cells' },
  selectAll: { place: 'Curve and table', keys: ['Ctrl+A'], does: 'Select all cells' },
  clipboard: { place: 'Curve and table', keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: 'Copy, cut or paste cells' },
  fillDown: { place: 'Curve and table', keys: ['Ctrl+D'], does: 'Fill from the first row' },
  fill: { place: 'Curve and table', keys: ['Ctrl+Enter'], does: 'Fill all selected cells' },
  clear: { place: 'Curve and table', keys: ['Delete'], does: 'Set the selected cells to 0' },
  ends: { place: 'Curve and table', keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Go to an end of the table' },
  editCell: { place: 'Curve and table', keys: ['F2'], does: 'Edit within a cell' },
  choose: { place: 'Search for anything', keys: ['ArrowDown', 'ArrowUp'], does: 'Go to an entry' },
  run: { place: 'Search for anything', keys: ['Enter'], does: 'Open or run' },
  runInTab: { place: 'Search for anything', keys: ['Ctrl+Enter'], does: 'Open in a new tab' },
  close: { place: 'Dialogs', keys: ['Escape'], does: 'Close' },
} as const satisfies Record<string, KeyBinding>;

/** The properties of a keyboard event that identify the keys that are down. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the pressed keys match one of a binding's combinations; Cmd counts as Ctrl. With Alt, none matches: `SourceEditing` handles Alt+S. */
export function isPressed(pressed: PressedKeys, { keys }: Pick<KeyBinding, 'keys'>): boolean {
  return keys.some((combination) => {
    const parts = combination.split('+');
    const key = parts.pop() ?? '';
    const isLetter = /^[A-Z]$/.test(key);
    return (
      (isLetter ? pressed.key.toUpperCase() === key : pressed.key === key) &&
      (pressed.ctrlKey || pressed.metaKey) === parts.includes('Ctrl') &&
      pressed.shiftKey === parts.includes('Shift') &&
      !pressed.altKey
    );
  });
}
