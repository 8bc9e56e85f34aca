/** A position in a list: the row's values in the columns that the list is sorted by. A page begins after this row. */
export type Place = readonly string[];

/**
 * The requested part of a list: up to `limit` rows after `after`. Without `limit` all following rows, without both all.
 */
export interface Page {
  after?: Place | undefined;
  /** How many rows to leave out before the first one. */
  offset?: number | undefined;
  limit?: number | undefined;
}

/** Consecutive rows of a list. */
export interface Slice {
  /** The JSON of each row, separated by commas, in UTF-8. */
  json: Buffer;
  count: number;
  /** The last row, if the page ends with it and more rows follow. */
  next?: Place | undefined;
}
