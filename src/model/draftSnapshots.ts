import { isCell } from './fieldKeys.ts';

/** The state of a field as React renders it; replaced only when one of its parts changes. */
export interface FieldSnapshot {
  changed: boolean;
  /** The first error, whether it is time to show it or not. */
  error: string | undefined;
  /** The error to be shown: only once the field was touched or saving was tried. */
  shownError: string | undefined;
  warning: string | undefined;
  /** Its value has no effect with the other values as they are. */
  unused: boolean;
  /** A note explains how its text is read, or offers other readings. */
  hasReading: boolean;
  /** A condition or another case hides it: it keeps its text, has no errors and is not sent. */
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

/** An error message and the key of its field or cell. */
export interface FieldError {
  field: string;
  message: string;
}

export interface FormSnapshot {
  /** Names of the fields that differ from their originals, and keys of the sources that do. */
  changed: readonly string[];
  /** All faults, including those of cells, in the form's order. */
  errors: readonly FieldError[];
  /** The errors among them that are shown. */
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
  return (
    a.canUndo === b.canUndo &&
    a.canRedo === b.canRedo &&
    isSameList(a.changed, b.changed, (one, other) => one === other) &&
    isSameList(a.errors, b.errors, isSameError) &&
    isSameList(a.shownErrors, b.shownErrors, isSameError)
  );
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[], isSame: (one: Item, other?: Item) => boolean) {
  return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
}

function isSameError(one: FieldError, other?: FieldError): boolean {
  return one.field === other?.field && one.message === other.message;
}
