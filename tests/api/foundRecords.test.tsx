// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LONG = { headers: { 'X-Total-Count': '2500' } };
const TURBINE = {
  ...{ id: 't1', name: 'Anemo 80', subclass: 'wind', is_template: false, locked: false },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
};
const MATCHED = { field: 'hub_height', label: 'Hub height', text: '80 m' };

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', async ({ url }: Request) => answer(new URL(url)));
});

afterEach(() => {
  cleanup();
  unload();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As a server answers whose lists are all long. */
function answer({ pathname, searchParams: query }: URL): Response {
  if (query.has('whole_below')) return Response.json([], LONG);
  if (query.has('templates') || !pathname.endsWith('/components/')) {
    return Response.json([], { headers: { 'X-Total-Count': '0' } });
  }
  return Response.json([query.has('find') ? { ...TURBINE, matched: MATCHED } : TURBINE], LONG);
}

it('a search among names and the same search among values are read apart', async () => {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { useFoundRecords } = await import('#api/useFoundRecords.ts');
  const { useFoundValues } = await import('#api/useFoundValues.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const values = renderHook(() => useFoundValues({ templates: false, search: '80' }));
  await waitFor(() => expect(values.result.current.found?.values.get('t1')).toEqual(MATCHED));
  const records = renderHook(() => useFoundRecords('80'));
  await waitFor(() => expect(records.result.current.components.map(({ name }) => name)).toEqual(['Anemo 80']));
  values.rerender();
  expect(values.result.current.found?.values.get('t1')).toEqual(MATCHED);
});
