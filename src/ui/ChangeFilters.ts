/** Changes some filters; a function gets them as they are by now, which may not be shown yet. */
export type ChangeFilters<Filters> = (change: Partial<Filters> | ((current: Filters) => Partial<Filters>)) => void;
