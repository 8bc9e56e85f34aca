// @vitest-environment jsdom
import './loadPopups.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx';

afterEach(cleanup);

test.each([
  ['Logging in...', 'Logging in...'],
  ['', 'Please wait...'],
  [undefined, 'Please wait...'],
])('the message "%s" reads "%s"', (message, text) => {
  render(<LoadingOverlay open message={message} />);
  expect(screen.getByRole('dialog', { name: text })).toBeTruthy();
  expect(screen.queryByText(/complete/)).toBeNull();
});

test.each([
  [0, '0% complete'],
  [41.6, '42% complete'],
  [100, '100% complete'],
  [140, '100% complete'],
  [-3, '0% complete'],
])('the progress %d reads "%s"', (progress, text) => {
  render(<LoadingOverlay open message="Importing" progress={progress} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toBeTruthy();
});

test('neither Escape nor a press closes it', () => {
  render(<LoadingOverlay open />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('renders nothing while closed', () => {
  render(<LoadingOverlay open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
