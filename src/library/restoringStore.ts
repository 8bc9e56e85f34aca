import { create } from 'zustand';
import type { Restorable } from './Restorable.ts';

/** What was deleted and needs another name to come back, because its own was taken in the meantime; the first is asked for. */
export const useRestoring = create<{ waiting: readonly Restorable[] }>(() => ({ waiting: [] }));
