import { afterEach, expect, test } from 'vitest';
import { loading, useLoadingStore } from '#ui/loadingStore.ts';

afterEach(loading.stop);

const state = () => useLoadingStore.getState();

test('start shows the message and the progress, stop clears them', () => {
  loading.start('Logging in...', 40);
  expect(state()).toMatchObject({ isLoading: true, loadingMessage: 'Logging in...', loadingProgress: 40 });
  loading.stop();
  expect(state()).toMatchObject({ isLoading: false, loadingMessage: undefined, loadingProgress: undefined });
});

test.each([
  { ends: 'well', action: () => Promise.resolve(1) },
  { ends: 'badly', action: () => Promise.reject(new Error('no')) },
])('the overlay goes when the action ends $ends', async ({ action }) => {
  const running = loading.during<unknown>(action, 'Importing');
  expect(state()).toMatchObject({ isLoading: true, loadingMessage: 'Importing' });
  await running.catch(() => undefined);
  expect(state().isLoading).toBe(false);
});

test('items are marked one by one, without the overlay', () => {
  loading.setItem('a', true);
  loading.setItem('b', true);
  loading.setItem('a', false);
  expect([...state().items]).toEqual(['b']);
  expect(state().isLoading).toBe(false);
  loading.setItem('b', false);
});
