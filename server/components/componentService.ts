import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { versionOf } from '#model/kindVersion.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { Failure, nameTaken, notFound } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { assertConvertible } from '#server/records/assertConvertible.ts';
import { type CopyName, writeCopy } from '#server/records/writeCopy.ts';
import { type IsSeen, writeSeen } from '#server/records/writeSeen.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { ComponentKey, StoredComponent } from '#server/store/componentRepository.ts';
import type { ComponentQuery } from '#server/store/listComponents.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/Taken.ts';
import { checkComponent } from './checkComponent.ts';
import { toCurrent } from './kindVersions.ts';
import { listRevisions } from './listRevisions.ts';
import { createLibrarySearch } from './searchLibrary.ts';
import { getFields } from './toRecord.ts';

import { withDocuments } from './withDocuments.ts';

interface NewComponent {
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
}

/** Everything that can be done with components; throws `Failure` or `Invalid` where a rule forbids it. */
export function createComponentService({ store, kinds }: { store: Store; kinds: Kinds }) {
  function findKind(subclass: string): Kind {
    const kind = kinds.get(subclass);
    if (!kind) throw notFound();
    return kind;
  }

  async function find(key: ComponentKey): Promise<StoredComponent> {
    const kind = findKind(key.subclass);
    const component = await store.components.find(key);
    if (!component) throw notFound();
    return toCurrent(component, kind);
  }

  function insert(component: NewComponent, fields: FieldValues): Promise<StoredComponent> {
    const kindVersion = versionOf(findKind(component.subclass));
    return store.write(component.ownerId, ({ components }) => components.create({ ...component, fields, kindVersion }));
  }

  async function change(read: StoredComponent, { body, version }: SentBody): Promise<StoredComponent | undefined> {
    if (read.locked && !unlocks(body)) throw locked();
    const { subclass, id, fields: stored, kindVersion } = read;
    const fields = checkComponent({ body, version, kind: findKind(subclass), address: { subclass, id }, stored });
    const write = () => store.write(read.ownerId, ({ components }) => components.update(read, { fields, kindVersion }));
    return refuseTaken(nameTaken(fields.name), write);
  }

  /** An unlocked copy, also of the fields that the kind no longer has. */
  function copy(original: StoredComponent, { isTemplate, ...copyName }: Copy): Promise<StoredComponent> {
    const { ownerId, subclass, fields, name: originalName } = original;
    const { definition } = findKind(subclass);
    const component = { ownerId, subclass, isTemplate };
    const values = { ...getFields(fields, definition), locked: false };
    const copied = withDocuments(definition, nestRecord(definition, values), fields);
    const findTaken = () => store.components.nameKeys(component);
    const write = (name: string) => insert(component, { ...copied, name });
    return writeCopy({ ...copyName, originalName, findTaken, write });
  }

  const library = createLibrarySearch({ store, kinds });

  return {
    findKind,
    find,
    /** The components that a query leaves, or those of them in which a search finds all that it asks for. */
    list: (query: Omit<ComponentQuery, keyof Page>, search = '') =>
      search.trim() === ''
        ? {
            read: (page: Page) => store.lists.components.list({ ...query, ...page }),
            count: () => store.lists.components.count(query),
          }
        : library.find(query, search),
    countByKind: store.lists.components.countByKind,

    create(component: NewComponent, { body, version }: SentBody): Promise<StoredComponent> {
      const { subclass } = component;
      const fields = checkComponent({ body, version, kind: findKind(subclass), address: { subclass } });
      return refuseTaken(nameTaken(fields.name), () => insert(component, fields));
    },

    update(key: ComponentKey, sent: SentBody, isSeen: IsSeen<StoredComponent>): Promise<StoredComponent> {
      return writeSeen({ what: 'component', read: () => find(key), isSeen, write: (read) => change(read, sent) });
    },

    async delete(key: ComponentKey, isSeen: IsSeen<StoredComponent>, origin: Origin): Promise<void> {
      const write = async (read: StoredComponent) => {
        if (read.locked) throw locked();
        return store.write(key.ownerId, async ({ components, audit }) => {
          const isDeleted = await components.delete(read);
          if (isDeleted) await audit.add(origin, 'component_deleted', read.name);
          return isDeleted;
        });
      };
      await writeSeen({ what: 'component', read: () => find(key), isSeen, write });
    },

    async restore(key: ComponentKey, name: string | undefined, origin: Origin): Promise<StoredComponent> {
      const kind = findKind(key.subclass);
      const write = () =>
        store.write(key.ownerId, async ({ components, audit }) => {
          const live = await components.find(key);
          if (live) return live;
          const component = await components.restore(key, name?.trim());
          if (component) await audit.add(origin, 'component_restored', component.name);
          return component;
        });
      const restored = await refuseTaken(nameTaken(name), write);
      if (!restored) throw notFound();
      return toCurrent(restored, kind);
    },

    async duplicate(key: ComponentKey, name?: string): Promise<StoredComponent> {
      const original = await find(key);
      return copy(original, { name, suffix: 'copy', isTemplate: original.isTemplate });
    },

    /** The same component as a template or as a plain one, beside the original. */
    async convert(key: ComponentKey, to: { isTemplate: boolean; name: string | undefined }): Promise<StoredComponent> {
      const original = await find(key);
      assertConvertible(original, to);
      return copy(original, to);
    },

    /** Every saved version with what it changed, newest first. */
    async revisions(key: ComponentKey, page: Page): Promise<AsyncGenerator<Slice>> {
      const { id, subclass } = await find(key);
      return listRevisions({ store, id, kind: findKind(subclass), page });
    },

    /** Versions are counted from 1, and none is ever removed. */
    countRevisions: async (key: ComponentKey): Promise<number> => (await find(key)).revision,

    /** The projects that use the component. */
    async projects(key: ComponentKey, page: Page): Promise<AsyncGenerator<Slice>> {
      const { id, ownerId } = await find(key);
      return store.lists.parts.projectsUsing({ ownerId, id }, page);
    },

    countProjects: store.lists.parts.countProjectsUsing,
  };
}

interface SentBody {
  body: unknown;
  /** Of the kind, to which the body belongs; the kind's own where absent. */
  version: number | undefined;
}

interface Copy extends CopyName {
  isTemplate: boolean;
}

function unlocks(body: unknown): boolean {
  const { locked: sent } = Object(body);
  return sent === false || sent === 'false';
}

function locked(): Failure {
  return new Failure('forbidden', 'The component is locked. Switch the lock off to change or delete it.');
}
