// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#ui/Toasts.tsx';
import { toasts } from '#ui/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  toasts.resume();
  toasts.clearAll();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (...inputs: Parameters<typeof toasts.add>[0][]) =>
  act(() => {
    for (const input of inputs) toasts.add(input);
  });

test('an error is an alert and the others are announced by a live region', () => {
  render(<Toasts />);
  show({ type: 'error', title: 'Save Failed' }, { type: 'success', title: 'Saved' });
  expect(screen.getByRole('alert').textContent).toContain('Save Failed');
  expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  { name: 'Escape', dismiss: () => fireEvent.keyDown(document.body, { key: 'Escape' }) },
  { name: 'a press outside', dismiss: () => fireEvent.pointerDown(document.body) },
])('$name dismisses those that are dismissible, after they have faded for 300 ms', ({ dismiss }) => {
  render(<Toasts />);
  show(
    { type: 'error', title: 'goes' },
    { type: 'error', title: 'goes as well', persistent: true },
    { type: 'error', title: 'stays', dismissible: false },
  );
  dismiss();
  wait(299);
  expect(screen.queryByText('goes')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('goes')).toBeNull();
  expect(screen.queryByText('goes as well')).toBeNull();
  expect(screen.queryByText('stays')).not.toBeNull();
});

test.each(['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const)(
  'one may stand %s',
  (position) => {
    render(<Toasts />);
    show({ type: 'info', title: 'T', position });
    expect(screen.getByText('T').closest('[aria-live="polite"]')?.className).toContain(position);
  },
);

test('one that is not dismissible has no cross', () => {
  render(<Toasts />);
  show({ type: 'error', title: 'T', dismissible: false });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('the pointer on a toast stops its time until it leaves', () => {
  render(<Toasts />);
  show({ type: 'success', title: 'T' });
  fireEvent.pointerOver(screen.getByText('T'));
  wait(60_000);
  expect(screen.queryByText('T')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByLabelText('Notifications'));
  wait(2999);
  expect(screen.queryByText('T')).not.toBeNull();
  wait(301);
  expect(screen.queryByText('T')).toBeNull();
});

test('a burst of 500 leaves the newest five, and no timer after they are removed', () => {
  render(<Toasts />);
  show(...Array.from({ length: 500 }, (_, index) => ({ type: 'success' as const, title: `T${index}` })));
  expect(screen.getAllByText(/^T/).map(({ textContent }) => textContent)).toEqual([
    'T499',
    'T498',
    'T497',
    'T496',
    'T495',
  ]);
  expect(vi.getTimerCount()).toBe(5);
  wait(3300);
  expect(screen.queryByText(/^T/)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a press on a toast does not dismiss it', () => {
  render(<Toasts />);
  show({ type: 'error', title: 'read me' });
  fireEvent.pointerDown(screen.getByText('read me'));
  wait(300);
  expect(screen.queryByText('read me')).not.toBeNull();
});

test('the cross removes a persistent one', () => {
  render(<Toasts />);
  show({ type: 'error', title: 'T', persistent: true });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  wait(300);
  expect(screen.queryByText('T')).toBeNull();
});

test.each(['primary', 'secondary', 'outline', undefined] as const)(
  'an action that is %s runs, and its toast goes',
  (variant) => {
    const action = vi.fn();
    render(<Toasts />);
    show({ type: 'error', title: 'T', actions: [{ label: 'Undo', action, variant }] });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    wait(300);
    expect(action).toHaveBeenCalledOnce();
    expect(screen.queryByText('T')).toBeNull();
  },
);

test('focus on a toast stops its time, and closing it restores the focus', () => {
  render(
    <>
      <button type="button">before</button>
      <Toasts />
    </>,
  );
  show({ type: 'success', title: 'T' });
  act(() => screen.getByText('before').focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(60_000);
  expect(screen.queryByText('T')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement?.textContent).toBe('before');
  wait(300);
  expect(screen.queryByText('T')).toBeNull();
});
