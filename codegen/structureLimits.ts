/** How far the structure of a kind may go. */
export const structureLimits = {
  /** How many objects and tables may lie inside one another. */
  levels: 5,
  /** Most rows of a table that says nothing else. */
  rows: 1000,
  /** Most rows of a table with those of all tables in its rows. */
  rowsInAll: 100_000,
};
