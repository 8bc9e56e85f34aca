import { isCell } from './fieldKeys.ts';

/** The state of a field that React renders; a new object only when one of its parts flips. */
export interface FieldSnapshot {
  changed: boolean;
  /** The first error, whether it is time to show it or not. */
  error: string | undefined;
  /** The error to be shown: only once the field was touched or saving was tried. */
  shownError: string | undefined;
  warning: string | undefined;
  /** Its value has no effect beside the others. */
  unused: boolean;
  /** Its text is not a plain number: a note says how it is read, or offers what may be meant. */
  hasReading: boolean;
  /** Another value hides it: it keeps its text, has no errors and is not sent. */
  hidden: boolean;
}

/** The state of a field that has just been created. */
export const NO_MARKS: FieldSnapshot = {
  changed: false,
  error: undefined,
  shownError: undefined,
  warning: undefined,
  unused: false,
  hasReading: false,
  hidden: false,
};

export function isSameField(a: FieldSnapshot, b: FieldSnapshot): boolean {
  return (
    a.changed === b.changed &&
    a.error === b.error &&
    a.shownError === b.shownError &&
    a.warning === b.warning &&
    a.unused === b.unused &&
    a.hasReading === b.hasReading &&
    a.hidden === b.hidden
  );
}

/** A message and the field or cell that it is about. */
export interface FieldError {
  field: string;
  message: string;
}

export interface FormSnapshot {
  /** Names of the fields that differ from their original, and keys of such sources. */
  changed: readonly string[];
  /** Keys and messages of all faults, those of cells among them, in the form's order. */
  errors: readonly FieldError[];
  /** Those among them that are shown. */
  shownErrors: readonly FieldError[];
  canUndo: boolean;
  canRedo: boolean;
}

export function formSnapshot(
  fields: ReadonlyMap<string, { snapshot: FieldSnapshot }>,
  { history, sources }: { history: { canUndo: boolean; canRedo: boolean }; sources: readonly string[] },
): FormSnapshot {
  const changed: string[] = [];
  const errors: FieldError[] = [];
  const shownErrors: FieldError[] = [];
  for (const [field, { snapshot }] of fields) {
    // A table is one change, however many of its cells differ.
    if (snapshot.changed && !isCell(field)) changed.push(field);
    if (snapshot.error !== undefined) errors.push({ field, message: snapshot.error });
    if (snapshot.shownError !== undefined) shownErrors.push({ field, message: snapshot.shownError });
  }
  const { canUndo, canRedo } = history;
  return { changed: [...changed, ...sources], errors, shownErrors, canUndo, canRedo };
}

export function isSameForm(a: FormSnapshot, b: FormSnapshot): boolean {
  const key = ({ changed, errors, shownErrors, canUndo, canRedo }: FormSnapshot) =>
    JSON.stringify([changed, errors, shownErrors, canUndo, canRedo]);
  return key(a) === key(b);
}
