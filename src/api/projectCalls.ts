import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { namesakes } from './namesakes.ts';
import { changeAhead } from './swr.ts';
import { unwrap, unwrapTagged } from './unwrap.ts';
import { refetchComponents } from './useComponents.ts';
import { forgetProject, getProject, getReadProject, keepProject, type TaggedProject } from './useProject.ts';
import { type Project, projectsKey, refetchProjects } from './useProjects.ts';
import { deleteUnchanged, toIfMatch, write } from './write.ts';

type ProjectWrite = components['schemas']['ProjectWrite'];

export function createProject(body: ProjectWrite): Promise<Project> {
  return changed(() => unwrap(client.POST('/projects/', { body })));
}

/** Replaces name and description; with an etag only where nobody else has saved since (else an ApiError of status 412). */
export async function updateProject({
  id,
  body,
  etag,
}: {
  id: string;
  body: ProjectWrite;
  etag: string | undefined;
}): Promise<TaggedProject> {
  const params = { path: { id }, header: toIfMatch(etag) };
  const answer = await write(() => unwrapTagged(client.PUT('/projects/{id}/', { params, body })));
  const tagged = { project: answer.data, etag: answer.etag };
  await keepProject(tagged);
  void refetchProjects();
  return tagged;
}

/**
 * Deletes a project as it was read last, ahead of the server. One that has changed since rejects with an ApiError of
 * status 412, after it has been read again. Where it is one of many, the caller changes the list after the last of them.
 */
export async function deleteProject({
  id,
  is_template,
  isOneOfMany = false,
}: Pick<Project, 'id' | 'is_template'> & { isOneOfMany?: boolean }): Promise<void> {
  const call = () =>
    deleteUnchanged({
      etag: getReadProject(id)?.etag,
      remove: (header) => unwrap(client.DELETE('/projects/{id}/', { params: { path: { id }, header } })),
      reread: async () => keepProject(await getProject(id)),
    });
  if (isOneOfMany) return call();
  try {
    const expect = (projects: Project[]) => projects.filter((project) => project.id !== id);
    await changeAhead<Project[], void>({ key: projectsKey(is_template), call, expect });
  } finally {
    // Its page may still be shown, and nothing can be read of a deleted project.
    void refetchProjects({ without: id });
  }
}

/** Brings a deleted project back, under another name where one is given. */
export function restoreProject({ id, name }: { id: string; name?: string | undefined }): Promise<Project> {
  const params = { path: { id }, query: name === undefined ? {} : { name } };
  return changed(async () => {
    const project = await unwrap(client.POST('/projects/{id}/restore/', { params }));
    // What was read before is another version.
    await forgetProject(id);
    return project;
  });
}

/** Makes a copy of the same form, with its assets. */
export function duplicateProject({ id, name }: { id: string; name: string }): Promise<Project> {
  const params = { path: { id }, query: { name } };
  return changed(() => unwrap(client.POST('/projects/{id}/duplicate/', { params })));
}

/** Makes the counterpart of a project, or of a template, with its assets; the original stays. */
export function convertProject({ id, name, isTemplate }: { id: string; name: string; isTemplate: boolean }) {
  const params = { path: { id }, query: { name } };
  return changed(() =>
    unwrap(
      isTemplate
        ? client.POST('/projects/{id}/convert_to_project/', { params })
        : client.POST('/projects/{id}/convert_to_template/', { params }),
    ),
  );
}

/** The person's projects, or templates, of that name: empty where the name is free. */
export async function projectNameMatches({
  name,
  templates,
}: {
  name: string;
  templates: boolean;
}): Promise<Project[]> {
  const found = await unwrap(client.GET('/projects/', { params: { query: { templates, name: name.trim() } } }));
  return namesakes(found, { name, is_template: templates });
}

/** A project with each of its components whole, as a file. */
export function readProjectFile(id: string): Promise<components['schemas']['ProjectFile']> {
  return unwrap(client.GET('/projects/{id}/export/', { params: { path: { id } } }));
}

/** Creates a project with new components and those of the library, all or nothing. */
export async function importProject(body: components['schemas']['ProjectImport']): Promise<Project> {
  const project = await changed(() => unwrap(client.POST('/projects/import/', { body })));
  void refetchComponents();
  return project;
}

/** What a call answers; lists that show the project are read again. */
async function changed<Data>(call: () => Promise<Data>): Promise<Data> {
  const data = await write(call);
  void refetchProjects();
  return data;
}
