// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '#ui/useSelection.ts';

const ALL = ['a', 'b', 'c'].map((id) => ({ id }));

it('what the filter hides stays selected, comes last, and leaves the selection only when it is deleted', () => {
  const { result, rerender } = renderHook(useSelection<{ id: string }>, { initialProps: { items: ALL, found: ALL } });
  act(() => result.current.select(new Set(['a', 'c'])));
  rerender({ items: ALL, found: ALL.slice(1) });
  expect(result.current.items).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(result.current.hidden).toEqual([{ id: 'a' }]);
  rerender({ items: ALL, found: ALL });
  expect(result.current.hidden).toEqual([]);
  rerender({ items: ALL.slice(1), found: [] });
  expect(result.current.items).toEqual([{ id: 'c' }]);
  expect([...result.current.ids]).toEqual(['c']);
  act(() => result.current.clear());
  expect(result.current.items).toEqual([]);
});
