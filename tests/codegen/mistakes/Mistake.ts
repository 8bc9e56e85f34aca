/**
 * What is wrong; the file; what is edited there, a text that occurs once by another, or the whole file; and words of the
 * message. A ‸ in the edit marks the place at which it is to be reported.
 */
export type Mistake = readonly [
  title: string,
  file: string,
  edits: string | readonly (readonly [before: string, after: string])[],
  words: string,
  expected?: Expected,
];

export interface Expected {
  /** It is only warned of. */
  isWarning?: true;
  /** The place, marked by ‸ in a text of the edited file; where it is not in the edit. */
  at?: string;
  /** The file of the place, where it is another one. */
  inFile?: string;
  /** How many more there are to correct; each is a separate mistake. */
  more?: number;
}
