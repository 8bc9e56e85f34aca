/** Where a part of a list begins: after the row with these values of the columns that the list is sorted by. */
export type Place = readonly string[];

/** The part of a list that is asked for; without `limit` all that come after `after`, without both the whole list. */
export interface Page {
  after?: Place | undefined;
  /** How many rows to leave out before the first one. */
  offset?: number | undefined;
  limit?: number | undefined;
}

/** Some rows of a list in its order. */
export interface Slice {
  /** The JSON of each row, separated by commas, in UTF-8. */
  json: Buffer;
  count: number;
  /** The last row, where the page ends with it and more rows follow. */
  next?: Place | undefined;
}
