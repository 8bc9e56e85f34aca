/** A condition on the value of one field. */
export type ValueFilter = { field: string } & (
  | { type: 'range'; from: number | undefined; to: number | undefined }
  /** The choices, as text; a record matches if it has any of them. */
  | { type: 'choice'; values: readonly string[] }
  /** A part of the text, ignoring case. */
  | { type: 'text'; text: string }
  | { type: 'flag'; value: boolean }
);

/** The field by which a list is sorted; rows without a value come last in both directions. */
export interface ValueSort {
  field: string;
  isDescending: boolean;
}
