import type { FieldSchema } from '#codegen/KindFile.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { toFieldName } from './toFieldName.ts';

/** Reads a property; undefined if a kind file can't express it. */
export type ReadInner = (name: string, schema: unknown) => FieldSchema | undefined;

/** Reads the fields of an object under their new names, and which of them are required. */
export function readProperties(words: JsonSchema, inner: ReadInner): Pick<FieldSchema, 'properties' | 'required'> {
  const names = new Map<string, string>();
  const properties: Record<string, FieldSchema> = {};
  for (const [name, schema] of Object.entries(Object(words.properties))) {
    const field = inner(name, schema);
    if (!field) continue;
    const own = toFieldName(name, Object.keys(properties));
    names.set(name, own);
    properties[own] = field;
  }
  const wanted: unknown[] = Array.isArray(words.required) ? words.required : [];
  const required = [...names].flatMap(([name, own]) => {
    const type = properties[own]?.type;
    return wanted.includes(name) && type !== 'object' ? [own] : [];
  });
  return { properties, ...(required.length > 0 ? { required } : {}) };
}
