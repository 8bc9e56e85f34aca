/** What each page of the form benchmark offers to the one that measures. */
export interface Contestant {
  /** Mounts the form with so many fields and gives the milliseconds to the frame after its first paint. */
  mount: (count: number) => Promise<number>;
  unmount: () => void;
  /** Milliseconds of a whole check, where it does not run at every key. */
  check?: () => number;
}

declare global {
  interface Window {
    contestant: Contestant;
  }
}
