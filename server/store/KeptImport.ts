import type { FieldValues } from '#model/FormDefinition.ts';

/**
 * What a repeated import of the origin's reference set gave for a component, stored with a revision of the component.
 */
export interface KeptImport {
  /** The values that the set gave; absent if the revision itself holds them. */
  fields?: FieldValues;
  /** The version of the kind to which the fields belong. */
  kindVersion: number;
  /** Whether it was only noted on a revision that no import wrote. */
  isNote: boolean;
  /** The id of the import run that wrote it, if the run has one. */
  run?: string;
  /** For a note: what was stored before that run; null if nothing was. */
  before?: KeptImport | null;
}
