import type { components } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changeListing, type Listing } from '#model/Listing.ts';
import { client } from './client.ts';
import { namesakes } from './namesakes.ts';
import { changeOptimistically } from './swr.ts';
import { type Answer, unwrap, unwrapTagged } from './unwrap.ts';
import {
  type Component,
  forgetComponent,
  getComponent,
  getReadComponent,
  keepComponent,
  type TaggedComponent,
} from './useComponent.ts';
import {
  type ComponentListItem,
  changeComponents,
  componentsKey,
  refetchComponents,
  toListItem,
} from './useComponents.ts';
import { refetchProjects } from './useProjects.ts';
import { deleteUnchanged, toIfMatch, write } from './write.ts';

type ComponentWrite = components['schemas']['ComponentWrite'];

interface Address {
  subclass: string;
  id: string;
}

interface OneOfMany {
  /** Leaves the lists unchanged, for the caller to update after the last call (`refreshComponentLists`). */
  isOneOfMany?: boolean;
}

/** Creates a component, or a component template, from its kind's fields. */
export function createComponent({
  subclass,
  templates,
  values,
  isOneOfMany = false,
}: OneOfMany & {
  subclass: string;
  templates: boolean;
  values: FieldValues;
}) {
  const init = { params: { path: { subclass } }, body: toBody(subclass, values) };
  const call = () =>
    templates ? client.POST('/components/{subclass}/template/', init) : client.POST('/components/{subclass}/', init);
  return isOneOfMany ? make(call) : makeListed(call);
}

/**
 * Replaces a component's fields; with an etag only if it is still that version (otherwise rejects with an ApiError of
 * status 412).
 */
export async function updateComponent({
  subclass,
  id,
  values,
  etag,
  isOneOfMany = false,
}: Address & OneOfMany & { values: FieldValues; etag: string | undefined }): Promise<TaggedComponent> {
  const call = () =>
    client.PUT('/components/{subclass}/{id}/', {
      params: { path: { subclass, id }, header: toIfMatch(etag) },
      body: toBody(subclass, values),
    });
  if (isOneOfMany) return make(call);
  const updated = await makeListed(call);
  // The projects that use it show its name.
  void refetchProjects();
  return updated;
}

/**
 * Deletes a component in the version that was read last, else in that of the etag. It leaves the list at once, and the
 * lists of components and projects are read again. If it has changed since, it is read again, and the call rejects with
 * an ApiError of status 412.
 */
export async function deleteComponent({
  subclass,
  id,
  etag,
  is_template,
  isOneOfMany = false,
}: Address & OneOfMany & { etag?: string; is_template: boolean }) {
  const path = { subclass, id };
  await deleteUnchanged({
    id,
    etag: getReadComponent(path)?.etag ?? etag,
    remove: (header) => unwrap(client.DELETE('/components/{subclass}/{id}/', { params: { path, header } })),
    reread: async () => {
      await getComponent(path).then(keepComponent, () => forgetComponent(path));
      void refetchComponents();
    },
  });
  if (!isOneOfMany) await changeComponents(is_template, { gone: new Set([id]) });
  await forgetComponent(path);
  if (isOneOfMany) return;
  void refetchComponents();
  // Reads of the deleted component itself would fail.
  void refetchProjects({ without: id });
}

/** Restores a deleted component, under another name if one is given. */
export async function restoreComponent({
  subclass,
  id,
  name,
  isOneOfMany = false,
}: Address & OneOfMany & { name?: string | undefined }) {
  const params = { path: { subclass, id }, query: name === undefined ? {} : { name } };
  const call = () => client.POST('/components/{subclass}/{id}/restore/', { params });
  if (isOneOfMany) return make(call);
  const restored = await makeListed(call);
  void refetchProjects();
  return restored;
}

/** Copies a component or a template under a new name; the list shows the copy before the server has created it. */
export async function duplicateComponent(
  item: ComponentListItem,
  name: string,
  { isOneOfMany = false }: OneOfMany = {},
): Promise<TaggedComponent> {
  const { subclass, id, is_template } = item;
  const params = { path: { subclass, id }, query: { name } };
  const call = () => client.POST('/components/{subclass}/{id}/duplicate/', { params });
  if (isOneOfMany) return make(call);
  const now = new Date().toISOString();
  const dates = { created_at: now, updated_at: now };
  // No other component of the kind has the name, so it identifies the copy until the server answers.
  const pending = { ...item, ...dates, id: `${subclass}/${name}`, name, locked: false, isPending: true as const };
  const copy = await changeOptimistically<Listing<ComponentListItem>, TaggedComponent>({
    key: componentsKey(is_template),
    call: () => make(call),
    expect: (listing) => changeListing(listing, { put: [pending] }),
    settle: (listing, { component }) => changeListing(listing, { put: [toListItem(component)] }),
  });
  void refetchComponents();
  return copy;
}

/**
 * Ends a series of calls: removes deleted components from the list at once, and reads the lists of components and
 * projects again.
 */
export async function refreshComponentLists({ templates, gone }: { templates: boolean; gone: ReadonlySet<string> }) {
  await changeComponents(templates, { gone });
  await refetchComponents();
  void refetchProjects();
}

/** Creates a template from a component, or a component from a template, under `name`. */
export function convertComponent({ subclass, id, is_template }: ComponentListItem, name: string) {
  const params = { path: { subclass, id }, query: { name } };
  return makeListed(() =>
    is_template
      ? client.POST('/components/{subclass}/{id}/convert_to_component/', { params })
      : client.POST('/components/{subclass}/{id}/convert_to_template/', { params }),
  );
}

/** Returns the user's components of that name, kind and form (template or not); empty if the name is free. */
export async function nameMatches(query: {
  name: string;
  subclass: string;
  is_template: boolean;
}): Promise<ComponentListItem[]> {
  const { is_template, subclass } = query;
  const params = { query: { ...query, name: query.name.trim() } };
  const found = await unwrap(client.GET('/components/', { params }), { unstated: { is_template, subclass } });
  return namesakes(found, query).filter((other) => other.subclass === subclass);
}

/** Drafts have no static type: which kind they belong to is known only at run time. */
function toBody(subclass: string, values: FieldValues): ComponentWrite {
  // The kind's own validator has checked the values, and the server checks them again.
  return { ...values, subclass } as ComponentWrite;
}

/** Sends a call that creates or changes a component, and updates every screen that shows it. */
async function make(call: () => Promise<Answer<Component>>): Promise<TaggedComponent> {
  const { data, etag } = await write(() => unwrapTagged(call()));
  const tagged = { component: data, etag };
  await keepComponent(tagged);
  return tagged;
}

/** Like `make`, and also adds the entry to the list of components or templates. */
async function makeListed(call: () => Promise<Answer<Component>>): Promise<TaggedComponent> {
  const tagged = await make(call);
  await changeComponents(tagged.component.is_template, { put: [toListItem(tagged.component)] });
  void refetchComponents();
  return tagged;
}
