import type { FieldValues } from '#model/FormDefinition.ts';

/** The entry of the set of a component's origin at a repeated import, as it is stored with a version. */
export interface KeptImport {
  /** Absent where the version itself holds it. */
  fields?: FieldValues;
  /** The version of the kind to which the fields belong. */
  kindVersion: number;
  /** Whether it is only a note on a version that no import wrote. */
  isNote: boolean;
  /** The import run that has written it, if it has an id. */
  run?: string;
  /** What was kept before that run; null if nothing was. Only of what was noted. */
  before?: KeptImport | null;
}
