/** A condition on the value of one field. */
export type ValueFilter = { field: string } & (
  | { type: 'range'; from: number | undefined; to: number | undefined }
  /** The texts of the values, as choices have them; one of them is enough. */
  | { type: 'choice'; values: readonly string[] }
  /** A part of the text, ignoring case. */
  | { type: 'text'; text: string }
  | { type: 'flag'; value: boolean }
);

/** By which field a list is sorted; rows without a value come last either way. */
export interface ValueSort {
  field: string;
  isDescending: boolean;
}
