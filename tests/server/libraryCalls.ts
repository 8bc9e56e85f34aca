import type { Caller } from './TestServer.ts';

/** Calls that fill a user's library; each returns the body of its answer. */
export function createLibraryCalls(user: Caller, kind: string) {
  return {
    createProject: async (name: string, fields: object = {}) =>
      (await user.post('/projects/', { name, ...fields })).body,
    createComponent: async (name: string, subclass = kind) =>
      (await user.post(`/components/${subclass}/`, { name })).body,
    addAsset: async (projectId: string, componentId: string, count = 1) =>
      (await user.post(`/projects/${projectId}/assets/`, { component_id: componentId, count })).body,
  };
}

/** Every list of a user's library. */
export function readLibrary(user: Caller): Promise<unknown[]> {
  const paths = ['/components/', '/components/?templates=true', '/projects/', '/projects/?templates=true'];
  return Promise.all(paths.map(async (path) => (await user.get(path)).body));
}
