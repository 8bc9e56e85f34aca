/** Sorts names and titles in every list: case is ignored, and 'Unit 9' comes before 'Unit 10'. */
export const COLLATOR = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
