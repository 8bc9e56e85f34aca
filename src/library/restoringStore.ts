import { create } from 'zustand';
import type { Restorable } from './Restorable.ts';

/**
 * Deleted records whose names were taken in the meantime; the user is prompted for the first one's new name.
 */
export const useRestoring = create<{ waiting: readonly Restorable[] }>(() => ({ waiting: [] }));
