import { formatProblem } from '#codegen/Problem.ts';
import { readSourceFile, type SourceFile } from '#codegen/SourceFile.ts';
import { isRecord } from '#model/isRecord.ts';
import type { ForeignField, ForeignFile, ForeignKind } from './ForeignKind.ts';
import { readSchemaField } from './readSchemaField.ts';
import { SchemaNotes, type SchemaPart } from './SchemaNotes.ts';

/** Reads a JSON Schema of draft 4 to 2020-12, or a module type profile of NetBox, which has one in `schema`. */
export function readSchema({ file, text }: ForeignFile): ForeignKind | { fault: string } {
  const { value: source, problems } = readSourceFile(file, text);
  const [problem] = problems;
  if (problem) return { fault: formatProblem(problem) };
  if (!isRecord(source.value)) return { fault: `${file} holds no JSON Schema: it is not an object.` };
  const profile = source.value;
  const isProfile = isRecord(profile.schema) && typeof profile.name === 'string' && profile.properties === undefined;
  const read = readRoot(isProfile ? profile.schema : profile, source);
  if ('fault' in read) return read;
  return isProfile ? { ...read, title: String(profile.name), description: toText(profile.description) } : read;
}

function readRoot(schema: unknown, source: SourceFile): ForeignKind | { fault: string } {
  const notes = new SchemaNotes(source);
  const root = notes.resolve(schema);
  const { properties } = root?.words ?? {};
  if (!root || !isRecord(properties) || Object.keys(properties).length === 0)
    return { fault: `${source.file} holds no JSON Schema of an object: it has no "properties".` };
  const required: unknown[] = Array.isArray(root.words.required) ? root.words.required : [];
  const fields = Object.entries(properties).flatMap(([name, own]): ForeignField[] => {
    if (!isRecord(own)) return notes.noteAny(root, name) ?? [];
    const part = notes.resolve(own, root.layers);
    const field = part && readSchemaField(name, part, notes, root.layers);
    if (!part || !field) return [];
    return [{ name, schema: field, isRequired: required.includes(name), at: notes.place(part) }];
  });
  noteRoot(root, notes);
  return { title: toText(root.words.title), description: toText(root.words.description), fields, unsaid: notes.unsaid };
}

/** Notes keywords of the root that a kind can't have, such as rules about several properties. */
function noteRoot(root: SchemaPart, notes: SchemaNotes): void {
  for (const word of Object.keys(root.words).filter((one) => !ROOT_WORDS.has(one)))
    notes.note(
      root,
      word,
      `"${word}" can't be expressed in a kind file; see x-checks and x-shown-when for conditions.`,
    );
}

const ROOT_WORDS = new Set([
  ...['$schema', '$id', 'id', '$comment', '$defs', 'definitions', '$anchor', 'title', 'description', 'type'],
  ...['properties', 'required', 'additionalProperties', 'examples', '$vocabulary'],
]);

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
