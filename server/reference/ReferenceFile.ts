import type { FieldValues } from '#model/FormDefinition.ts';

/** A set as a file has it, before its entries are checked. */
export interface ReferenceFile {
  name: string;
  title: string;
  subclass: string;
  source: string;
  licence: string;
  url?: string | undefined;
  citation?: string | undefined;
  edition?: string | undefined;
  /** Components of the kind, with the sources of their values; each name is in the set once. */
  entries: readonly FieldValues[];
}
