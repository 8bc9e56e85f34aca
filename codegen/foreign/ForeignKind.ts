import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';

/** What a file of another program says about a thing, in the words of kind files. */
export interface ForeignKind {
  /** What the file calls it; absent where it does not. */
  title?: string | undefined;
  description?: string | undefined;
  fields: ForeignField[];
  /** What can't be said in a kind file, or is said otherwise, at its place in the foreign file. */
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
