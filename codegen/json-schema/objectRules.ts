import { listWhens } from './listWhens.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { findTypes, listProperties, listRequired, listShapes, listValues } from './schemaTypes.ts';

/** Whether an object contains itself other than through a list or entries. */
export function containsItself(resolver: SchemaResolver, schema: Resolved): boolean {
  const seen = new Set<Resolved>();
  const visit = (part: Resolved): boolean =>
    listParts(resolver, part).some((inner) => {
      if (inner === schema) return true;
      if (seen.has(inner)) return false;
      seen.add(inner);
      return visit(inner);
    });
  return visit(schema);
}

function listParts(resolver: SchemaResolver, schema: Resolved): Resolved[] {
  const inner = [...listProperties(schema).map(([, property]) => property), ...schema.whens.map((when) => when.schema)];
  const options = schema.branches.length > 0 ? resolver.options(schema) : [];
  return [...inner.map((one) => resolver.resolve(one)), ...options];
}

/** Whether an object is left out while its fields are empty, and exists again once one of them is filled in. */
export function canBeEmpty(
  resolver: SchemaResolver,
  schema: Resolved,
  hasConditions: boolean,
  names: readonly string[] = listProperties(schema).map(([name]) => name),
): boolean {
  const required = new Set(listRequired(schema));
  // Conditional properties are a part of the form, and so are the fields that their conditions read.
  const isSteered = hasConditions && listWhens(resolver, schema).length > 0;
  return listProperties(schema)
    .filter(([name]) => names.includes(name))
    .every(([name, property]) => {
      const child = resolver.resolve(property);
      if (child.words.default !== undefined || isNullable(resolver, child)) return false;
      return !required.has(name) || (isSteered && isScalar(child));
    });
}

function isNullable(resolver: SchemaResolver, schema: Resolved): boolean {
  return listShapes(schema, resolver).some((shape) => findTypes(shape).includes('null'));
}

function isScalar(schema: Resolved): boolean {
  const [type, ...others] = findTypes(schema);
  const isSingle = others.length === 0 && (type === 'string' || type === 'number' || type === 'integer');
  return isSingle && (listValues(schema)?.length ?? 2) > 1;
}
