import { SchemaNotes, type SchemaPart } from '#codegen/foreign/SchemaNotes.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

/** A schema of another program as it is read, and the notes on it as they are printed. */
export function foreignPart(schema: object): { part: SchemaPart; notes: SchemaNotes; list: () => string[] } {
  const { value: source } = readSourceFile('f.json', JSON.stringify(schema));
  const notes = new SchemaNotes(source);
  const part = notes.resolve(source.value);
  if (!part) throw new Error('The schema cannot be resolved.');
  return { part, notes, list: () => notes.unsaid.map((note) => formatProblem(note).replace('f.json:1:', '')) };
}
