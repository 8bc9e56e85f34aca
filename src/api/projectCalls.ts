import type { components } from '#generated/api.ts';
import { changeListing, type Listing } from '#model/Listing.ts';
import { client } from './client.ts';
import { namesakes } from './namesakes.ts';
import { changeOptimistically } from './swr.ts';
import { unwrap, unwrapTagged } from './unwrap.ts';
import { refetchComponents } from './useComponents.ts';
import { forgetProject, getProject, getReadProject, keepProject, type TaggedProject } from './useProject.ts';
import { changeProjects, type Project, projectsKey, refetchProjects } from './useProjects.ts';
import { deleteUnchanged, toIfMatch, write } from './write.ts';

type ProjectWrite = components['schemas']['ProjectWrite'];

export function createProject(body: ProjectWrite): Promise<Project> {
  return changed(() => unwrap(client.POST('/projects/', { body })));
}

/**
 * Replaces name and description; with an etag only if the project is unchanged since (otherwise rejects with an
 * ApiError of status 412).
 */
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
 * Deletes a project in the version that was read last; the list changes before the server responds. If the project has
 * changed since, it is read again, and the call rejects with an ApiError of status 412. If it is one of many, the
 * caller updates the list after the last of them.
 */
export async function deleteProject({
  id,
  is_template,
  isOneOfMany = false,
}: Pick<Project, 'id' | 'is_template'> & { isOneOfMany?: boolean }): Promise<void> {
  const call = () =>
    deleteUnchanged({
      id,
      etag: getReadProject(id)?.etag,
      remove: (header) => unwrap(client.DELETE('/projects/{id}/', { params: { path: { id }, header } })),
      reread: async () => keepProject(await getProject(id)),
    });
  if (isOneOfMany) return call();
  try {
    const gone = new Set([id]);
    const expect = (listing: Listing<Project>) => changeListing(listing, { gone });
    await changeOptimistically<Listing<Project>, void>({ key: projectsKey(is_template), call, expect });
    await changeProjects(is_template, { gone });
  } finally {
    // Its page may still be shown, and reading a deleted project would fail.
    void refetchProjects({ without: id });
  }
}

/** Restores a deleted project, under another name if one is given. */
export function restoreProject({ id, name }: { id: string; name?: string | undefined }): Promise<Project> {
  const params = { path: { id }, query: name === undefined ? {} : { name } };
  return changed(async () => {
    const project = await unwrap(client.POST('/projects/{id}/restore/', { params }));
    // The version that was read before is outdated.
    await forgetProject(id);
    return project;
  });
}

/** Copies a project or a project template, with its assets. */
export function duplicateProject({ id, name }: { id: string; name: string }): Promise<Project> {
  const params = { path: { id }, query: { name } };
  return changed(() => unwrap(client.POST('/projects/{id}/duplicate/', { params })));
}

/** Creates a template from a project, or a project from a template, with its assets; the original stays. */
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

/** Returns the user's projects, or templates, of that name; empty if the name is free. */
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

/** Reads the export file of a project, with every field of its components. */
export function readProjectFile(id: string): Promise<components['schemas']['ProjectFile']> {
  return unwrap(client.GET('/projects/{id}/export/', { params: { path: { id } } }));
}

/** Creates a project from new components and those of the library, all or nothing. */
export async function importProject(body: components['schemas']['ProjectImport']): Promise<Project> {
  const project = await changed(() => unwrap(client.POST('/projects/import/', { body })));
  void refetchComponents();
  return project;
}

/** Sends a call that changes projects, and reads the lists that show them again. */
async function changed<Data>(call: () => Promise<Data>): Promise<Data> {
  const data = await write(call);
  void refetchProjects();
  return data;
}
