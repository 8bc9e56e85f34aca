// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('it appears 200 ms after the failure', () => {
  render(<ErrorBanner message="No connection" onRetry={() => {}} />);
  wait(199);
  expect(screen.queryByRole('alert')).toBeNull();
  wait(1);
  expect(screen.getByRole('alert').textContent).toContain('Error: No connection');
});

test('a failure that passes before that leaves no trace', () => {
  const { unmount } = render(<ErrorBanner message="No connection" onRetry={() => {}} />);
  wait(100);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['No connection', 'Error: No connection'],
  ['', 'Error: Something went wrong'],
  [undefined, 'Error: Something went wrong'],
])('the message "%s" reads "%s"', (message, text) => {
  render(<ErrorBanner message={message} onRetry={() => {}} />);
  wait(200);
  expect(screen.getByText(text)).toBeTruthy();
});

test('it is silent about a 401', () => {
  render(<ErrorBanner message="Please log in" status={401} onRetry={() => {}} />);
  wait(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Retry tries again', () => {
  const retry = vi.fn();
  render(<ErrorBanner message="No connection" status={500} onRetry={retry} />);
  wait(200);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
