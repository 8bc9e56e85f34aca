import type { FieldValues } from '#model/FormDefinition.ts';

/** A reference set as read from a file, before its entries are checked. */
export interface ReferenceFile {
  name: string;
  title: string;
  subclass: string;
  source: string;
  licence: string;
  url?: string | undefined;
  citation?: string | undefined;
  edition?: string | undefined;
  /** Components of the kind, with the sources of their values; names must be unique within the set. */
  entries: readonly FieldValues[];
}
