import { isDeepEqual } from '#model/isDeepEqual.ts';
import { type Demand, listWhens } from './listWhens.ts';
import { joinSchemas } from './mergeWords.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { findTypes, listProperties, listValues } from './schemaTypes.ts';

/** The schema of a property under some conditions. */
export interface ConditionalProperty {
  schema: unknown;
  /** It is drawn while all conditions of one of these lists hold; absent if it is always drawn. */
  when?: unknown[][];
  /** It is required while all conditions of one of these lists hold. */
  demanded?: unknown[][];
}

/** Returns the properties that conditions add to an object, change or require, by name; each with its alternatives. */
export function listConditional(
  resolver: SchemaResolver,
  schema: Resolved,
  hasConditions: boolean,
): Map<string, ConditionalProperty[]> {
  const known = (hasConditions ? drawn : flat).get(schema);
  if (known) return known;
  const demands = listWhens(resolver, schema);
  const own = new Map(listProperties(schema));
  const names = new Set(demands.flatMap(({ properties, required }) => [...properties.keys(), ...required]));
  const all = [...names].flatMap((name): [string, ConditionalProperty[]][] => {
    const stated = demands.filter(({ properties }) => isSaying(properties.get(name)));
    const groups = groupSchemas(stated, name);
    if (!own.has(name) && groups.length === 0) return [];
    if (!hasConditions) return own.has(name) ? [] : [[name, [{ schema: toUnion(groups) }]]];
    const demanded = demands.filter(({ required }) => required.includes(name)).map(({ when }) => when);
    const properties = own.has(name) ? changeOwn(resolver, own.get(name), groups) : groups;
    return [[name, properties.map((property) => ({ ...property, ...(demanded.length > 0 ? { demanded } : {}) }))]];
  });
  const conditional = new Map(all);
  (hasConditions ? drawn : flat).set(schema, conditional);
  return conditional;
}

// The same schema is always the same object.
const drawn = new WeakMap<Resolved, Map<string, ConditionalProperty[]>>();
const flat = new WeakMap<Resolved, Map<string, ConditionalProperty[]>>();

/**
 * Groups the schemas that demands have for a property: equal ones, and those that apply at the same time, become one.
 */
function groupSchemas(
  demands: readonly Demand[],
  name: string,
): Required<Pick<ConditionalProperty, 'schema' | 'when'>>[] {
  const groups: { schema: unknown; when: unknown[][] }[] = [];
  for (const { when, properties } of demands) {
    const schema = properties.get(name);
    const sameTime = groups.find((group) => group.when.some((one) => isDeepEqual(one, when)));
    const same = groups.find((group) => isDeepEqual(group.schema, schema));
    if (same) same.when.push(when);
    else if (sameTime && sameTime.when.length === 1) sameTime.schema = { anyOf: [sameTime.schema, schema] };
    else groups.push({ schema, when: [when] });
  }
  return groups;
}

function toUnion(groups: readonly { schema: unknown }[]): unknown {
  const [first, ...others] = groups.map(({ schema }) => schema);
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

/** Returns a property that always exists, with the alternatives in which conditions change its look. */
function changeOwn(
  resolver: SchemaResolver,
  own: unknown,
  groups: readonly Required<Pick<ConditionalProperty, 'schema' | 'when'>>[],
): ConditionalProperty[] {
  const look = toLook(resolver.resolve(own));
  const changed = groups
    .map((group) => ({ ...group, schema: joinSchemas(own, group.schema) }))
    .filter((group) => toLook(resolver.resolve(group.schema)) !== look);
  if (changed.length === 0) return [{ schema: own }];
  return [...changed, { schema: own, when: [[{ not: { anyOf: changed.flatMap(({ when }) => when.map(allOf)) } }]] }];
}

function allOf(schemas: unknown[]): unknown {
  return schemas.length === 1 ? schemas[0] : { allOf: schemas };
}

/** The keywords that change which field a property gets. */
function toLook(schema: Resolved): string {
  const { properties, items, prefixItems, format } = schema.words;
  return JSON.stringify([
    findTypes(schema),
    listValues(schema),
    schema.branches,
    properties,
    items,
    prefixItems,
    format,
  ]);
}

function isSaying(schema: unknown): boolean {
  return schema !== undefined && schema !== false;
}
