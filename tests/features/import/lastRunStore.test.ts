// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '#api/sessionStore.ts';
import { forgetLastRun, keepLastRun, MOST_KEPT, useLastRun } from '#features/import/lastRunStore.ts';

const RUN = { title: 'Pumps', run: 'r1', next: 2, items: [{ id: 'a', sort: 'created' as const }] };
const KEPT = { ...RUN, username: 'ada@example.com', at: '2026-11-28T12:00:00.000Z' };

/** What is read back once this is in the browser's storage. */
async function readKept(last: unknown) {
  localStorage.setItem('last-import', JSON.stringify({ state: { last }, version: 0 }));
  await useLastRun.persist.rehydrate();
  return useLastRun.getState().last;
}

beforeEach(() => {
  useSession.setState({ username: 'ada@example.com' });
  forgetLastRun();
});

it('an import is kept with its account, until nothing is left to undo', () => {
  keepLastRun(RUN);
  expect(useLastRun.getState().last).toMatchObject({ ...RUN, username: 'ada@example.com' });
  keepLastRun({ ...RUN, items: [] });
  expect(useLastRun.getState().last).toBeUndefined();
  useSession.setState({ username: null });
  keepLastRun(RUN);
  expect(useLastRun.getState().last).toBeUndefined();
});

it('an import that has stored nothing leaves the one before, and a large one is not kept', () => {
  keepLastRun(RUN);
  keepLastRun({ ...RUN, run: 'r2', items: [] });
  expect(useLastRun.getState().last?.run).toBe('r1');
  const items = Array.from({ length: MOST_KEPT }, (_, index) => ({ id: String(index), sort: 'created' as const }));
  keepLastRun({ ...RUN, run: 'r3', items });
  expect(useLastRun.getState().last?.run).toBe('r3');
  keepLastRun({ ...RUN, run: 'r3', items: [...items, ...RUN.items] });
  expect(useLastRun.getState().last).toBeUndefined();
});

it('an import is read again after the page was loaded', async () => {
  const updated = { id: 'b', sort: 'updated', etag: '"2"' };
  expect(await readKept({ ...KEPT, items: [...KEPT.items, updated] })).toMatchObject({ items: [{ id: 'a' }, updated] });
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no account', { ...KEPT, username: null }],
  ['no time', { ...KEPT, at: 'soon' }],
  ['no number of its next call', { ...KEPT, next: '2' }],
  ['no components', { ...KEPT, items: [] }],
  ['a component without an id', { ...KEPT, items: [{ sort: 'created' }] }],
  ['a component of another sort', { ...KEPT, items: [{ id: 'a', sort: 'lost' }] }],
  ['an update without its etag', { ...KEPT, items: [{ id: 'a', sort: 'updated' }] }],
])('broken stored data is ignored: %s', async (_, last) => {
  expect(await readKept(last)).toBeUndefined();
});
