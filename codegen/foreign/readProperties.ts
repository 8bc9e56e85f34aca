import type { FieldSchema } from '#codegen/KindFile.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { toFieldName } from './toFieldName.ts';

/** Reads a property; undefined if a kind file can't express it. */
export type ReadInner = (name: string, schema: unknown) => FieldSchema | undefined;

/** Reads the fields of an object under their new names, and which of them are required. */
export function readProperties(words: JsonSchema, inner: ReadInner): Pick<FieldSchema, 'properties' | 'required'> {
  const properties: Record<string, FieldSchema> = {};
  const required: string[] = [];
  for (const [name, schema] of Object.entries(Object(words.properties))) {
    const field = inner(name, schema);
    if (!field) continue;
    const own = toFieldName(name, Object.keys(properties));
    properties[own] = field;
    const isWanted = Array.isArray(words.required) && words.required.includes(name);
    if (isWanted && field.type !== 'object') required.push(own);
  }
  return { properties, ...(required.length > 0 ? { required } : {}) };
}
