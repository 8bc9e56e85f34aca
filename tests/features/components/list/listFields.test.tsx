// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finishSignIn } from '#api/sessionStore.ts';
import { FieldColumns } from '#features/components/list/FieldColumns.tsx';
import { FilterChips } from '#features/components/list/FilterChips.tsx';
import { FilterPanel } from '#features/components/list/FilterPanel.tsx';
import { useListValues } from '#features/components/list/useListValues.ts';
import { loadKind } from '#generated/kinds.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FAILED = 'The form of this kind could not be loaded';

describe('where the form of the kind cannot be loaded', () => {
  const lose = () => vi.spyOn(loadKind, 'wind').mockRejectedValue(new TypeError('Failed to fetch'));

  it('the filter says so, with a way to try again', async () => {
    lose();
    render(<FilterPanel category="wind" onApply={vi.fn()} />);
    expect((await screen.findByRole('alert')).textContent).toContain(`${FAILED}.`);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('the columns say so, and none of them is lost', async () => {
    lose();
    render(<FieldColumns category="wind" columns={['hub_height']} onChange={vi.fn()} />);
    expect((await screen.findByRole('alert')).textContent).toContain(`${FAILED}.`);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('the list says so in plain words', async () => {
    lose();
    act(() => finishSignIn({ username: 'demo', access: 'a', refresh: 'r' }));
    const address = { search: '', favourites: false, category: 'wind', columns: [], where: 'hub_height:50..100' };
    const { result } = renderHook(() => {
      // Only what is read causes a new render.
      const { error, values } = useListValues({ ...address, sortBy: 'name', sortOrder: 'asc', page: 1, pageSize: 50 });
      return { error, values };
    });
    await vi.waitFor(() => expect(result.current.error?.message).toBe(`${FAILED}.`));
  });

  it('the filters that are on are not called impossible, and can be cleared', async () => {
    lose();
    const onChange = vi.fn();
    render(<FilterChips category="wind" where="hub_height:50..100" onChange={onChange} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    const filters = screen.getByRole('region', { name: 'Filters' });
    expect(filters.textContent).toBe(`${FAILED}, so its filters can't be shown.Clear filters`);
  });
});

it('no column is lost while the fields of the kind are loading', async () => {
  const { promise, end } = hold();
  const kind = await loadKind.wind();
  vi.spyOn(loadKind, 'wind').mockReturnValue(promise.then(() => kind));
  const onChange = vi.fn();
  render(<FieldColumns category="wind" columns={['name', 'hub_height']} onChange={onChange} />);
  expect(screen.getByRole('status').textContent).toBe('Loading the fields...');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => end());
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Kind' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(['hub_height']));
});

function hold(): { promise: Promise<void>; end: () => void } {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end: () => end() };
}

describe('a filter that is changed', () => {
  it('keeps its chip, which has the focus', async () => {
    render(<Chips />);
    const chip = await screen.findByRole('button', { name: /^Hub height/ });
    fireEvent.click(chip);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '60' } });
    const place = screen.getByRole('button', { name: /^Hub height/, hidden: true });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change filter' })));
    expect(screen.getByRole('button', { name: /^Hub height.*60/ })).toBe(place);
    await vi.waitFor(() => expect(document.activeElement).toBe(place));
  });
});

function Chips() {
  const [where, setWhere] = useState('hub_height:50..100');
  return (
    <main tabIndex={-1}>
      <FilterChips category="wind" where={where} onChange={setWhere} />
    </main>
  );
}
