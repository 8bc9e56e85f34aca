import type { Sample } from './sampleForm.ts';

/** The operations that each page of the form benchmark offers to the measurement. */
interface Contestant {
  /** Mounts the form of a sample; resolves with the milliseconds until its first paint. */
  mount: (sample: Sample) => Promise<number>;
  /** Runs a whole check and returns its milliseconds; absent if it runs at every key. */
  check?: () => number;
}

declare global {
  interface Window {
    contestant: Contestant;
  }
}

export function offerContestant(contestant: Contestant): void {
  window.contestant = contestant;
}
