// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Selection, useSelection } from '#ui/useSelection.ts';

type Item = { id: string };

const ALL = ['a', 'b', 'c'].map((id) => ({ id }));

it('what the filter hides stays selected, comes last, and leaves the selection only when it is deleted', () => {
  const { result, rerender } = renderHook(useSelection<Item>, {
    initialProps: { items: ALL, found: ALL },
    wrapper: MemoryRouter,
  });
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

it('a selection is there again after Back, and not on a list that is opened anew', () => {
  let navigate: NavigateFunction = () => undefined;
  let selection: Selection<Item> | undefined;
  function Page({ items }: { items: readonly Item[] }) {
    navigate = useNavigate();
    selection = useSelection({ items, found: items });
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route path="/list" element={<Page items={ALL} />} />
        <Route path="/compare" element={<Page key="other" items={[]} />} />
      </Routes>
    </MemoryRouter>,
  );
  const selected = () => [...(selection?.ids ?? [])];
  act(() => selection?.select(new Set(['a', 'c'])));
  act(() => void navigate('/compare'));
  expect(selected()).toEqual([]);
  act(() => void navigate(-1));
  expect(selected()).toEqual(['a', 'c']);
  act(() => void navigate('/compare'));
  act(() => void navigate('/list'));
  expect(selected()).toEqual([]);
});
