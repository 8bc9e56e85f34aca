import { create } from 'zustand';

export interface LoadingState {
  isLoading: boolean;
  loadingMessage: string | undefined;
  /** From 0 to 100. */
  loadingProgress: number | undefined;
  /** The names of things that are loading without the overlay. */
  items: ReadonlySet<string>;
}

const idle = { isLoading: false, loadingMessage: undefined, loadingProgress: undefined };

/** The state of the loading overlay. */
export const useLoadingStore = create<LoadingState>(() => ({ ...idle, items: new Set<string>() }));

/** Starts and stops the loading overlay, from components and from plain code alike. */
export const loading = {
  start(loadingMessage?: string, loadingProgress?: number): void {
    useLoadingStore.setState({ isLoading: true, loadingMessage, loadingProgress });
  },

  stop(): void {
    useLoadingStore.setState(idle);
  },

  /** Runs the action under the overlay, which is hidden however the action ends. */
  async during<Result>(action: () => Promise<Result>, loadingMessage?: string): Promise<Result> {
    loading.start(loadingMessage);
    try {
      return await action();
    } finally {
      loading.stop();
    }
  },

  /** Marks one thing as loading, or as done, without the overlay. */
  setItem(item: string, isLoading: boolean): void {
    useLoadingStore.setState(({ items }) => {
      const next = new Set(items);
      if (isLoading) next.add(item);
      else next.delete(item);
      return { items: next };
    });
  },
};
