import type { components as Schemas } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion, KIND_VERSION } from '#model/kindVersion.ts';
import type { Confirmation } from '#model/ValueSource.ts';
import { createPause } from '#server/createPause.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { answerOnce } from './answerOnce.ts';
import { checkSent } from './checkSent.ts';
import { componentTag } from './componentTag.ts';
import { confirmNow, dropUnprovenConfirmations } from './dropUnprovenConfirmations.ts';
import { isUnlocking } from './isUnlocking.ts';
import { isOfNewerKind, newerKind, toCurrent } from './kindVersions.ts';
import { deleteCreated, forgetNotes, revertUpdated } from './revertUpdated.ts';
import { getCurrentFields } from './toRecord.ts';
import { type Checked, type ImportResult, isStale, keep, writeImport } from './writeImport.ts';

export type ComponentsImport = Schemas['schemas']['ComponentsImport'];
type Body = ComponentsImport['components'][number];

/** Creates the service that creates and changes many components at once, and undoes such an import. */
export function createImportService({ store, kinds }: { store: Store; kinds: Kinds }) {
  return {
    /** Returns the outcome of each component, in order; a rejected one does not stop the others. */
    async run(
      ownerId: string,
      { title, run, part, components }: ComponentsImport,
      origin: Origin,
    ): Promise<ImportResult[]> {
      const ids = components.flatMap(({ id }) => id ?? []);
      const stored = new Map((await store.components.findAll({ ownerId, ids })).map((one) => [one.id, one]));
      const now = await confirmNow(store.users, ownerId, components);
      const checked = await checkAll({ store, kinds, stored, now }, components);
      return store.write(ownerId, (writers) =>
        answerOnce(writers, { ownerId, run, part, sent: components }, async () => {
          const results = await writeImport(writers, { ownerId, run }, checked);
          if (title !== undefined) await writers.audit.add(origin, 'components_imported', title);
          return results;
        }),
      );
    },

    /**
     * Returns the ids of the created components that were deleted, of the changed ones that were restored, and of those
     * whose notes were removed.
     */
    undo(ownerId: string, body: Schemas['schemas']['ImportUndo'], origin: Origin) {
      const { title, run, part, ids, updates = [], notes = [] } = body;
      return store.write(ownerId, (writers) =>
        answerOnce(writers, { ownerId, run, part, sent: [ids, updates, notes] }, async () => {
          const { components, audit } = writers;
          const deleted = await deleteCreated(components, { ownerId, ids });
          const restored = await revertUpdated(components, { ownerId, kinds, updates });
          const forgotten = await forgetNotes(components, { ownerId, run, ids: notes });
          if (title !== undefined) await audit.add(origin, 'import_undone', title);
          return { deleted, restored, forgotten };
        }),
      );
    },
  };
}

interface Checking {
  store: Store;
  kinds: Kinds;
  /** The components to change, by id. */
  stored: ReadonlyMap<string, StoredComponent>;
  now: Confirmation;
}

/** Checks components in slices, so that other calls are served in between. */
async function checkAll(checking: Checking, sent: readonly Body[]): Promise<Checked[]> {
  const pause = createPause();
  const checked: Checked[] = [];
  for (const body of sent) {
    checked.push(await check(checking, body));
    await pause();
  }
  return checked;
}

async function check(
  { store, kinds, stored: all, now }: Checking,
  { id, etag, imported, ...body }: Body,
): Promise<Checked> {
  const { subclass } = body;
  const kind = kinds.get(subclass);
  if (!kind) return { faults: [{ field: 'subclass', value: subclass, message: 'Unknown kind' }] };
  const found = id === undefined ? undefined : all.get(id);
  const fault = id === undefined ? undefined : findFault(found, { id, etag, kind, body });
  if (fault) return { faults: [fault] };
  const stored = found && toCurrent(found, kind);
  const isNote = Object.keys(body).every((name) => name === 'subclass' || name === KIND_VERSION);
  if (stored && imported && isNote) return { noted: stored, imported: keep(imported, kind, true) };
  try {
    const sent = stored ? completeBody(body, stored, kind) : body;
    const address = stored ? { subclass, id: stored.id } : { subclass };
    const read = checkSent({ body: sent, kind, address, stored, now });
    const known = stored && { id: stored.id, components: store.components };
    const { fields, origin } = read;
    const sources = await dropUnprovenConfirmations(read, { kind, known, now });
    const kept = imported && toCurrent({ fields: imported, kindVersion: versionIn(body, kind) }, kind).fields;
    // The version of a change is marked as the import's own, so that it can be taken back.
    return { kind, stored, imported: kept || stored ? keep(kept, kind) : undefined, fields, origin, sources };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { faults: error.faults };
  }
}

/** Returns the kind version that a checked body states; the current one if it states none. */
function versionIn({ [KIND_VERSION]: stated }: FieldValues, kind: Kind): number {
  return typeof stated === 'number' ? stated : getKindVersion(kind);
}

interface Change {
  id: string;
  etag: string | undefined;
  kind: Kind;
  body: FieldValues;
}

/** Returns why a component can't be changed; undefined if it can. */
function findFault(stored: StoredComponent | undefined, { id, etag, kind, body }: Change): Fault | undefined {
  if (!stored || stored.subclass !== kind.definition.id)
    return { field: 'id', value: id, message: 'The component was deleted, or never existed' };
  if (etag !== undefined && etag !== componentTag(stored, kind)) return isStale(etag);
  if (isOfNewerKind(stored, kind)) return { field: 'id', value: id, message: newerKind(stored, kind).message };
  const { [KIND_VERSION]: stated = getKindVersion(kind) } = body;
  // Fields that a body of another version omits could not be completed.
  if (stated !== getKindVersion(kind))
    return {
      field: KIND_VERSION,
      value: stated,
      message: `A change must use version ${getKindVersion(kind)} of ${kind.definition.title}`,
    };
  if (stored.locked && !isUnlocking(body)) return { field: 'locked', value: true, message: 'The component is locked' };
  return undefined;
}

/** Completes a partial body with the stored required fields and the stored sources of other values. */
function completeBody(body: FieldValues, { fields, sources }: StoredComponent, { definition }: Kind): FieldValues {
  const needed = Object.values(definition.fields).filter(({ required, name }) => required && !name.includes('/'));
  const current = getCurrentFields(fields, definition);
  const own = needed.map(({ name }) => [name, current[name]] as const).filter(([, value]) => value !== undefined);
  const given = isRecord(body.sources) ? { sources: { ...sources, ...body.sources } } : {};
  return { ...Object.fromEntries(own), ...body, ...given };
}
