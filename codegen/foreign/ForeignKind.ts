import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';

/** The content of another program's file, in the keywords of kind files. */
export interface ForeignKind {
  /** Its name in the file; absent if it has none. */
  title?: string | undefined;
  description?: string | undefined;
  fields: ForeignField[];
  /** What a kind file can't express, or expresses differently, at its place in the foreign file. */
  unsaid: Problem[];
}

export interface ForeignField {
  /** Its name in the foreign file. */
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
  /** Its place in the foreign file. */
  at: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** A file as it was read. */
export interface ForeignFile {
  file: string;
  text: string;
  /**
   * Returns the text of a file in the same folder or the one above: '../components.csv'; undefined if there is none.
   */
  beside: (path: string) => string | undefined;
}
