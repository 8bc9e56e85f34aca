import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SingleKeys {
  areOn: boolean;
}

/** Whether shortcuts without Ctrl work outside of fields; stored in this browser. */
export const useSingleKeys = create<SingleKeys>()(
  persist((): SingleKeys => ({ areOn: true }), { name: 'single-keys' }),
);

export function setSingleKeys(areOn: boolean): void {
  useSingleKeys.setState({ areOn });
}
