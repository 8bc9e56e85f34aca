import { vi } from 'vitest';

/** Runs an act with the clock moved; timers of the network keep running. */
export async function withMovedClock<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}
