import type { Json } from '#codegen/readContract.ts';
import { schemaName } from '#model/schemaName.ts';
import { compareSchemas, type SchemaWalk } from './compareSchemas.ts';
import type { ContractKind } from './contractKinds.ts';
import { hasFields } from './contractMeta.ts';

interface ComparedAnswers {
  ours: Json;
  theirs: Json;
  subclass: string;
  kind: ContractKind;
}

/**
 * Returns what two contracts state differently about a stored component, by field: which fields there are, their types,
 * and which may be null or absent.
 */
export function compareKindAnswers({ ours, theirs, subclass, kind }: ComparedAnswers): [field: string, said: string][] {
  const { read } = kind;
  if (!hasFields(read)) return [];
  const name = schemaName(subclass);
  const walk: SchemaWalk = { ours, theirs, seen: new Set(), isShapeOnly: true };
  const differences = compareSchemas({
    ours: { $ref: `#/components/schemas/${name}` },
    theirs: { type: 'object', properties: Object.fromEntries(read.properties), required: [...read.required] },
    at: name,
    path: [],
    walk,
  });
  // The path is components, schemas, the name, properties, the field.
  return differences.map(({ path, message }) => [
    String(path[4] ?? ''),
    `in answers, ${subclass}${message.slice(name.length)}`,
  ]);
}
