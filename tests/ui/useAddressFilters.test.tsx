// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';

interface Filters {
  search: string;
  page: number;
  sort: string;
}

const form: AddressForm<Filters> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    page: Number(params.get('page') ?? 1),
    sort: params.get('sort') ?? 'name',
  }),
  write: ({ search, page, sort }) => ({ q: search, page: String(page), sort }),
};

let change: (changed: Partial<Filters>) => void;

function List() {
  const [filters, changeFilters] = useAddressFilters(form);
  useEffect(() => {
    change = changeFilters;
  }, [changeFilters]);
  return <output>{JSON.stringify(filters)}</output>;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/list?page=3');
  render(<RouterProvider router={createBrowserRouter([{ path: '/list', element: <List /> }])} />);
});

afterEach(cleanup);

const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a change goes to the first page, a change of the page to that page', async () => {
  await act(async () => change({ page: 2 }));
  expect(shown()).toEqual({ search: '', page: 2, sort: 'name' });
  await act(async () => change({ sort: 'created' }));
  expect(shown()).toEqual({ search: '', page: 1, sort: 'created' });
});

test('a change made before the previous one is drawn does not undo that one', async () => {
  await act(async () => {
    const early = change;
    early({ sort: 'created' });
    await nextTask();
    // Nothing is drawn until the end of act: this is the function of the render before.
    early({ search: 'wind' });
    await nextTask();
  });
  expect(shown()).toEqual({ search: 'wind', page: 1, sort: 'created' });
});
