import type { Json } from '#codegen/readContract.ts';
import { isRecord } from '#model/isRecord.ts';
import { schemaName } from '#model/schemaName.ts';
import { listCalls } from './listCalls.ts';
import { type SchemaView, viewSchema } from './viewSchema.ts';

/** The schemas of a kind in a contract: of what is stored, and of what may be sent. */
export interface ContractKind {
  read?: SchemaView;
  write?: SchemaView;
}

/**
 * Lists the kinds that a contract names, by subclass: in paths, as values of `subclass`, or in the mapping of a
 * discriminator.
 */
export function listContractKinds(document: Json): Map<string, ContractKind> {
  const schemas = listSchemas(document);
  const views = new Map([...schemas].map(([name, schema]) => [name, viewSchema(document, schema)]));
  const found = new Map<string, Set<string>>();
  const add = (subclass: unknown, name?: string) => {
    if (typeof subclass !== 'string' || subclass === '' || subclass.length > LONGEST) return;
    const names = found.get(subclass) ?? new Set();
    if (name !== undefined && views.has(name)) names.add(name);
    found.set(subclass, names);
  };
  for (const { path, parameters } of listCalls(document)) {
    if (!COMPONENT_PATH.test(path)) continue;
    for (const { in: place, schema } of parameters.filter(({ name }) => path.includes(`/components/{${name}}/`)))
      if (place === 'path') for (const value of listValues(viewSchema(document, schema))) add(value);
  }
  for (const [name, { properties, words }] of views) {
    for (const [subclass, target] of listMapping(words)) add(subclass, target);
    const values = listValues(viewSchema(document, properties.get('subclass')));
    // A schema with several values is that of components of any of these kinds.
    if (values.length === 1) add(values[0], name);
    else for (const value of values) add(value);
  }
  return new Map([...found].map(([subclass, names]) => [subclass, pickSchemas(subclass, names, views)]));
}

const COMPONENT_PATH = /\/components\/\{[^}]+\}\//;
const LONGEST = 100;
/** How the names of schemas for what may be sent end: ours, drf-spectacular's, others. */
const WRITTEN = ['Write', 'Request', 'Create', 'Input'];

function pickSchemas(subclass: string, names: Set<string>, views: Map<string, SchemaView>): ContractKind {
  const own = schemaName(subclass);
  const writeName = [...WRITTEN.map((end) => `${own}${end}`), ...names].find(
    (name) => views.has(name) && WRITTEN.some((end) => name.endsWith(end)),
  );
  const readName = [own, ...names].find((name) => views.has(name) && name !== writeName);
  const [write, read] = [writeName, readName].map((name) => (name === undefined ? undefined : views.get(name)));
  return { ...(read ? { read } : {}), ...(write ? { write } : {}) };
}

function listSchemas({ components }: Json): [string, unknown][] {
  const schemas = isRecord(components) ? components.schemas : undefined;
  return isRecord(schemas) ? Object.entries(schemas) : [];
}

function listMapping({ discriminator }: Json): [string, string][] {
  if (!isRecord(discriminator) || discriminator.propertyName !== 'subclass' || !isRecord(discriminator.mapping))
    return [];
  return Object.entries(discriminator.mapping).map(([subclass, ref]) => [
    subclass,
    String(ref).split('/').at(-1) ?? '',
  ]);
}

function listValues({ words }: SchemaView): unknown[] {
  return Array.isArray(words.enum) ? words.enum : [];
}
