import { create } from 'zustand';
import type { Restorable } from './Restorable.ts';

/**
 * Deleted records whose names were taken in the meantime, so that they need another one; the first one's is asked for.
 */
export const useRestoring = create<{ waiting: readonly Restorable[] }>(() => ({ waiting: [] }));
