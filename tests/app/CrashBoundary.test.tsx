// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from '#app/CrashBoundary.tsx';

const TEXT =
  "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.";

let broken = true;

function Screen() {
  if (broken) throw new Error('cannot be drawn');
  return <p>the screen</p>;
}

beforeEach(() => {
  broken = true;
  // React logs every crash, even one that is caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function crash() {
  render(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
}

test('a crash is shown with a way out', () => {
  crash();
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
});

test('Try Again renders the screen again', () => {
  crash();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText(TEXT)).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('the screen')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
