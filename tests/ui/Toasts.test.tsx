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

test('an error is an alert and the others speak through a live region', () => {
  render(<Toasts />);
  show({ type: 'error', title: 'Save Failed' }, { type: 'success', title: 'Saved' });
  expect(screen.getByRole('alert').textContent).toContain('Save Failed');
  expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  { name: 'Escape', dismiss: () => fireEvent.keyDown(document.body, { key: 'Escape' }) },
  { name: 'a press outside', dismiss: () => fireEvent.pointerDown(document.body) },
])('$name dismisses a dismissible one and leaves a persistent one', ({ dismiss }) => {
  render(<Toasts />);
  show({ type: 'error', title: 'goes' }, { type: 'error', title: 'stays', persistent: true });
  dismiss();
  wait(300);
  expect(screen.queryByText('goes')).toBeNull();
  expect(screen.queryByText('stays')).not.toBeNull();
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

test('an action runs and its toast goes', () => {
  const action = vi.fn();
  render(<Toasts />);
  show({ type: 'error', title: 'T', actions: [{ label: 'Undo', action, variant: 'primary' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  wait(300);
  expect(action).toHaveBeenCalledOnce();
  expect(screen.queryByText('T')).toBeNull();
});

test('focus on a toast stops its time, and closing it gives focus back', () => {
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
