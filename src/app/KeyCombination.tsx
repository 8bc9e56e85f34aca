/** Keys that are pressed at once, 'Ctrl+K', or one after the other, 'g d', as they are named on this machine's keyboard. */
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
