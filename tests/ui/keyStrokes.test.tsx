// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSingleKeys } from '#ui/singleKeys.ts';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';

const runs = { create: vi.fn(), components: vi.fn(), help: vi.fn() };

function Keys({ dialog = false }: { dialog?: boolean }) {
  useKeyStrokes('c', runs.create);
  useKeyStrokes('g c', runs.components);
  useKeyStrokes('?', runs.help);
  return (
    <>
      <input aria-label="field" />
      {dialog && <div role="dialog" />}
    </>
  );
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};
const counts = () => Object.values(runs).map((run) => run.mock.calls.length);

beforeEach(() => {
  for (const run of Object.values(runs)) run.mockClear();
  setSingleKeys(true);
});
afterEach(cleanup);

test.each([
  { keys: ['c'], want: [1, 0, 0] },
  { keys: ['g', 'c'], want: [0, 1, 0] },
  { keys: ['g', 'c', 'c'], want: [1, 1, 0] },
  { keys: ['g', 'x', 'c'], want: [1, 0, 0] },
  { keys: ['g', 'g', 'c'], want: [0, 1, 0] },
  { keys: ['Shift', '?'], want: [0, 0, 1] },
  { keys: ['g', '?'], want: [0, 0, 1] },
  { keys: ['C'], want: [0, 0, 0] },
])('$keys', ({ keys, want }) => {
  render(<Keys />);
  press(...keys);
  expect(counts()).toEqual(want);
});

test('a field, a dialog and Ctrl keep their keys', () => {
  const { rerender } = render(<Keys />);
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'c' });
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  rerender(<Keys dialog />);
  press('c', 'g', 'c', '?');
  expect(counts()).toEqual([0, 0, 0]);
});

test('single keys can be switched off', () => {
  render(<Keys />);
  setSingleKeys(false);
  press('c', 'g', 'c', '?');
  expect(counts()).toEqual([0, 0, 0]);
});

test('an unmounted listener is not called', () => {
  render(<Keys />).unmount();
  press('c');
  expect(counts()).toEqual([0, 0, 0]);
});
