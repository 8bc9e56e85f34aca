import { SchemaReferences } from '#codegen/json-schema/SchemaReferences.ts';
import { type Resolved, SchemaResolver } from '#codegen/json-schema/SchemaResolver.ts';

/** A JSON Schema without references, and what resolves the schemas inside it. */
export function resolvedSchema(root: unknown): { resolver: SchemaResolver; schema: Resolved } {
  const resolver = new SchemaResolver(new SchemaReferences(root));
  return { resolver, schema: resolver.resolve(root) };
}

/** A schema that applies where a condition holds, and one that applies elsewhere. */
export function when(condition: object, holds: unknown, otherwise?: unknown): object {
  return Object.fromEntries([
    ['if', condition],
    ['then', holds],
    ...(otherwise === undefined ? [] : [['else', otherwise]]),
  ]);
}

/** What a required field called A, of a plain schema, has whatever its type. */
export const DRAWN = {
  ...{ name: 'a', title: 'A', help: '', required: true, nullable: false },
  ...{ readOnly: false, hidden: false, system: false },
};
