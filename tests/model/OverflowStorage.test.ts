import { expect, it } from 'vitest';
import { OverflowStorage } from '#model/OverflowStorage.ts';

/** A storage that takes so many characters. */
function createStorage(room: number) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
  };
}

function createOverflow(room: number) {
  const storage = createStorage(room);
  const full: string[] = [];
  return { storage, full, kept: new OverflowStorage(storage, () => full.push('full')) };
}

it('a value for which there is room is in the storage', () => {
  const { storage, full, kept } = createOverflow(5);
  kept.setItem('name', 'short');
  expect(storage.values.get('name')).toBe('short');
  expect(kept.getItem('name')).toBe('short');
  expect(full).toEqual([]);
});

it('a value for which there is no room is kept for the page, and reported', () => {
  const { storage, full, kept } = createOverflow(5);
  kept.setItem('name', 'short');
  kept.setItem('name', 'much longer');
  expect(kept.getItem('name')).toBe('much longer');
  expect(storage.values.get('name')).toBe('short');
  expect(full).toEqual(['full']);
});

it('what another tab stores since is newer than what had no room', () => {
  const { storage, kept } = createOverflow(5);
  kept.setItem('name', 'much longer');
  storage.values.set('name', 'other');
  expect(kept.getItem('name')).toBe('other');
});

it('what had no room is forgotten once there is room, or once it is removed', () => {
  const { storage, kept } = createOverflow(5);
  kept.setItem('name', 'much longer');
  kept.setItem('name', 'short');
  storage.values.delete('name');
  expect(kept.getItem('name')).toBeNull();
  kept.setItem('name', 'much longer');
  kept.removeItem('name');
  expect(kept.getItem('name')).toBeNull();
});
