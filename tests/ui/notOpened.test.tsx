// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import { OnlyTrigger } from '#ui/OnlyTrigger.tsx';
import { toasts, useToastStore } from '#ui/toastStore.ts';

afterEach(() => {
  cleanup();
  toasts.clearAll();
});

const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const Closed = lazyPart<{ onClose: () => void }>(fail, NotOpened);
const Cancelled = lazyPart<{ onCancel: () => void }>(fail, NotOpened);
const Kept = lazyPart<{ open: boolean; onOpenChange: (open: boolean) => void }>(fail, NotOpened);

type Show = (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;

it.each<[string, Show]>([
  ['onClose', (isOpen, setOpen) => isOpen && <Closed onClose={() => setOpen(false)} />],
  ['onCancel', (isOpen, setOpen) => isOpen && <Cancelled onCancel={() => setOpen(false)} />],
  ['onOpenChange', (isOpen, setOpen) => <Kept open={isOpen} onOpenChange={setOpen} />],
])('what cannot be loaded counts as closed by %s, and its control says so each time', async (_, show) => {
  render(<Owner show={show} />);
  const control = screen.getByRole('button');
  for (const _time of ['first', 'second']) {
    toasts.clearAll();
    fireEvent.click(control);
    await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
    await vi.waitFor(() => expect(control.getAttribute('aria-expanded')).toBe('false'));
  }
});

it('the button of a panel that cannot be loaded says so at each press', async () => {
  const Panel = lazyPart<{ trigger: ReactElement<ComponentProps<'button'>> }>(fail, OnlyTrigger);
  render(<Panel trigger={<button type="button">Filter</button>} />, { wrapper: Suspense });
  await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  toasts.clearAll();
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(useToastStore.getState().toasts).toHaveLength(1);
});

function Owner({ show }: { show: Show }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <Suspense>{show(isOpen, setOpen)}</Suspense>
    </>
  );
}
