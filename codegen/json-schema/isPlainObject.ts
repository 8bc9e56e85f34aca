import { isEntries } from './addEntries.ts';
import { findVariant } from './findVariant.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { findTypes, listShapes, listValues } from './schemaTypes.ts';

/**
 * Whether the values of a schema are objects of one shape with named properties, which can be the columns of a table.
 * With `hasConditions`, conditions show and hide properties and don't count as several shapes.
 */
export function isPlainObject(resolver: SchemaResolver, schema: Resolved, hasConditions = false): boolean {
  const shapes = listShapes(schema, resolver);
  const [only] = shapes;
  if (!only || shapes.length > 1 || listValues(only) || isEntries(resolver, only)) return false;
  const types = findTypes(only);
  return types.length === 1 && types[0] === 'object' && (hasConditions || !findVariant(resolver, only, shapes));
}
