import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';
import { isRecord } from '#model/isRecord.ts';

interface Recent {
  ids: readonly string[];
}

const MOST = 20;

/** The ids of the entries that were chosen in the command palette, newest first; stored in this browser. */
export const useRecent = create<Recent>()(
  persist((): Recent => ({ ids: [] }), {
    name: 'recent',
    storage: keptStorage<Recent>(),
    merge: (kept): Recent => ({ ids: readIds(kept) }),
  }),
);

export function addRecent(id: string): void {
  useRecent.setState(({ ids }) => ({ ids: [id, ...ids.filter((other) => other !== id)].slice(0, MOST) }));
}

/** Storage may hold anything. */
function readIds(kept: unknown): string[] {
  const ids: unknown = isRecord(kept) ? kept.ids : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
