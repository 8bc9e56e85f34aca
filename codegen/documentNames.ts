import { isRecord } from '#model/isRecord.ts';
import { SchemaReferences } from './json-schema/SchemaReferences.ts';
import { type Resolved, SchemaResolver } from './json-schema/SchemaResolver.ts';
import { listProperties } from './json-schema/schemaTypes.ts';
import type { KindDocument } from './readDocuments.ts';

/** The names of a record and of the rows of its tables, by the path of the table; '' is the record. */
export type Scopes = Map<string, Set<string>>;

/** Adds the paths of everything that a document can hold in the field `name`; a list of objects is a table. */
export function addDocumentNames(scopes: Scopes, name: string, { schema }: KindDocument): void {
  const resolver = new SchemaResolver(new SchemaReferences(schema));
  visit(resolver.resolve(schema), { table: '', path: name, around: [] });

  function visit(part: Resolved, place: Place): void {
    // A recursive part never ends, so its paths are listed down to the first repetition.
    if (place.around.includes(part)) return;
    const around = [...place.around, part];
    for (const [property, inner] of listProperties(part)) {
      const path = place.path === '' ? property : `${place.path}/${property}`;
      add(place.table, path);
      visit(resolver.resolve(inner), { ...place, path, around });
    }
    const { items } = part.words;
    const table = place.table === '' ? place.path : `${place.table}/${place.path}`;
    if (isRecord(items)) visit(resolver.resolve(items), { table, path: '', around });
    for (const option of [...part.branches.flat(), ...part.whens.map((when) => when.schema)])
      visit(resolver.resolve(option), { ...place, around });
  }

  function add(table: string, path: string): void {
    scopes.set(table, (scopes.get(table) ?? new Set()).add(path));
  }
}

interface Place {
  /** The path of the table whose rows contain the part. */
  table: string;
  path: string;
  /** The schemas that contain it. */
  around: readonly Resolved[];
}
