import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';

interface TourState {
  /** The account that is known to have seen the tour; for any other one the server is queried. */
  seenBy: string | null;
}

/** The account that has seen the tour; stored in this browser, so that the server is queried once. */
export const useTour = create<TourState>()(
  persist((): TourState => ({ seenBy: null }), { name: 'tour', storage: keptStorage<TourState>() }),
);
