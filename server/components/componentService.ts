import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { changedMeanwhile, Failure, locked, nameTaken, notFound } from '#server/http/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import type { ComponentKey, StoredComponent } from '#server/store/componentRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { Taken } from '#server/store/uniqueViolation.ts';
import { checkComponent } from './checkComponent.ts';
import { currentFields, obsoleteFields } from './recordOf.ts';

/** How often a change without If-Match is tried again when another one came between. */
const TRIES = 5;

interface NewComponent {
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
}

/** What can be done with components, under their rules; failures are thrown as the contract's answers. */
export function componentService({ store, kinds }: { store: Store; kinds: Kinds }) {
  function kindOf(subclass: string): Kind {
    const kind = kinds.get(subclass);
    if (!kind) throw notFound();
    return kind;
  }

  async function find(key: ComponentKey): Promise<StoredComponent> {
    kindOf(key.subclass);
    const component = await store.components.find(key);
    if (!component) throw notFound();
    return component;
  }

  function insert(component: NewComponent, fields: FieldValues): Promise<StoredComponent> {
    return refusingTakenName(fields.name, () =>
      store.transaction(({ components }) => components.create({ ...component, fields })),
    );
  }

  async function change(read: StoredComponent, body: unknown): Promise<StoredComponent | undefined> {
    if (read.locked && Object(body).locked !== false) throw locked();
    const { subclass, id, fields: stored } = read;
    const fields = checkComponent({ body, kind: kindOf(subclass), address: { subclass, id }, stored });
    return refusingTakenName(fields.name, () => store.transaction(({ components }) => components.update(read, fields)));
  }

  return {
    kindOf,
    find,

    create(component: NewComponent, body: unknown): Promise<StoredComponent> {
      const { subclass } = component;
      return insert(component, checkComponent({ body, kind: kindOf(subclass), address: { subclass } }));
    },

    /** `isRead` tells whether a version is the one that the caller read; where it takes every version the last change wins. */
    async update(key: ComponentKey, body: unknown, isRead: (component: StoredComponent) => boolean) {
      for (let tries = 0; tries < TRIES; tries++) {
        const read = await find(key);
        if (!isRead(read)) throw changedMeanwhile('component');
        const updated = await change(read, body);
        if (updated) return updated;
      }
      throw changedMeanwhile('component');
    },

    async delete(key: ComponentKey): Promise<void> {
      for (let tries = 0; tries < TRIES; tries++) {
        const read = await find(key);
        if (read.locked) throw locked();
        if (await store.components.delete(read)) return;
      }
      throw changedMeanwhile('component');
    },

    async restore(key: ComponentKey, name?: string): Promise<StoredComponent> {
      kindOf(key.subclass);
      const restored = await refusingTakenName(name, () =>
        store.transaction(({ components }) => components.restore(key, name?.trim())),
      );
      if (!restored) throw notFound();
      return restored;
    },

    /** An unlocked copy, of the same form or as a template or plain component. */
    async copy(original: StoredComponent, { name, isTemplate }: { name: string; isTemplate: boolean }) {
      const { definition } = kindOf(original.subclass);
      const { ownerId, subclass, fields } = original;
      return insert(
        { ownerId, subclass, isTemplate },
        {
          ...currentFields(fields, definition),
          ...obsoleteFields(fields, definition),
          name: name.trim(),
          locked: false,
        },
      );
    },
  };
}

/** The form that a conversion starts from; converting what is converted already is a conflict. */
export function assertForm(record: { isTemplate: boolean }, wanted: { isTemplate: boolean }): void {
  if (record.isTemplate === wanted.isTemplate) return;
  throw new Failure(409, record.isTemplate ? 'This is a template already' : 'This is no template');
}

/** Turns a name that the store refuses into the contract's answer. */
export async function refusingTakenName<T>(name: unknown, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Taken ? nameTaken(name) : error;
  }
}
