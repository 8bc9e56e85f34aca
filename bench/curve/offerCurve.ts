import type { CurvePoints } from '#model/curvePoints.ts';

/** The operations that each page of the curve benchmark offers to the measurement. */
interface Contestant {
  /** Shows a curve of two series. */
  mount: (points: CurvePoints) => Promise<void>;
  /** Sets one value of the first series; absent if values are typed. */
  edit?: (row: number, value: number) => void;
  /** Selects the text of one value of the first series, so that the browser types over it. */
  select?: (row: number) => void;
  /** Returns the shown value of the first series. */
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
