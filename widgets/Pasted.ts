import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import type { TableChoices, TableLayout } from '#model/fitTable.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';

/** The result of pasting onto a curve. */
export interface Pasted {
  points: CurvePoints;
  /** Messages about what was done, and what was left out and why. */
  notes: string[];
  /** The pasted points, if the curve received resampled ones instead. */
  table?: CurvePoints;
  /** Whether the block had to be changed or is ambiguous, so that the user should see a preview first. */
  asks: boolean;
  /** Why nothing can be pasted; the last note says so as well. */
  refusal?: string | undefined;
  /** How the block was read; absent for a list of values. */
  layout?: TableLayout | undefined;
  /** The cells that are not numbers, in the columns of the layout. */
  unreadable?: ClipboardTable['unreadable'];
  /** What can be read in two ways. */
  notation?: PastedNotation | undefined;
  /** The x values that occur several times in the block. */
  repeated?: readonly number[];
  /** How many points of the curve a block of whole points does not cover. */
  rest?: number;
  /** Whether those points stay. */
  keepsRest?: boolean;
}

/** A number, and a line with a comma, that can be read in two ways. */
export type PastedNotation = Pick<ClipboardTable, 'twoReadings' | 'commas'>;

export function toNotation({ twoReadings, commas }: ClipboardTable): PastedNotation {
  return { twoReadings, commas };
}

/** Which of several values at one x is used. */
export type RepeatedRule = 'first' | 'last' | 'mean';

/** The user's choices for a block, where they differ from what was detected. */
export interface PasteChoices extends TableChoices {
  repeated?: RepeatedRule | undefined;
  /** Whether the points that the block does not cover stay. */
  keepsRest?: boolean | undefined;
}

/** The curve that is pasted onto. */
export interface PastedOnto {
  points: CurvePoints;
  /** The values outside the range of a pasted table, if x is fixed. */
  outside: OutsideCurve;
  x: CurveAxis;
  y: readonly CurveAxis[];
}

/** A curve, a block of numbers for it, and the messages about the block itself. */
export interface PasteTarget extends PastedOnto {
  rows: ClipboardTable['rows'];
  notes: string[];
  /** Notes on merged values at the same x, shown after the number of points. */
  mergedNotes: string[];
  /** Whether the block was read without doubts, omissions or changes. */
  isPlain: boolean;
}
