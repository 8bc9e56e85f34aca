/** The limits of a kind's structure. */
export const structureLimits = {
  /** The deepest nesting of objects and tables. */
  levels: 5,
  /** The most rows of a table that states no limit. */
  rows: 1000,
  /** The most rows of a table together with those of all tables in its rows. */
  rowsInAll: 100_000,
};
