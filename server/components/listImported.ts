import type { components as Schemas } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { nestPart } from '#model/nestPart.ts';
import { sourcePaths } from '#model/sourcePaths.ts';
import type { Kinds } from '#server/kinds.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { ImportedComponent } from '#server/store/readImported.ts';
import type { Store } from '#server/store/Store.ts';
import { componentTag } from './componentTag.ts';
import { isOfNewerKind, toCurrent } from './kindVersions.ts';
import { getFields } from './toRecord.ts';
import { withDocuments } from './withDocuments.ts';

/** Few enough that reading and writing them doesn't delay other calls. */
const ROWS_AT_ONCE = 50;

interface Listing {
  store: Store;
  kinds: Kinds;
  ownerId: string;
  set: string;
  page: Page;
}

/**
 * Yields the components that an owner has made from one set, each with its state at the last import of the set, in
 * slices.
 */
export async function* listImported({ store, kinds, ownerId, set, page }: Listing): AsyncGenerator<Slice> {
  let after = page.after?.[0];
  let left = page.limit ?? Number.POSITIVE_INFINITY;
  for (;;) {
    await store.lists.turns();
    const wanted = Math.min(left, ROWS_AT_ONCE);
    // One row more shows whether others follow.
    const found = await store.lists.imported({ ownerId, set, after, limit: wanted + 1 });
    const read = found.slice(0, wanted);
    after = read.at(-1)?.component.id;
    left -= read.length;
    const hasMore = found.length > read.length;
    const next = hasMore && left === 0 && after !== undefined ? [after] : undefined;
    const rows = read.flatMap((one) => {
      const kind = kinds.get(one.component.subclass);
      // A component of an unknown kind, or of a newer kind version, has no form to compare with.
      return kind && !isOfNewerKind(one.component, kind) ? [JSON.stringify(toListed(one, kind))] : [];
    });
    if (rows.length > 0 || next) yield { json: Buffer.from(rows.join(BETWEEN)), count: rows.length, next };
    if (!hasMore || next) return;
  }
}

function toListed(read: ImportedComponent, kind: Kind): Schemas['schemas']['ImportedComponent'] {
  const component = toCurrent(read.component, kind);
  const { id, subclass, name, locked, fields, origin, revision } = component;
  // Once someone has saved the component again, its state is no longer that of the run.
  const run = read.version.revision === revision ? read.imported?.run : undefined;
  return {
    id,
    etag: componentTag(component, kind),
    subclass,
    name,
    locked,
    entry: origin?.entry ?? '',
    version: origin?.version ?? '',
    values: toValues(fields, kind),
    imported: toImported(read, kind),
    ...(run === undefined ? {} : { run }),
  };
}

function toValues(fields: FieldValues, { definition }: Kind): FieldValues {
  return withDocuments(definition, nestRecord(definition, getFields(fields, definition)), fields);
}

/** Returns the set's entry: as it was stored, or else those values of the revision that have a source and match it. */
function toImported({ version, imported }: ImportedComponent, kind: Kind): FieldValues {
  if (isOfNewerKind(imported ?? version, kind)) return {};
  if (imported?.fields) return toCurrent({ fields: imported.fields, kindVersion: imported.kindVersion }, kind).fields;
  const { definition } = kind;
  const { fields, sources } = toCurrent(version, kind);
  const values = flattenRecord(definition, fields);
  const paths = sourcePaths(definition);
  const given = Object.entries(sources).flatMap(([path, { changed }]) => (changed ? [] : (paths.get(path) ?? [])));
  const held = given.filter((name) => Object.hasOwn(values, name));
  return nestPart(definition, Object.fromEntries(held.map((name) => [name, values[name]])), values);
}
