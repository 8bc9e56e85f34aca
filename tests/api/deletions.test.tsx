// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CHANGED =
  'It was changed elsewhere after you opened it. Check what has changed, then delete it again if you still want to.';

/** The version that the server holds. */
let version: number;
/** The If-Match of each deletion. */
let tags: (string | null)[];

beforeEach(() => {
  version = 7;
  tags = [];
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async ({ method, headers }: Request) => {
    if (method === 'GET') {
      return Response.json(
        { id: 'x', subclass: 'wind', name: `Version ${version}` },
        { headers: { ETag: `"${version}"` } },
      );
    }
    const tag = headers.get('If-Match');
    tags.push(tag);
    return tag === null || tag === `"${version}"`
      ? new Response(null, { status: 204 })
      : Response.json({ message: 'The record was changed in the meantime', status: 412 }, { status: 412 });
  });
});

afterEach(() => {
  cleanup();
  unload();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe.each(['component', 'project'] as const)('a %s', (what) => {
  it('that has changed since it was opened is deleted only once its current version has been shown', async () => {
    const { open, remove, shownName } = await start(what);
    await open();
    version = 8;
    await expect(remove()).rejects.toMatchObject({ status: 412, message: CHANGED });
    expect(shownName()).toBe('Version 8');
    await remove();
    expect(tags).toEqual(['"7"', '"8"']);
  });

  it('that has never been opened is deleted as it is', async () => {
    const { remove } = await start(what);
    await remove();
    expect(tags).toEqual([null]);
  });
});

async function start(what: 'component' | 'project') {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { deleteComponent } = await import('#api/componentCalls.ts');
  const { deleteProject } = await import('#api/projectCalls.ts');
  const { useComponent } = await import('#api/useComponent.ts');
  const { useProject } = await import('#api/useProject.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const address = { subclass: 'wind', id: 'x', is_template: false };
  const { read, remove } = {
    component: {
      read: () => useComponent(address).data?.component.name,
      remove: () => deleteComponent(address),
    },
    project: { read: () => useProject('x').data?.project.name, remove: () => deleteProject(address) },
  }[what];
  let shownName: () => string | undefined = () => undefined;
  const open = async () => {
    const { result } = renderHook(read);
    shownName = () => result.current;
    await waitFor(() => expect(result.current).toBe('Version 7'));
  };
  return { open, remove, shownName: () => shownName() };
}
