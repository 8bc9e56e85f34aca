import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ToastInput, toasts, useToastStore } from '#ui/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  toasts.resume();
  toasts.clearAll();
  vi.useRealTimers();
});

const list = () => useToastStore.getState().toasts;
const titles = () => list().map((toast) => toast.title);
const isVisible = (id: string) => list().find((toast) => toast.id === id)?.isVisible;

describe('time in sight', () => {
  const cases: { name: string; input: Partial<ToastInput>; want: number | 'stays' }[] = [
    { name: 'a success', input: { type: 'success' }, want: 3000 },
    { name: 'an info', input: { type: 'info' }, want: 3000 },
    { name: 'a warning', input: { type: 'warning' }, want: 4000 },
    { name: 'an error', input: { type: 'error' }, want: 'stays' },
    { name: 'one of no type', input: { type: undefined }, want: 5000 },
    { name: 'one of no type with a duration', input: { type: undefined, duration: 1000 }, want: 1000 },
    { name: 'an error with a duration', input: { type: 'error', duration: 1000 }, want: 1000 },
    { name: 'a success with duration 0', input: { type: 'success', duration: 0 }, want: 'stays' },
    { name: 'a persistent success', input: { type: 'success', persistent: true }, want: 'stays' },
  ];
  test.each(cases)('$name: $want', ({ input, want }) => {
    const id = toasts.add({ type: 'info', title: 'T', ...input });
    if (want === 'stays') {
      vi.advanceTimersByTime(3_600_000);
      expect(isVisible(id)).toBe(true);
      return;
    }
    vi.advanceTimersByTime(want - 1);
    expect(isVisible(id)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isVisible(id)).toBe(false);
    vi.advanceTimersByTime(299);
    expect(titles()).toEqual(['T']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });
});

test('a toast is at the top right and dismissible by default', () => {
  toasts.add({ type: 'info', title: 'T' });
  expect(list()[0]).toMatchObject({ position: 'top-right', dismissible: true, persistent: false, message: '' });
});

test('five are kept, newest first, and the dropped one leaves no timer behind', () => {
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) toasts.add({ type: 'success', title });
  expect(titles()).toEqual(['7', '6', '5', '4', '3']);
  expect(vi.getTimerCount()).toBe(5);
});

test('remove takes one away at once', () => {
  const id = toasts.add({ type: 'error', title: 'gone' });
  toasts.add({ type: 'error', title: 'stays' });
  toasts.remove(id);
  expect(titles()).toEqual(['stays']);
});

test('clearAll leaves neither toasts nor timers', () => {
  toasts.add({ type: 'success', title: '1' });
  toasts.add({ type: 'error', title: '2' });
  toasts.clearAll();
  expect(titles()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('update changes the text and restarts the timer', () => {
  const id = toasts.add({ type: 'success', title: 'Saving' });
  vi.advanceTimersByTime(2900);
  toasts.update(id, { title: 'Saved' });
  vi.advanceTimersByTime(2900);
  expect(titles()).toEqual(['Saved']);
  expect(isVisible(id)).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isVisible(id)).toBe(false);
});

test('a toast that is shown again while it fades stays', () => {
  const id = toasts.add({ type: 'error', title: 'T' });
  toasts.setVisibility(id, false);
  vi.advanceTimersByTime(200);
  toasts.setVisibility(id, true);
  vi.advanceTimersByTime(10_000);
  expect(titles()).toEqual(['T']);
});

test('a pause stops the time and resuming runs on from there', () => {
  const id = toasts.add({ type: 'success', title: 'T' });
  vi.advanceTimersByTime(2000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  expect(isVisible(id)).toBe(true);
  toasts.resume();
  vi.advanceTimersByTime(999);
  expect(isVisible(id)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible(id)).toBe(false);
});

test('a toast that comes during a pause waits with the others', () => {
  toasts.pause();
  const id = toasts.add({ type: 'success', title: 'T' });
  vi.advanceTimersByTime(60_000);
  expect(isVisible(id)).toBe(true);
  toasts.resume();
  vi.advanceTimersByTime(3000);
  expect(isVisible(id)).toBe(false);
});

describe('dismissing all', () => {
  const cases: { name: string; input: Partial<ToastInput>; left: number }[] = [
    { name: 'takes a dismissible one', input: {}, left: 0 },
    { name: 'takes a persistent one', input: { persistent: true }, left: 0 },
    { name: 'leaves one that is not dismissible', input: { dismissible: false }, left: 1 },
  ];
  test.each(cases)('$name', ({ input, left }) => {
    toasts.add({ type: 'error', title: 'T', ...input });
    toasts.dismissAll();
    vi.advanceTimersByTime(300);
    expect(list()).toHaveLength(left);
  });
});
