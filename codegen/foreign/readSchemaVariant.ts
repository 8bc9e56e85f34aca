import type { FieldSchema } from '#codegen/KindFile.ts';
import { toTitle } from '#codegen/toTitle.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { type ReadInner, readProperties } from './readProperties.ts';
import type { SchemaNotes, SchemaPart } from './SchemaNotes.ts';
import { toFieldName } from './toFieldName.ts';

/** Reads objects of several shapes that a constant property distinguishes; undefined, with a note, for anything else. */
export function readSchemaVariant(part: SchemaPart, notes: SchemaNotes, inner: ReadInner): FieldSchema | undefined {
  const word = (['oneOf', 'anyOf'] as const).find((one) => Array.isArray(part.words[one]));
  if (word === undefined) return undefined;
  const given: unknown[] = Array.isArray(part.words[word]) ? part.words[word] : [];
  const branches = given.flatMap((branch) => notes.resolve(branch) ?? []);
  const [first] = branches;
  const choice = Object.keys(Object(first?.words.properties)).find((name) =>
    branches.every(({ words }) => findConstant(words, name) !== undefined),
  );
  if (choice === undefined || branches.length !== given.length) {
    notes.note(part, word, `"${word}" has branches that no constant tells apart, which a kind file can't express.`);
    return undefined;
  }
  const cases = branches.map(({ words }) => {
    const { [choice]: _, ...properties } = Object(words.properties);
    return [String(findConstant(words, choice)), readProperties({ ...words, properties }, inner)] as const;
  });
  const own = readProperties({ ...part.words, properties: withoutKey(part.words.properties, choice) }, inner);
  const name = toFieldName(choice, Object.keys(own.properties ?? {}));
  const labels = branches.flatMap(({ words }) =>
    typeof words.title === 'string' ? [[String(findConstant(words, choice)), words.title] as const] : [],
  );
  const select: FieldSchema = {
    type: 'string',
    title: toTitle(choice),
    enum: cases.map(([value]) => value),
    ...(labels.length > 0 ? { 'x-labels': Object.fromEntries(labels) } : {}),
    default: cases[0]?.[0] ?? '',
  };
  return {
    type: 'object',
    'x-choice': name,
    properties: { [name]: select, ...own.properties },
    ...(own.required ? { required: own.required } : {}),
    'x-cases': Object.fromEntries(
      cases.map(([value, parts]) => [value, Object.keys(parts.properties ?? {}).length > 0 ? parts : {}]),
    ),
  };
}

function findConstant(words: JsonSchema, name: string): string | number | undefined {
  const property = isRecord(words.properties) ? words.properties[name] : undefined;
  if (!isRecord(property)) return undefined;
  const value = Array.isArray(property.enum) && property.enum.length === 1 ? property.enum[0] : property.const;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function withoutKey(properties: unknown, key: string): JsonSchema {
  return Object.fromEntries(Object.entries(Object(properties)).filter(([name]) => name !== key));
}
