import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import type { Provenance } from '#model/ValueSource.ts';
import { Failure, nameTaken, notFound } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { assertConvertible } from '#server/records/assertConvertible.ts';
import { type CopyName, writeCopy } from '#server/records/writeCopy.ts';
import { type IsSeen, writeIfSeen } from '#server/records/writeIfSeen.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { ComponentKey, StoredComponent } from '#server/store/componentRepository.ts';
import type { ComponentQuery } from '#server/store/listComponents.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import { checkSent } from './checkSent.ts';
import { confirmNow, dropUnprovenConfirmations } from './dropUnprovenConfirmations.ts';
import { isUnlocking } from './isUnlocking.ts';
import { toCurrent } from './kindVersions.ts';
import { listRevisions } from './listRevisions.ts';
import { createLibrarySearch, type Sought } from './searchLibrary.ts';
import { getFields } from './toRecord.ts';
import { withDocuments } from './withDocuments.ts';

interface NewComponent {
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
}

/** Creates the service for all operations on components; they throw `Failure` or `Invalid` if a rule forbids them. */
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

  function insert(component: NewComponent, content: Content): Promise<StoredComponent> {
    const kindVersion = getKindVersion(findKind(component.subclass));
    return store.write(component.ownerId, ({ components }) =>
      components.create({ ...component, ...content, kindVersion }),
    );
  }

  /** Returns what to store for a body, merged into the stored component if there is one. */
  async function check(sent: SentBody & Omit<NewComponent, 'isTemplate'>, stored?: StoredComponent): Promise<Content> {
    const { ownerId, subclass, body } = sent;
    const kind = findKind(subclass);
    const now = await confirmNow(store.users, ownerId, [body]);
    const address = stored ? { subclass, id: stored.id } : { subclass };
    const checked = checkSent({ ...sent, kind, address, stored, now });
    const known = stored && { id: stored.id, components: store.components };
    return { ...checked, sources: await dropUnprovenConfirmations(checked, { kind, known, now }) };
  }

  async function change(read: StoredComponent, sent: SentBody): Promise<StoredComponent | undefined> {
    if (read.locked && !isUnlocking(sent.body)) throw locked();
    const { ownerId, subclass, kindVersion } = read;
    const content = await check({ ...sent, ownerId, subclass }, read);
    const write = () => store.write(ownerId, ({ components }) => components.update(read, { ...content, kindVersion }));
    return refuseTaken(nameTaken(content.fields.name), write);
  }

  /** Creates an unlocked copy with all sources, including the fields that the kind no longer has. */
  function copy(original: StoredComponent, { isTemplate, ...copyName }: Copy): Promise<StoredComponent> {
    const { ownerId, subclass, fields, sources, origin, name: originalName } = original;
    const { definition } = findKind(subclass);
    const component = { ownerId, subclass, isTemplate };
    const values = { ...getFields(fields, definition), locked: false };
    const copied = withDocuments(definition, nestRecord(definition, values), fields);
    const findTaken = () => store.components.nameKeys(component);
    const write = (name: string) => insert(component, { fields: { ...copied, name }, sources, origin });
    return writeCopy({ ...copyName, originalName, findTaken, write });
  }

  const library = createLibrarySearch({ store, kinds });

  return {
    findKind,
    find,
    /** Returns readers for the components that match a query, a search and conditions on values. */
    list: (query: Omit<ComponentQuery, keyof Page>, { search, values }: Sought) =>
      search.trim() === '' && !values?.sort && !values?.filters.length
        ? {
            read: (page: Page) =>
              values ? library.show({ ...query, ...page }, values) : store.lists.components.list({ ...query, ...page }),
            count: () => store.lists.components.count(query),
          }
        : library.find(query, { search, values }),
    countByKind: store.lists.components.countByKind,

    async create(component: NewComponent, sent: SentBody): Promise<StoredComponent> {
      const content = await check({ ...sent, ...component });
      return refuseTaken(nameTaken(content.fields.name), () => insert(component, content));
    },

    update(key: ComponentKey, sent: SentBody, isSeen: IsSeen<StoredComponent>): Promise<StoredComponent> {
      return writeIfSeen({ what: 'component', read: () => find(key), isSeen, write: (read) => change(read, sent) });
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
      await writeIfSeen({ what: 'component', read: () => find(key), isSeen, write });
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

    /** Copies a component as a template, or a template as a component; the original stays. */
    async convert(key: ComponentKey, to: { isTemplate: boolean; name: string | undefined }): Promise<StoredComponent> {
      const original = await find(key);
      assertConvertible(original, to);
      return copy(original, to);
    },

    /** Returns every saved revision with its changes, newest first. */
    async revisions(key: ComponentKey, page: Page): Promise<AsyncGenerator<Slice>> {
      const { id, subclass } = await find(key);
      return listRevisions({ store, id, kind: findKind(subclass), page });
    },

    /** Returns the number of revisions; they count from 1, and none is ever removed. */
    countRevisions: async (key: ComponentKey): Promise<number> => (await find(key)).revision,

    /** Returns the projects that use the component. */
    async projects(key: ComponentKey, page: Page): Promise<AsyncGenerator<Slice>> {
      const { id, ownerId } = await find(key);
      return store.lists.parts.projectsUsing({ ownerId, id }, page);
    },

    countProjects: store.lists.parts.countProjectsUsing,
  };
}

interface Content extends Provenance {
  fields: FieldValues;
}

interface SentBody {
  body: unknown;
  /** The kind version of the body; the current one if absent. */
  version: number | undefined;
}

interface Copy extends CopyName {
  isTemplate: boolean;
}

function locked(): Failure {
  return new Failure('forbidden', 'The component is locked. Switch the lock off to change or delete it.');
}
