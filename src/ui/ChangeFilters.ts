/** Changes some filters; a function receives the latest ones, which may not be rendered yet. */
export type ChangeFilters<Filters> = (change: Partial<Filters> | ((current: Filters) => Partial<Filters>)) => void;
