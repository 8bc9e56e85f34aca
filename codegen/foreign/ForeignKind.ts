import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';

/** The content of another program's file, in the words of kind files. */
export interface ForeignKind {
  /** Its name in the file; absent where it has none. */
  title?: string | undefined;
  description?: string | undefined;
  fields: ForeignField[];
  /** What a kind file can't express, or expresses differently, at its place in the foreign file. */
  unsaid: Problem[];
}

export interface ForeignField {
  /** As the foreign file calls it. */
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
  /** Where the foreign file says it. */
  at: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** A file as it was read. */
export interface ForeignFile {
  file: string;
  text: string;
  /** The text of a file beside it, or above it: '../components.csv'. */
  beside: (path: string) => string | undefined;
}
