// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LIST = Array.from({ length: 2500 }, (_, index) => `r${index}`);

let list: readonly string[];
/** The queries that the server received. */
let asked: string[];
/** Answers that are held until the test releases them, by part of their query. */
let held: Map<string, (answer?: Response) => void>;
let heldQuery: string | undefined;

beforeEach(() => {
  list = LIST;
  asked = [];
  held = new Map();
  heldQuery = undefined;
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { search, searchParams } = new URL(url);
    asked.push(search);
    const isHeld = heldQuery !== undefined && search.includes(heldQuery);
    const released = isHeld
      ? await new Promise<Response | undefined>((resolve) => held.set(search, resolve))
      : undefined;
    return released ?? answer(searchParams);
  });
});

afterEach(() => {
  cleanup();
  unload();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As the server answers whose list of components this is. */
function answer(query: URLSearchParams): Response {
  const found = list.filter((id) => id.includes(query.get('search') ?? ''));
  if (query.has('whole_below')) return Response.json([], { headers: { 'X-Total-Count': String(found.length) } });
  const cursor = query.get('cursor');
  const offset = cursor === null ? Number(query.get('offset')) : found.indexOf(cursor) + 1;
  const rows = found.slice(offset, offset + Number(query.get('limit')));
  const last = rows.at(-1);
  const isEnd = offset + rows.length >= found.length;
  const headers = {
    ...(query.has('count') ? { 'X-Total-Count': String(found.length) } : {}),
    ...(isEnd ? {} : { Link: `</api/v2/components/?cursor=${last}>; rel="next"` }),
  };
  const at = '2026-01-01T00:00:00.000Z';
  const toItem = (id: string) => ({ id, name: id, subclass: 'pv', is_template: false, locked: false });
  return Response.json(
    rows.map((id) => ({ ...toItem(id), created_at: at, updated_at: at })),
    { headers },
  );
}

interface Looking {
  search: string;
  first: number;
  last: number;
}

/** The rows of a list in sight, as the app's own modules read them. */
async function look(initialProps: Looking) {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const calls = await import('#api/useComponents.ts');
  const { usePages } = await import('#api/usePages.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const lists = new Map<string, Parameters<typeof usePages<{ id: string }>>[0]>();
  const findList = (search: string) => {
    const query = { search };
    const made = lists.get(search) ?? {
      key: calls.componentPagesKey(false, query),
      readPart: (range: { offset: number; limit: number }) => calls.readComponents(false, query, range),
    };
    lists.set(search, made);
    return made;
  };
  const hook = renderHook(
    ({ search, first, last }: Looking) => {
      const { pages, failure, retry, readAll, isCurrent } = usePages(findList(search), { first, last });
      const rows = Array.from({ length: last - first + 1 }, (_, index) => pages?.rows.get(first + index)?.id);
      return { rows, total: pages?.total, failure, retry, readAll, isCurrent };
    },
    { initialProps },
  );
  return { ...calls, ...hook };
}

const range = (first: number, last: number) => LIST.slice(first, last + 1);

describe('a long list', () => {
  it('reads the visible part, the next one by cursor, and a distant one by offset', async () => {
    const { result, rerender } = await look({ search: 'r', first: 0, last: 30 });
    await waitFor(() => expect(result.current.rows).toEqual(range(0, 30)));
    expect(result.current.total).toBe(2500);
    rerender({ search: 'r', first: 80, last: 120 });
    await waitFor(() => expect(result.current.rows).toEqual(range(80, 120)));
    rerender({ search: 'r', first: 2450, last: 2499 });
    await waitFor(() => expect(result.current.rows).toEqual(range(2450, 2499)));
    rerender({ search: 'r', first: 0, last: 30 });
    expect(result.current.rows).toEqual(range(0, 30));
    expect(asked).toEqual([
      '?search=r&limit=100&offset=0&count=true',
      '?search=r&limit=100&cursor=r99',
      '?search=r&limit=100&offset=2400&count=true',
    ]);
  });

  it('an answer that comes after another search was typed is not shown', async () => {
    const { result, rerender } = await look({ search: 'r', first: 0, last: 3 });
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    heldQuery = 'search=r1&';
    rerender({ search: 'r1', first: 0, last: 3 });
    await waitFor(() => expect(held.size).toBe(1));
    // The rows stay until others are there.
    expect([result.current.rows, result.current.isCurrent]).toEqual([range(0, 3), false]);
    rerender({ search: 'r2', first: 0, last: 3 });
    await waitFor(() => expect(result.current.rows).toEqual(['r2', 'r20', 'r21', 'r22']));
    await act(async () => {
      for (const release of held.values()) release();
    });
    expect(result.current.rows).toEqual(['r2', 'r20', 'r21', 'r22']);
    expect(result.current.total).toBe(611);
  });

  it('a part of a list that was reread meanwhile is dropped, and read again', async () => {
    const { result, rerender, refetchComponents } = await look({ search: 'r', first: 0, last: 30 });
    await waitFor(() => expect(result.current.rows).toEqual(range(0, 30)));
    heldQuery = 'cursor=r99';
    rerender({ search: 'r', first: 80, last: 110 });
    await waitFor(() => expect(held.size).toBe(1));
    const late = answer(new URLSearchParams('?search=r&limit=100&cursor=r99'));
    list = LIST.slice(10);
    heldQuery = undefined;
    await act(() => refetchComponents());
    await waitFor(() => expect(result.current.rows).toEqual(range(90, 120)));
    await act(async () => {
      for (const release of held.values()) release(late);
    });
    expect(result.current.rows).toEqual(range(90, 120));
    expect(result.current.total).toBe(2490);
  });

  it('a part that could not be read says why, and is read on retry', async () => {
    const { result, rerender } = await look({ search: 'r', first: 0, last: 30 });
    await waitFor(() => expect(result.current.rows).toEqual(range(0, 30)));
    heldQuery = 'offset=700';
    rerender({ search: 'r', first: 700, last: 730 });
    await waitFor(() => expect(held.size).toBe(1));
    heldQuery = undefined;
    await act(async () => {
      for (const release of held.values())
        release(Response.json({ message: 'Gone fishing', status: 500 }, { status: 500 }));
    });
    await waitFor(() => expect(result.current.failure?.message).toBe('Gone fishing'));
    expect(result.current.rows).toEqual(Array(31).fill(undefined));
    const before = asked.length;
    rerender({ search: 'r', first: 705, last: 735 });
    expect(asked).toHaveLength(before);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows).toEqual(range(705, 735)));
    expect(result.current.failure).toBeUndefined();
  });

  it('all rows of a page are read at once, without those that are there', async () => {
    const { result } = await look({ search: 'r', first: 0, last: 30 });
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    const page = await act(() => result.current.readAll({ first: 0, last: 499 }));
    expect(page.map(({ id }) => id)).toEqual(range(0, 499));
    expect(asked.at(-1)).toBe('?search=r&limit=400&cursor=r99');
  });

  it('what was deleted leaves the rows in sight, and what was renamed stays in its place', async () => {
    const { result, changeComponents } = await look({ search: 'r', first: 0, last: 3 });
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    await act(() => changeComponents(false, { gone: new Set(['r1']) }));
    expect([result.current.rows, result.current.total]).toEqual([['r0', 'r2', 'r3', 'r4'], 2499]);
    await act(() => changeComponents(true, { gone: new Set(['r2']) }));
    expect(result.current.rows).toEqual(['r0', 'r2', 'r3', 'r4']);
  });
});
