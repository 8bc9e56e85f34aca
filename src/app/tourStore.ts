import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';

interface TourState {
  /** The account that is known to have seen the tour; the server is asked about any other one. */
  seenBy: string | null;
}

/** The account that has seen the tour; stored in this browser, so that the server is asked once. */
export const useTour = create<TourState>()(
  persist((): TourState => ({ seenBy: null }), { name: 'tour', storage: keptStorage<TourState>() }),
);
