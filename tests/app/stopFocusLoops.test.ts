// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportUnhandled } from '#app/reportUnhandled.ts';
import { stopFocusLoops } from '#app/stopFocusLoops.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

let stops: (() => void)[] = [];

beforeEach(() => {
  stops = [reportUnhandled(), stopFocusLoops()];
  document.body.innerHTML = '<input id="a"><input id="b"><input id="c">';
});

afterEach(() => {
  for (const stop of stops) stop();
  toasts.clearAll();
  document.body.innerHTML = '';
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const told = () => useToastStore.getState().toasts.map(({ title, message }) => `${title}: ${message}`);

test.each(['focus', 'focusin'])(
  'two fields that pass the focus on by %s show one notice, and the page keeps working',
  async (type) => {
    const moved = vi.fn();
    for (const [from, to] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const)
      field(from).addEventListener(type, () => {
        moved();
        field(to).focus();
      });
    field('a').focus();
    expect(told()).toEqual(['Error: The focus was moved in an endless loop']);
    expect(moved.mock.calls.length).toBeLessThanOrEqual(20);

    await Promise.resolve();
    field('c').focus();
    expect(document.activeElement).toBe(field('c'));
    expect(told()).toHaveLength(1);
  },
);

test('fields that take the focus one after the other cause no error', async () => {
  for (let round = 0; round < 30; round++) {
    field(round % 2 ? 'a' : 'b').focus();
    await Promise.resolve();
  }
  expect(told()).toEqual([]);
});
