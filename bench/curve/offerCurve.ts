import type { CurvePoints } from '#model/curvePoints.ts';

/** What each page of the curve benchmark can do for the one that measures. */
interface Contestant {
  /** Shows a curve of two series. */
  mount: (points: CurvePoints) => Promise<void>;
  /** Sets one value of the first series. */
  edit: (row: number, value: number) => void;
  /** The value that is shown. */
  read: (row: number) => number | undefined;
  /** Pastes a block over the first cell of the first series. */
  paste?: (text: string) => void;
}

declare global {
  interface Window {
    curve: Contestant;
  }
}

export function offerCurve(contestant: Contestant): void {
  window.curve = contestant;
}
