// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type ListFilters, useDeferredFilters } from '#ui/useListView.ts';
import { useTableView } from '#ui/useTableView.ts';

const ITEMS = Array.from({ length: 60 }, (_, number) => `row ${number}`);
const find = (items: readonly string[], search: string) => items.filter((item) => item.includes(search));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a page that is chosen right after a search stays chosen when the search rests', () => {
  const { result } = renderHook(() => useTableView(ITEMS, find));
  act(() => result.current.setSearch('row'));
  act(() => result.current.change({ page: 3 }));
  expect(result.current).toMatchObject({ page: 3, start: 20 });
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ page: 3, start: 20, filters: { search: 'row', page: 3 } });
});

it('a search starts at its first page, whatever page was shown before', () => {
  const { result } = renderHook(() => useTableView(ITEMS, find));
  act(() => result.current.change({ page: 3 }));
  act(() => result.current.setSearch('row'));
  expect(result.current).toMatchObject({ page: 1, start: 0 });
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ page: 1, filters: { search: 'row', page: 1 } });
});

it('a search that rests keeps a page that was chosen but is not shown yet', () => {
  const change = vi.fn<ChangeFilters<ListFilters>>();
  const filters: ListFilters = { search: '', page: 1, pageSize: 10 };
  const { result } = renderHook(() => useDeferredFilters(filters, change));
  act(() => result.current.setSearch('row'));
  act(() => vi.advanceTimersByTime(1000));
  const [wanted] = change.mock.lastCall ?? [];
  if (typeof wanted !== 'function') throw new Error('The change does not ask for the filters as they are');
  expect(wanted({ ...filters, page: 2 })).toEqual({ search: 'row', page: 2 });
  expect(wanted(filters)).toEqual({ search: 'row', page: 1 });
});
