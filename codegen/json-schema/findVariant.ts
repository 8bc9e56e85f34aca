import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { isHolding } from './conditionSchemas.ts';
import { listWhens } from './listWhens.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { findTypes, listProperties, listRequired, listValues } from './schemaTypes.ts';

/** An object whose shape is chosen by one of its properties. */
export interface Variant {
  /** The name of that property. */
  choice: string;
  cases: VariantCase[];
}

interface VariantCase {
  value: unknown;
  title?: unknown;
  /** The object in this case. */
  schema: Resolved;
}

/**
 * Returns the variant of an object whose shapes, or conditions, are decided by a single property; undefined if there is
 * none, or if a shape that allows several values of the property has other properties, as its cases could not be
 * distinguished.
 */
export function findVariant(
  resolver: SchemaResolver,
  schema: Resolved,
  shapes: readonly Resolved[],
): Variant | undefined {
  if (!known.has(schema))
    known.set(schema, shapes.length > 1 ? findInShapes(resolver, schema, shapes) : findInWhens(resolver, schema));
  return known.get(schema);
}

// The same schema is always the same object.
const known = new WeakMap<Resolved, Variant | undefined>();

function findInShapes(resolver: SchemaResolver, schema: Resolved, shapes: readonly Resolved[]): Variant | undefined {
  if (shapes.some((shape) => findTypes(shape).join() !== 'object')) return undefined;
  const { discriminator } = schema.words;
  const stated = isRecord(discriminator) ? discriminator.propertyName : undefined;
  const [first] = shapes;
  const names = typeof stated === 'string' ? [stated] : first ? listProperties(first).map(([name]) => name) : [];
  for (const choice of names) {
    const cases = shapes.flatMap((shape) => toCases(resolver, shape, choice, schema));
    const count = new Set(cases.map(({ value }) => String(value))).size;
    const isComplete = shapes.every((shape) => cases.some((one) => one.schema === shape));
    if (isComplete && count === cases.length) return { choice, cases };
  }
  return undefined;
}

function toCases(resolver: SchemaResolver, shape: Resolved, choice: string, outer: Resolved): VariantCase[] {
  const properties = new Map(listProperties(shape));
  const values = listValues(resolver.resolve(properties.get(choice))) ?? [];
  const own = [...properties.keys()].filter((name) => name !== choice && !isCommon(name, shape, outer));
  const isSound = listRequired(shape).includes(choice) && (values.length === 1 || own.length === 0);
  const title = values.length === 1 ? shape.words.title : undefined;
  return isSound && values.every(isCaseName) ? values.map((value) => ({ value, title, schema: shape })) : [];
}

/** Whether a shape adds nothing to what the outer schema states about a property. */
export function isCommon(name: string, shape: Resolved, outer: Resolved): boolean {
  const common = getProperties(outer);
  return Object.hasOwn(common, name) && getProperties(shape)[name] === common[name];
}

function getProperties({ words }: Resolved): JsonSchema {
  return isRecord(words.properties) ? words.properties : {};
}

function isCaseName(value: unknown): boolean {
  return (
    (typeof value === 'string' && /^[^/~=]+$/.test(value)) || typeof value === 'number' || typeof value === 'boolean'
  );
}

/**
 * Returns the variant of an object with conditions on a single property; properties that it always has don't depend on
 * them.
 */
function findInWhens(resolver: SchemaResolver, schema: Resolved): Variant | undefined {
  const demands = listWhens(resolver, schema);
  const own = new Map(listProperties(schema));
  const added = demands.flatMap(({ properties }) => [...properties.keys()].filter((name) => !own.has(name)));
  if (added.length === 0) return undefined;
  const choice = listRequired(schema).find((name) => {
    const values = listValues(resolver.resolve(own.get(name)));
    return values?.every(isCaseName) && demands.every(({ when }) => when.every((one) => isAbout(one, name)));
  });
  if (choice === undefined) return undefined;
  const values = listValues(resolver.resolve(own.get(choice))) ?? [];
  const cases = values.map((value): VariantCase => {
    const holding = demands.filter(({ when }) => when.every((one) => isHolding(resolver, one, { [choice]: value })));
    const properties = new Map([
      ...own,
      ...holding.flatMap((demand) => [...demand.properties].filter(([name]) => !own.has(name))),
    ]);
    const required = [...listRequired(schema), ...holding.flatMap((demand) => demand.required)];
    const words = { ...schema.words, properties: Object.fromEntries(properties), required };
    return { value, schema: { words, branches: [], whens: [], pointer: schema.pointer } };
  });
  return { choice, cases };
}

/** Whether a condition is about one property and no other. */
function isAbout(condition: unknown, name: string): boolean {
  if (!isRecord(condition)) return false;
  const { properties = {}, required = [], not, ...rest } = condition;
  if (Object.keys(rest).length > 0 || !isRecord(properties) || !Array.isArray(required)) return false;
  const names = [...Object.keys(properties), ...required];
  return names.every((one) => one === name) && (not === undefined || isAbout(not, name));
}
