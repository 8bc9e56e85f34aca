// @vitest-environment jsdom
import './setup.ts';
import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { cell, notes, paste, renderEditor } from './editedCurve.tsx';

const held = vi.hoisted(() => {
  let end = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };
  const hold = () =>
    new Promise<unknown>((resolve, reject) => {
      end = { resolve, reject };
    });
  return { hold, loading: Promise.resolve<unknown>(undefined), end: () => end };
});
vi.mock('#widgets/lazyPaste.ts', () => ({ findPaste: () => undefined, loadPaste: () => held.loading }));

beforeEach(() => {
  held.loading = held.hold();
});

it('a block that is pasted before what reads it has been loaded is in the curve afterwards', async () => {
  const { onChange, current } = renderEditor();
  paste(cell('Charge at 50 %'), '1\t2\n3\t4');
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => held.end().resolve(pasteIntoCurve));
  expect(current()?.y).toEqual([
    [100, 1, 3],
    [0, 2, 4],
  ]);
});

it('says that nothing was pasted where it cannot be loaded', async () => {
  const { onChange } = renderEditor();
  paste(cell('Charge at 50 %'), '1\t2\n3\t4');
  await act(async () => held.end().reject(new Error('offline')));
  await waitFor(() => expect(notes()).toBe('Nothing was pasted: part of this page could not be loaded'));
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves a curve alone that was closed meanwhile', async () => {
  const { onChange } = renderEditor();
  paste(cell('Charge at 50 %'), '1\t2\n3\t4');
  cleanup();
  await act(async () => held.end().resolve(pasteIntoCurve));
  expect(onChange).not.toHaveBeenCalled();
});
