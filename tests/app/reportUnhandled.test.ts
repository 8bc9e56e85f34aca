// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportUnhandled } from '#app/reportUnhandled.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

let stop = () => {};

beforeEach(() => {
  stop = reportUnhandled();
});

afterEach(() => {
  stop();
  toasts.clearAll();
});

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));
const raise = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const told = () => useToastStore.getState().toasts.map(({ title, message }) => `${title}: ${message}`);

describe.each([
  { what: 'a rejection that nobody handles', happen: reject },
  { what: 'an error that nobody catches', happen: raise },
])('$what', ({ happen }) => {
  it.each<[string, unknown, string]>([
    ['with its message', new Error('Broken'), 'Error: Broken'],
    ['with the default where it has no message', new Error(''), 'Error: An unexpected error occurred'],
    ['with a thrown text', 'Just a text', 'Error: Just a text'],
    ['with the message of any object', { message: 'From elsewhere' }, 'Error: From elsewhere'],
    ['with the default for an object without words', { code: 7 }, 'Error: An unexpected error occurred'],
  ])('is reported %s', (_how, failure, notice) => {
    happen(failure);
    expect(told()).toEqual([notice]);
  });

  it('is shown once, however often it occurs', () => {
    const failure = new Error('Broken');
    happen(failure);
    happen(failure);
    happen(new Error('Broken'));
    expect(told()).toEqual(['Error: Broken']);
  });

  it('is not shown again after it was dismissed', () => {
    const failure = new Error('Broken');
    happen(failure);
    toasts.clearAll();
    happen(failure);
    expect(told()).toEqual([]);
  });
});

it('the same failure as a rejection and as an error is one notice', () => {
  const failure = new Error('Broken');
  reject(failure);
  raise(failure);
  expect(told()).toEqual(['Error: Broken']);
});

it.each([['a notice of the browser without an error'], ['']])('ignores %s', (message) => {
  window.dispatchEvent(new ErrorEvent('error', { message }));
  expect(told()).toEqual([]);
});

it('a rejection without a reason has the default', () => {
  reject(undefined);
  expect(told()).toEqual(['Error: An unexpected error occurred']);
});

it('shows nothing once it is stopped', () => {
  stop();
  reject(new Error('Broken'));
  expect(told()).toEqual([]);
});
