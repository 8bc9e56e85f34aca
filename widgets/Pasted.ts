import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import type { TableChoices, TableLayout } from '#model/fitTable.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';

/** The result of pasting onto a curve. */
export interface Pasted {
  points: CurvePoints;
  /** Messages about what was done, and what was left out and why. */
  notes: string[];
  /** The pasted points, where the curve got resampled ones instead. */
  table?: CurvePoints;
  /** Whether the block had to be changed, or may be meant otherwise, so that a person should see the result first. */
  asks: boolean;
  /** Why nothing can be pasted, which the last note says as well. */
  refusal?: string | undefined;
  /** How the block was read; absent for a list of values. */
  layout?: TableLayout | undefined;
  /** The cells that are not numbers, in the columns of the layout. */
  unreadable?: ClipboardTable['unreadable'];
  /** A number of the block that may be meant otherwise. */
  twoReadings?: ClipboardTable['twoReadings'];
  /** The x that the block has several times. */
  repeated?: readonly number[];
  /** How many points of the curve the block has no values for, where it has whole points. */
  rest?: number;
  /** Whether those points stay. */
  keepsRest?: boolean;
}

/** Which of several values at one x is used. */
export type RepeatedRule = 'first' | 'last' | 'mean';

/** A person's choices for a block, where they differ from what was detected. */
export interface PasteChoices extends TableChoices {
  repeated?: RepeatedRule | undefined;
  /** Whether the points that the block has no values for stay. */
  keepsRest?: boolean | undefined;
}

/** The curve that is pasted onto. */
export interface PastedOnto {
  points: CurvePoints;
  /** The values beyond the ends of a pasted table, where x is fixed. */
  outside: OutsideCurve;
  x: CurveAxis;
  y: readonly CurveAxis[];
}

/** A curve, a block of numbers for it, and the messages about the block itself. */
export interface PasteTarget extends PastedOnto {
  rows: ClipboardTable['rows'];
  notes: string[];
  /** What was done about several values at one x, which is said beside the number of points. */
  mergedNotes: string[];
  /** Whether nothing about the block itself has to be said. */
  isPlain: boolean;
}
