// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { toasts, useToastStore } from '#ui/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  toasts.clearAll();
  vi.useRealTimers();
});

test('a failed call stays visible and offers to reload the page', () => {
  render(<Toasts />);
  act(() =>
    notifyFailure({ title: 'Server Error', message: 'Something went wrong on our end. Please try again later' }),
  );
  act(() => void vi.advanceTimersByTime(3_600_000));
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Server Error');
  expect(notice.textContent).toContain('Something went wrong on our end. Please try again later');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(useToastStore.getState().toasts[0]).toMatchObject({ persistent: true, dismissible: true });
});

test('the same failure twice is one notice, two failures are two', () => {
  notifyFailure({ title: 'Error', message: 'a' });
  notifyFailure({ title: 'Error', message: 'a' });
  notifyFailure({ title: 'Error', message: 'b' });
  expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual(['b', 'a']);
});

test('the same failure twice is one notice, with the reference of the last', () => {
  notifyFailure({ title: 'Error', message: 'a', reference: 'a1b2c3d4-e5f6' });
  notifyFailure({ title: 'Error', message: 'a', reference: 'b1b2c3d4-e5f6' });
  expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual(['a\nReference: b1b2c3d4-e5f6']);
});
