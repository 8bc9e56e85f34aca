import { mutate } from 'swr';
import type { components } from '#generated/api.ts';
import { toApiError } from './ApiError.ts';
import { client } from './client.ts';
import { getRead, type ReadKey, useRead } from './swr.ts';
import { unwrapTagged } from './unwrap.ts';

export type Component = components['schemas']['Component'];

/** A component and the ETag of its version; changes are sent with that tag. */
export interface TaggedComponent {
  component: Component;
  etag: string | undefined;
}

interface Address {
  subclass: string;
  id: string;
}

const SET = 'component-set';

/** Reads a component with all its fields; nothing until both kind and id are known. */
export function useComponent({ subclass, id }: { subclass: string | undefined; id: string | undefined }) {
  return useRead({
    key: subclass && id ? componentKey(subclass, id) : undefined,
    read: () => getComponent({ subclass: subclass ?? '', id: id ?? '' }),
  });
}

/** Reads several components with all their fields, in the order of their addresses; undefined for a deleted one. */
export function useComponentSet(addresses: readonly Address[]) {
  return useRead({
    key: addresses.length > 0 ? [SET, ...addresses.flatMap(({ subclass, id }) => [subclass, id])] : undefined,
    read: () => Promise.all(addresses.map(findComponent)),
  });
}

async function findComponent(address: Address): Promise<TaggedComponent | undefined> {
  try {
    return await getComponent(address);
  } catch (thrown) {
    if (toApiError(thrown).status === 404) return undefined;
    throw thrown;
  }
}

/** Reads a component with all its fields and its ETag; throws an ApiError of status 404 for a deleted one. */
export async function getComponent({ subclass, id }: Address): Promise<TaggedComponent> {
  const path = { subclass, id };
  const { data, etag } = await unwrapTagged(client.GET('/components/{subclass}/{id}/', { params: { path } }));
  // The requested kind and id count, whatever the response has.
  return { component: Object.assign({}, data, path), etag };
}

/** Returns a component as it was read last. */
export function getReadComponent({ subclass, id }: { subclass: string; id: string }): TaggedComponent | undefined {
  return getRead(componentKey(subclass, id));
}

/** Caches a version of the component, so that every screen shows it. */
export async function keepComponent(tagged: TaggedComponent): Promise<void> {
  const { subclass, id } = tagged.component;
  await mutate<TaggedComponent>(componentKey(subclass, id), tagged, { revalidate: false });
  await mutate<(TaggedComponent | undefined)[]>(
    (key: unknown) => Array.isArray(key) && key[0] === SET && key.includes(id),
    (set) => set?.map((other) => (other?.component.id === id ? tagged : other)),
    { revalidate: false },
  );
}

/** Drops the cached component. */
export async function forgetComponent({ subclass, id }: { subclass: string; id: string }): Promise<void> {
  await mutate(componentKey(subclass, id), undefined, { revalidate: false });
}

function componentKey(subclass: string, id: string): ReadKey {
  return ['component', subclass, id];
}
