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

test('appears 200 ms after the failure', () => {
  render(<ErrorBanner error={{ message: 'No connection' }} onRetry={() => {}} />);
  wait(199);
  expect(screen.queryByRole('alert')).toBeNull();
  wait(1);
  expect(screen.getByRole('alert').textContent).toContain('Error: No connection');
});

test('a failure that ends before that shows nothing', () => {
  const { unmount } = render(<ErrorBanner error={{ message: 'No connection' }} onRetry={() => {}} />);
  wait(100);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['No connection', 'Error: No connection'],
  ['', 'Error: Something went wrong'],
])('the message "%s" reads "%s"', (message, text) => {
  render(<ErrorBanner error={{ message }} onRetry={() => {}} />);
  wait(200);
  expect(screen.getByText(text)).toBeTruthy();
});

test('shows nothing for a 401', () => {
  render(<ErrorBanner error={{ message: 'Please log in', status: 401 }} onRetry={() => {}} />);
  wait(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names the reference under which the operator finds the failure', () => {
  render(<ErrorBanner error={{ message: 'Away', status: 503, reference: 'a1b2c3d4-e5f6' }} onRetry={() => {}} />);
  wait(200);
  expect(screen.getByText('Reference: a1b2c3d4-e5f6')).toBeTruthy();
});

test('Retry tries again', () => {
  const retry = vi.fn();
  render(<ErrorBanner error={{ message: 'No connection', status: 500 }} onRetry={retry} />);
  wait(200);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
