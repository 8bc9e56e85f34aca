/** How many objects and tables may lie inside one another. */
export const DEEPEST_NESTING = 5;

/** Most rows of a table that says nothing else. */
export const USUAL_MOST_ROWS = 1000;

/** Most rows of all tables inside one table together. */
export const MOST_ROWS_IN_ALL = 100_000;
