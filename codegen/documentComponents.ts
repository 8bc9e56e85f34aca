import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { toPath, valueAt } from './checkShape.ts';
import { toCurrentWords } from './documentRules.ts';
import { listSchemas, mapSchemas } from './schemaWords.ts';

/**
 * Returns the schema of a document as components of the contract: itself under this name, and each schema that it
 * refers to.
 */
export function documentComponents(name: string, schema: JsonSchema): [name: string, schema: JsonSchema][] {
  const targets = listTargets(schema);
  const names = new Map(['#', ...targets].map((ref) => [ref, componentName(name, ref)]));
  return [...names].flatMap(([ref, own]): [string, JsonSchema][] => {
    const target = valueAt(schema, toPath(decodeURIComponent(ref.slice(1))));
    // A schema that is true or false has no keywords.
    const body = isRecord(target) ? target : target === false ? { not: {} } : {};
    return [[own, mapSchemas(body, toComponent)]];
  });

  function toComponent(inner: JsonSchema): JsonSchema {
    const words = Object.entries(toCurrentWords(inner)).filter(([word]) => !OMITTED.has(word));
    return Object.fromEntries(
      words.map(([word, value]) =>
        word === '$ref' && typeof value === 'string'
          ? [word, `#/components/schemas/${names.get(value)}`]
          : [word, value],
      ),
    );
  }
}

function listTargets(schema: JsonSchema): string[] {
  const refs = listSchemas(schema).flatMap(({ schema: { $ref } }) => (typeof $ref === 'string' ? [$ref] : []));
  return [...new Set(refs)].sort();
}

/** 'TurbinePowerCurve.arrays.1d': kinds have no names with dots. */
function componentName(name: string, ref: string): string {
  const path = toPath(ref.slice(1)).filter((key, index) => index > 0 || !CONTAINERS.has(key));
  return [name, ...path.map((key) => key.replaceAll(/[^\w-]/g, '_'))].join('.');
}

// A referenced schema becomes a separate component; an author's examples of parts need not be whole values.
const OMITTED = new Set(['$schema', '$id', '$defs', 'definitions', 'examples', '$comment']);

const CONTAINERS = new Set(['$defs', 'definitions']);
