import type { components } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { client } from './client.ts';
import { type Answer, unwrap, unwrapTagged } from './unwrap.ts';
import { type Component, keepComponent, type TaggedComponent } from './useComponent.ts';
import { type ComponentListItem, refetchComponents } from './useComponents.ts';
import { write } from './write.ts';

type ComponentWrite = components['schemas']['ComponentWrite'];

interface Address {
  subclass: string;
  id: string;
}

/** Makes a component, or a component template, of its kind's fields. */
export function createComponent({
  subclass,
  templates,
  values,
  isOneOfMany = false,
}: {
  subclass: string;
  templates: boolean;
  values: FieldValues;
  /** The lists are not read again: the caller sees to it once all are made. */
  isOneOfMany?: boolean;
}) {
  const init = { params: { path: { subclass } }, body: bodyOf(subclass, values) };
  const call = () =>
    templates ? client.POST('/components/{subclass}/template/', init) : client.POST('/components/{subclass}/', init);
  return made(call, { refetch: !isOneOfMany });
}

/** Replaces a component's fields; with an etag only where it is still that version (else an ApiError of status 412). */
export function updateComponent({
  subclass,
  id,
  values,
  etag,
}: Address & { values: FieldValues; etag: string | undefined }) {
  const header = etag === undefined ? {} : { 'If-Match': etag };
  return made(() =>
    client.PUT('/components/{subclass}/{id}/', {
      params: { path: { subclass, id }, header },
      body: bodyOf(subclass, values),
    }),
  );
}

/** The person's components of that name, kind and form: empty where the name is free. */
export function nameMatches(query: {
  name: string;
  subclass: string;
  is_template: boolean;
}): Promise<ComponentListItem[]> {
  return unwrap(client.GET('/components/', { params: { query: { ...query, name: query.name.trim() } } }));
}

/** Drafts are told apart by their kind at run time only. */
function bodyOf(subclass: string, values: FieldValues): ComponentWrite {
  // The kind's own validator has read the values, here before the call and on the server after it.
  return { ...values, subclass } as ComponentWrite;
}

/** The component that a call answers with, which every screen then shows. */
async function made(call: () => Promise<Answer<Component>>, { refetch = true } = {}): Promise<TaggedComponent> {
  const { data, etag } = await write(() => unwrapTagged(call()));
  const tagged = { component: data, etag };
  await keepComponent(tagged);
  if (refetch) void refetchComponents();
  return tagged;
}
