// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { useBulk } from '#library/useBulk.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

const ITEMS = ['a', 'b', 'c'].map((id) => ({ id, name: `Roof ${id}` }));
type Item = (typeof ITEMS)[number];

const deletion = (fails: (item: Item) => Error | undefined): BulkTask<Item> => ({
  doing: 'Deleting',
  doneText: (count) => `${count} deleted`,
  items: ITEMS,
  run: async (item) => {
    const failure = fails(item);
    if (failure) throw failure;
  },
});

afterEach(() => {
  cleanup();
  toasts.clearAll();
});

describe('work on many', () => {
  it('is notified once where all of it is done', async () => {
    const { result } = renderHook(useBulk);
    await act(() => result.current.start(deletion(() => undefined)));
    expect(result.current.summary).toBeUndefined();
    expect(useToastStore.getState().toasts.map(({ title }) => title)).toEqual(['3 deleted']);
  });

  it('names what failed and why, and retries only what may succeed', async () => {
    const { result } = renderHook(useBulk);
    const tried: string[] = [];
    const task = deletion(({ id }) => {
      tried.push(id);
      if (id === 'a') return new ApiError({ message: 'Disk full', status: 500 });
      return id === 'b' ? new ApiError({ message: 'Already gone', status: 404 }) : undefined;
    });
    await act(() => result.current.start(task));
    expect(result.current.summary).toMatchObject({
      title: 'Not everything could be done',
      text: '1 deleted, 2 failed.',
      failed: [
        { name: 'Roof a', reason: 'Disk full' },
        { name: 'Roof b', reason: 'Already gone' },
      ],
    });
    tried.length = 0;
    await act(async () => result.current.summary?.retry?.());
    expect(tried).toEqual(['a']);
    act(() => result.current.summary?.dismiss());
    expect(result.current.summary).toBeUndefined();
  });

  it.each(['dismissed', 'left'] as const)(
    'shows what is done, and how to undo it, once its summary is %s',
    async (way) => {
      const { result, unmount } = renderHook(useBulk);
      await act(() =>
        result.current.start(
          deletion(({ id }) => (id === 'a' ? new ApiError({ message: 'Gone', status: 404 }) : undefined)),
        ),
      );
      const told = () => useToastStore.getState().toasts.map(({ title }) => title);
      expect(told()).not.toContain('2 deleted');
      if (way === 'left') unmount();
      else act(() => result.current.summary?.dismiss());
      expect(told()).toContain('2 deleted');
    },
  );

  it('leaves out of the summary what is handled elsewhere', async () => {
    const { result } = renderHook(useBulk);
    const task = deletion(({ id }) => (id === 'a' ? new ApiError({ message: 'Taken', status: 400 }) : undefined));
    await act(() => result.current.start({ ...task, handleFailure: ({ id }) => id === 'a' }));
    expect(result.current.summary).toBeUndefined();
  });

  it('starts nothing more once its page is left, and says so in a notice', async () => {
    const { result, unmount } = renderHook(useBulk);
    const releases: (() => void)[] = [];
    const started = result.current.start({
      ...deletion(() => undefined),
      atOnce: 1,
      run: () => new Promise<void>((resolve) => releases.push(resolve)),
    });
    unmount();
    for (const release of releases) release();
    await started;
    expect(useToastStore.getState().toasts).toMatchObject([
      { title: '1 deleted', type: 'success' },
      { title: 'Cancelled', message: '1 deleted, 2 not started.', type: 'error' },
    ]);
  });
});
