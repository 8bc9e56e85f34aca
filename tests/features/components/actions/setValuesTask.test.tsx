// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishSignIn } from '#api/sessionStore.ts';
import { createSetValuesTask } from '#features/components/actions/setValuesTask.ts';
import { loadKind } from '#generated/kinds.ts';
import { useBulk } from '#library/useBulk.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9'));

const kind = await loadKind.wind();
const AT = '2026-01-01T00:00:00.000Z';

let heights: Map<string, number>;

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = /\/([a-z])\/$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (request.method === 'PUT' && id === 'c')
      return Response.json({ message: 'Locked', status: 403 }, { status: 403 });
    if (request.method === 'PUT') heights.set(id, (await request.json()).hub_height);
    return Response.json(toComponent(id), { headers: { ETag: '"1"' } });
  });
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
});

afterEach(() => {
  cleanup();
  toasts.clearAll();
  vi.unstubAllGlobals();
});

const toItem = (id: string) => ({ id, name: `Rig ${id}`, subclass: 'wind', is_template: false, locked: false });
const toComponent = (id: string) => ({
  ...createDefaults(kind.definition),
  ...{ ...toItem(id), hub_height: heights.get(id), created_at: AT, updated_at: AT },
});

async function setHeight(stored: Record<string, number>) {
  heights = new Map(Object.entries(stored));
  const items = Object.keys(stored).map((id) => ({ ...toItem(id), created_at: AT, updated_at: AT }));
  const undo = vi.fn();
  const { result } = renderHook(useBulk);
  const task = createSetValuesTask({ kind, items, templates: false, texts: { hub_height: '20' }, undo });
  await act(() => result.current.start(task));
  const notices = useToastStore
    .getState()
    .toasts.map(({ title, actions }) => [title, ...actions.map(({ label }) => label)]);
  return { notices, summary: result.current.summary?.text, undo };
}

it.each<[stored: Record<string, number>, notice: string[]]>([
  [{ a: 10, b: 15 }, ['2 components changed', 'Undo']],
  [{ a: 10, b: 20, d: 20 }, ['1 component changed, 2 already had these values', 'Undo']],
  [{ a: 20, b: 20 }, ['Nothing to change: 2 components already had these values']],
  [{ a: 20 }, ['Nothing to change: 1 component already had these values']],
])('of %j the notice counts what was changed', async (stored, notice) => {
  const { notices, summary } = await setHeight(stored);
  expect(notices).toEqual([notice]);
  expect(summary).toBeUndefined();
});

it('the summary counts what was changed, had the values and failed', async () => {
  const { summary } = await setHeight({ a: 10, b: 20, c: 10 });
  expect(summary).toBe('1 component changed, 1 already had these values, 1 failed.');
});

it('undo restores only what was changed', async () => {
  const { undo } = await setHeight({ a: 10, b: 20 });
  useToastStore.getState().toasts[0]?.actions[0]?.action();
  expect(undo).toHaveBeenCalledWith(expect.objectContaining({ items: [expect.objectContaining({ id: 'a' })] }));
});
