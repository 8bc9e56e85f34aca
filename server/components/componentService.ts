import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { changedMeanwhile, Failure, locked, nameTaken, notFound } from '#server/http/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import type { ComponentKey, StoredComponent } from '#server/store/componentRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { underFreeName } from '#server/store/underFreeName.ts';
import { Taken } from '#server/store/uniqueViolation.ts';
import { checkComponent } from './checkComponent.ts';
import { currentFields, obsoleteFields } from './toRecord.ts';

interface NewComponent {
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
}

/** What can be done with components, under their rules; failures are thrown as the contract's answers. */
export function componentService({ store, kinds }: { store: Store; kinds: Kinds }) {
  function findKind(subclass: string): Kind {
    const kind = kinds.get(subclass);
    if (!kind) throw notFound();
    return kind;
  }

  async function find(key: ComponentKey): Promise<StoredComponent> {
    findKind(key.subclass);
    const component = await store.components.find(key);
    if (!component) throw notFound();
    return component;
  }

  function insert(component: NewComponent, fields: FieldValues): Promise<StoredComponent> {
    return store.transaction(({ components }) => components.create({ ...component, fields }));
  }

  async function change(read: StoredComponent, body: unknown): Promise<StoredComponent | undefined> {
    if (read.locked && !unlocks(body)) throw locked();
    const { subclass, id, fields: stored } = read;
    const fields = checkComponent({ body, kind: findKind(subclass), address: { subclass, id }, stored });
    return refusingTakenName(fields.name, () => store.transaction(({ components }) => components.update(read, fields)));
  }

  return {
    findKind,
    find,

    create(component: NewComponent, body: unknown): Promise<StoredComponent> {
      const { subclass } = component;
      const fields = checkComponent({ body, kind: findKind(subclass), address: { subclass } });
      return refusingTakenName(fields.name, () => insert(component, fields));
    },

    /** Changes the version that `isRead` accepts; where it accepts every version, the last change wins. */
    async update(key: ComponentKey, body: unknown, isRead: IsRead): Promise<StoredComponent> {
      for (;;) {
        const read = await find(key);
        if (!isRead(read)) throw changedMeanwhile('component');
        const updated = await change(read, body);
        // Whoever came between has finished, so that every round gets somebody on.
        if (updated) return updated;
      }
    },

    async delete(key: ComponentKey, isRead: IsRead): Promise<void> {
      for (;;) {
        const read = await find(key);
        if (!isRead(read)) throw changedMeanwhile('component');
        if (read.locked) throw locked();
        if (await store.components.delete(read)) return;
      }
    },

    async restore(key: ComponentKey, name?: string): Promise<StoredComponent> {
      findKind(key.subclass);
      const restored = await refusingTakenName(name, () =>
        store.transaction(({ components }) => components.restore(key, name?.trim())),
      );
      if (!restored) throw notFound();
      return restored;
    },

    /** An unlocked copy, of the same form or as a template or plain component; without a name under the next free one. */
    copy(original: StoredComponent, { name, suffix, isTemplate }: Copy): Promise<StoredComponent> {
      const { definition } = findKind(original.subclass);
      const { ownerId, subclass, fields } = original;
      const component = { ownerId, subclass, isTemplate };
      const copied = { ...currentFields(fields, definition), ...obsoleteFields(fields, definition), locked: false };
      const write = (copyName: string) => insert(component, { ...copied, name: copyName });
      if (name !== undefined) return refusingTakenName(name, () => write(name.trim()));
      const taken = () => store.components.nameKeys(component);
      return underFreeName({ wanted: original.name, ...(suffix === undefined ? {} : { suffix }), taken, write });
    },
  };
}

/** Whether a version is the one that the caller has read. */
type IsRead = (component: StoredComponent) => boolean;

interface Copy {
  name: string | undefined;
  /** The word that marks a copy whose name nobody gave. */
  suffix?: string;
  isTemplate: boolean;
}

function unlocks(body: unknown): boolean {
  const { locked: sent } = Object(body);
  return sent === false || sent === 'false';
}

/** The form that a conversion starts from; converting what is converted already is a conflict. */
export function assertForm(record: { isTemplate: boolean }, wanted: { isTemplate: boolean }): void {
  if (record.isTemplate === wanted.isTemplate) return;
  throw new Failure(409, record.isTemplate ? 'This is already a template' : 'This is not a template');
}

/** Turns a name that the store refuses into the contract's answer. */
export async function refusingTakenName<T>(name: unknown, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Taken ? nameTaken(name) : error;
  }
}
