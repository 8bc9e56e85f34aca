// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineBar } from '#ui/OfflineBar.tsx';

const TEXT = 'You are offline. Nothing can be loaded or saved until the connection is back.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const connection = vi.fn<() => boolean>();

function go(online: boolean) {
  connection.mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('it comes and goes with the connection, in a live region that is always there', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(connection.mockReturnValue(true));
  render(<OfflineBar />);
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  go(false);
  expect(screen.getByText(TEXT).closest('[aria-live="polite"]')).toBe(region);
  go(true);
  expect(region?.textContent).toBe('');
});

test('it is there at once where the app opens without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBar />);
  expect(screen.getByText(TEXT)).toBeTruthy();
});
