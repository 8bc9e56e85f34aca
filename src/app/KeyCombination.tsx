/** Renders keys that are pressed together ('Ctrl+K') or in sequence ('g d'), as this machine's keyboard labels them. */
export function KeyCombination({ keys }: { keys: string }) {
  return keys.split(/[+ ]/).map((key) => <kbd key={key}>{SHOWN[key] ?? key}</kbd>);
}

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ...(isApple ? { Ctrl: '⌘' } : {}),
};
