import { vi } from 'vitest';

/** The part of a browser's window that a session needs and Node has not: storage, and events about it. */
export function stubBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', window);

  /** What another tab writes, and the event that this tab then gets. */
  const writeElsewhere = (key: string, value: unknown) => {
    kept.set(key, JSON.stringify(value));
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { writeElsewhere, read: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null') };
}
