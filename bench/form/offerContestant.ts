import type { Sample } from './sampleForm.ts';

/** What each page of the form benchmark can do for the one that measures. */
interface Contestant {
  /** Mounts the form of a sample and gives the milliseconds until its first paint. */
  mount: (sample: Sample) => Promise<number>;
  /** Milliseconds of a whole check, where it does not run at every key. */
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
