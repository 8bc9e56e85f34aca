import { isEntries } from './addEntries.ts';
import { findVariant } from './findVariant.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { findTypes, listShapes, listValues } from './schemaTypes.ts';

/** Whether the values of a schema are objects of one shape with named properties, which can be columns of a table. */
export function isPlainObject(resolver: SchemaResolver, schema: Resolved): boolean {
  const shapes = listShapes(schema, resolver);
  const [only] = shapes;
  if (!only || shapes.length > 1 || listValues(only) || isEntries(resolver, only)) return false;
  const types = findTypes(only);
  return types.length === 1 && types[0] === 'object' && !findVariant(resolver, only, shapes);
}
