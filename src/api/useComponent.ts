import { mutate } from 'swr';
import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { getRead, type ReadKey, useRead } from './swr.ts';
import { unwrapTagged } from './unwrap.ts';

export type Component = components['schemas']['Component'];

/** A component and the ETag of the version that it shows; changing it goes by that tag. */
export interface TaggedComponent {
  component: Component;
  etag: string | undefined;
}

/** A component with all its fields; nothing is read until both kind and id are known. */
export function useComponent({ subclass, id }: { subclass: string | undefined; id: string | undefined }) {
  return useRead({
    key: subclass && id ? componentKey(subclass, id) : undefined,
    read: () => getComponent({ subclass: subclass ?? '', id: id ?? '' }),
  });
}

export async function getComponent({ subclass, id }: { subclass: string; id: string }): Promise<TaggedComponent> {
  const path = { subclass, id };
  const { data, etag } = await unwrapTagged(client.GET('/components/{subclass}/{id}/', { params: { path } }));
  // It is the record that was asked for, whatever the answer calls it.
  return { component: Object.assign({}, data, path), etag };
}

/** A component as it was read last. */
export function getReadComponent({ subclass, id }: { subclass: string; id: string }): TaggedComponent | undefined {
  return getRead(componentKey(subclass, id));
}

/** Makes an answer of the server what every screen shows of that component. */
export async function keepComponent(tagged: TaggedComponent): Promise<void> {
  const { subclass, id } = tagged.component;
  await mutate<TaggedComponent>(componentKey(subclass, id), tagged, { revalidate: false });
}

/** Forgets what was read of a component. */
export async function forgetComponent({ subclass, id }: { subclass: string; id: string }): Promise<void> {
  await mutate(componentKey(subclass, id), undefined, { revalidate: false });
}

function componentKey(subclass: string, id: string): ReadKey {
  return ['component', subclass, id];
}
