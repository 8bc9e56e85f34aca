import type { components } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { client } from './client.ts';
import { namesakes } from './namesakes.ts';
import { type Answer, unwrap, unwrapTagged } from './unwrap.ts';
import { type Component, forgetComponent, keepComponent, type TaggedComponent } from './useComponent.ts';
import { type ComponentListItem, changeComponents, refetchComponents } from './useComponents.ts';
import { refetchProjects } from './useProjects.ts';
import { write } from './write.ts';

type ComponentWrite = components['schemas']['ComponentWrite'];

interface Address {
  subclass: string;
  id: string;
}

interface OneOfMany {
  /** The lists stay as they are: the caller sees to them once all calls are through (`settleComponents`). */
  isOneOfMany?: boolean;
}

/** Makes a component, or a component template, of its kind's fields. */
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
  return made(call, { refetch: !isOneOfMany });
}

/** Replaces a component's fields; with an etag only where it is still that version (else an ApiError of status 412). */
export async function updateComponent({
  subclass,
  id,
  values,
  etag,
}: Address & { values: FieldValues; etag: string | undefined }): Promise<TaggedComponent> {
  const header = etag === undefined ? {} : { 'If-Match': etag };
  const updated = await made(() =>
    client.PUT('/components/{subclass}/{id}/', {
      params: { path: { subclass, id }, header },
      body: toBody(subclass, values),
    }),
  );
  // The projects that use it show its name.
  void refetchProjects();
  return updated;
}

/** Deletes a component; it leaves the list at once, and the lists of components and projects are read again. */
export async function deleteComponent({
  subclass,
  id,
  is_template,
  isOneOfMany = false,
}: Address & OneOfMany & { is_template: boolean }) {
  await write(() => unwrap(client.DELETE('/components/{subclass}/{id}/', { params: { path: { subclass, id } } })));
  if (!isOneOfMany) await changeComponents(is_template, (items) => items.filter((item) => item.id !== id));
  await forgetComponent({ subclass, id });
  if (isOneOfMany) return;
  void refetchComponents();
  // Of what is no more nothing can be read.
  void refetchProjects({ without: id });
}

/** Brings a deleted component back, under another name where one is given. */
export async function restoreComponent({
  subclass,
  id,
  name,
  isOneOfMany = false,
}: Address & OneOfMany & { name?: string | undefined }) {
  const params = { path: { subclass, id }, query: name === undefined ? {} : { name } };
  const restored = await made(() => client.POST('/components/{subclass}/{id}/restore/', { params }), {
    refetch: !isOneOfMany,
  });
  if (!isOneOfMany) void refetchProjects();
  return restored;
}

/** Copies a component, as plain or template as it is, under a new name; the list shows the copy before it is made. */
export async function duplicateComponent(
  item: ComponentListItem,
  name: string,
  { isOneOfMany = false }: OneOfMany = {},
): Promise<TaggedComponent> {
  const { subclass, id, is_template } = item;
  const params = { path: { subclass, id }, query: { name } };
  const call = () => client.POST('/components/{subclass}/{id}/duplicate/', { params });
  if (isOneOfMany) return made(call, { refetch: false });
  const now = new Date().toISOString();
  const expected = { ...item, id: `${EXPECTED}${name}`, name, locked: false, created_at: now, updated_at: now };
  await changeComponents(is_template, (items) => [expected, ...items]);
  try {
    return await made(call, { expected: expected.id });
  } catch (thrown) {
    await changeComponents(is_template, (items) => items.filter((other) => other.id !== expected.id));
    throw thrown;
  }
}

/** After calls of many: what is gone leaves the list at once, and lists of components and projects are read again. */
export async function settleComponents({ templates, gone }: { templates: boolean; gone: ReadonlySet<string> }) {
  await changeComponents(templates, (items) => items.filter(({ id }) => !gone.has(id)));
  await refetchComponents();
  void refetchProjects();
}

/** Whether a list entry stands for a component that the server has not made yet. */
export function isExpected({ id }: { id: string }): boolean {
  return id.startsWith(EXPECTED);
}

const EXPECTED = 'expected:';

/** Makes the counterpart of a component (a template of a plain one, a plain one of a template) under `name`. */
export function convertComponent({ subclass, id, is_template }: ComponentListItem, name: string) {
  const params = { path: { subclass, id }, query: { name } };
  return made(() =>
    is_template
      ? client.POST('/components/{subclass}/{id}/convert_to_component/', { params })
      : client.POST('/components/{subclass}/{id}/convert_to_template/', { params }),
  );
}

/** The person's components of that name, kind and form: empty where the name is free. */
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

/** Drafts are told apart by their kind at run time only. */
function toBody(subclass: string, values: FieldValues): ComponentWrite {
  // The kind's own validator has read the values, here before the call and on the server after it.
  return { ...values, subclass } as ComponentWrite;
}

interface Making {
  /** The list entry that stands for it until it is made. */
  expected?: string;
  /** False where the caller has the lists read again by itself. */
  refetch?: boolean;
}

/** The component that a call answers with, which every screen then shows. */
async function made(call: () => Promise<Answer<Component>>, { expected, refetch = true }: Making = {}) {
  const { data, etag } = await write(() => unwrapTagged(call()));
  const tagged: TaggedComponent = { component: data, etag };
  await keepComponent(tagged);
  if (!refetch) return tagged;
  const { id, name, subclass, is_template, locked, created_at, updated_at } = data;
  const item = { id, name, subclass, is_template, locked, created_at, updated_at };
  await changeComponents(is_template, (items) => [
    item,
    ...items.filter((other) => other.id !== id && other.id !== expected),
  ]);
  void refetchComponents();
  return tagged;
}
