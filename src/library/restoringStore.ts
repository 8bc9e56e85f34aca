import { create } from 'zustand';
import type { Restorable } from './Restorable.ts';

/**
 * Deleted records that need another name to be restored, as theirs was taken meanwhile; the first one's is asked for.
 */
export const useRestoring = create<{ waiting: readonly Restorable[] }>(() => ({ waiting: [] }));
