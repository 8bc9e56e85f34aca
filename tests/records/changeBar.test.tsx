// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ErrorSummary } from '#engine/ErrorSummary.tsx';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';

afterEach(cleanup);

it('Save that is disabled by a fault in another tab says so, and leads to it', async () => {
  const { store, gone } = await show({ max_overload_charge_hours: 9000 });
  expect(screen.queryByRole('button', { name: /error/ })).toBeNull();
  act(() => store.type('description', 'Changed'));
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save.getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: '1 error' }));
  const line = screen.getByRole('listitem');
  expect(line.textContent).toMatch(/^Operation › .*: Value must be at most 8760$/);
  fireEvent.click(screen.getByRole('button', { name: /^Operation › / }));
  expect(gone).toEqual(['max_overload_charge_hours']);

  act(() => {
    store.type('max_overload_charge_hours', '100');
    store.validateNow();
  });
  expect(screen.queryByRole('button', { name: /error/ })).toBeNull();
  expect(save.getAttribute('aria-disabled')).toBeNull();
});

it('a fault of a field that no tab shows is named, too', async () => {
  const { store } = await show({ reserve_duration_hours: -1 });
  act(() => store.type('description', 'Changed'));
  fireEvent.click(screen.getByRole('button', { name: '1 error' }));
  expect(screen.getByRole('listitem').textContent).toBe('Reserve duration: Value must be non-negative');
});

it('a curve whose lists do not match is one error', async () => {
  const { store } = await show({ dod: '10,20,30' });
  act(() => store.type('description', 'Changed'));
  fireEvent.click(screen.getByRole('button', { name: '1 error' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

async function show(values: Record<string, unknown>) {
  const kind = await loadKind.basicstorage();
  const stored = { ...createDefaults(kind.definition), name: 'Rig', ...values };
  const store = new DraftStore({ kind, mode: 'edit', values: stored });
  const gone: string[] = [];
  render(<Framed store={store} onGo={(field) => gone.push(field)} />);
  return { store, gone };
}

function Framed({ store, onGo }: { store: DraftStore; onGo: (field: string) => void }) {
  const [tried, setTried] = useState(false);
  return (
    <>
      <ChangeBar store={store} saving={false} onSave={() => setTried(store.attempt() !== undefined)} />
      {tried && <ErrorSummary store={store} onGo={onGo} />}
    </>
  );
}
