import { afterAll, beforeAll } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { emptyConfig, SQLITE } from './engines.ts';

type NewComponent = Partial<Pick<StoredComponent, 'subclass' | 'isTemplate' | 'kindVersion' | 'sources' | 'origin'>>;

/** A store for all tests of a block, without a server; it is filled in before the first test, like the kinds. */
export function shareStore(subclasses: readonly (keyof typeof loadKind)[]) {
  const store = {} as Store;
  const kinds = new Map<string, Kind>();
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const { config, ...place } = await emptyConfig(SQLITE);
    remove = place.remove;
    Object.assign(store, await openStore(config));
    for (const subclass of subclasses) kinds.set(subclass, await loadKind[subclass]());
  });
  afterAll(async () => {
    await store.close();
    await remove();
  });
  let owners = 0;
  return {
    store,
    kinds: kinds as Kinds,
    getKind(subclass: string): Kind {
      const kind = kinds.get(subclass);
      if (!kind) throw new Error(`There is no kind ${subclass}`);
      return kind;
    },
    /** A new account; returns its id and how it acts. */
    async createOwner() {
      const email = `owner${++owners}@example.com`;
      const { id } = await store.users.create({ username: 'owner', email, password_hash: 'x' });
      const origin = { userId: id, sessionId: 'session', address: '192.0.2.1', userAgent: 'Firefox' };
      const listEvents = async () =>
        (await store.audit.list({ userId: id, limit: 20 })).map(({ event, subject }) => [event, subject]);
      /** Stores a component as it is, unchecked. */
      const put = (fields: FieldValues & { name: string }, own: NewComponent = {}) =>
        store.write(id, ({ components }) =>
          components.create({
            ...{ ownerId: id, subclass: subclasses[0] ?? '', isTemplate: false, kindVersion: 1 },
            ...own,
            fields,
          }),
        );
      /** Saves a revision of a component, unchecked. */
      const save = (stored: StoredComponent, fields: FieldValues) =>
        store.write(id, ({ components }) =>
          components.update(stored, { ...stored, fields: { ...stored.fields, ...fields } }),
        );
      return { id, email, origin, listEvents, put, save };
    },
  };
}
