/** What two versions of a record are called where the user chooses between them. */
export interface ThreeWayWords extends Record<'mine' | 'theirs', string> {
  takeAllMine: string;
  takeAllTheirs: string;
  conflicts: string;
}

/** The words for what two persons have saved or typed. */
export const TWO_PERSONS: ThreeWayWords = {
  mine: 'Mine',
  theirs: 'Theirs',
  takeAllMine: 'Take all mine',
  takeAllTheirs: 'Take all theirs',
  conflicts: 'field(s) were changed by both of you.',
};

/** The words for a form's unsaved text beside the stored version. */
export const UNSAVED_OR_STORED: ThreeWayWords = {
  mine: 'Unsaved',
  theirs: 'Stored',
  takeAllMine: 'Take all unsaved',
  takeAllTheirs: 'Take all stored',
  conflicts: 'field(s) were changed in both versions.',
};

/** The wording if the form has unsaved changes too. */
export const TYPED: ThreeWayWords = {
  mine: 'Earlier',
  theirs: 'In the form now',
  takeAllMine: 'Take all earlier',
  takeAllTheirs: 'Keep all current',
  conflicts: 'field(s) were changed in both versions.',
};

/** The words for what a form showed beside what it shows now. */
export const BEFORE_AND_NOW: ThreeWayWords = {
  mine: 'Before',
  theirs: 'Now',
  takeAllMine: 'Take all back',
  takeAllTheirs: 'Keep all',
  conflicts: '',
};
