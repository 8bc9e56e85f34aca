// @vitest-environment jsdom
import '../ui/loadPopups.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { form } from '#generated/forms/project.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { LeaveGuard, type LeaveGuardProps } from '#records/LeaveGuard.tsx';
import { releaseRecord } from '#records/layerStore.ts';
import { useEditorKeys } from '#records/useEditorKeys.ts';

afterEach(cleanup);

describe('a page with unsaved changes', () => {
  it('asks before it is left, and stays or goes as is chosen', async () => {
    const onLeave = vi.fn();
    const { go, path } = show([{ when: true, onLeave }]);
    await go('/other');
    expect(question()).toBeTruthy();
    await choose('Stay');
    expect(path()).toBe('/page');
    expect(onLeave).not.toHaveBeenCalled();
    await go('/other');
    await choose('Leave');
    expect(path()).toBe('/other');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is left without a question once its record has been deleted, whatever is rendered until then', async () => {
    const { go, path, redraw } = show([{ when: true, record: 'projects/17' }]);
    act(() => releaseRecord('projects/17'));
    redraw();
    await go('/other');
    expect(question()).toBeNull();
    expect(path()).toBe('/other');
  });

  it('asks when another record than its own has been deleted', async () => {
    const { go, path } = show([{ when: true, record: 'projects/17' }]);
    act(() => releaseRecord('components/17'));
    await go('/other');
    expect(question()).toBeTruthy();
    expect(path()).toBe('/page');
  });

  it('stays when the dialog above it closes, which asks about its own changes', async () => {
    const leaves = [vi.fn(), vi.fn()];
    const { go, path } = show([
      { when: true, onLeave: leaves[0] },
      { when: true, inView: true, onLeave: leaves[1] },
    ]);
    await go('/page?view=17');
    expect(question()).toBeTruthy();
    await choose('Leave');
    expect(path()).toBe('/page?view=17');
    expect(leaves.map((leave) => leave.mock.calls.length)).toEqual([0, 1]);
  });
});

describe('the keys of an editor', () => {
  it('apply to the dialog above it, and to itself again afterwards', () => {
    const saves = [vi.fn(), vi.fn()];
    const [page, dialog] = saves.map((onSave) => <Keys key={saves.indexOf(onSave)} onSave={onSave} />);
    const { rerender } = render([page]);
    const press = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    const counts = () => saves.map((save) => save.mock.calls.length);
    press();
    expect(counts()).toEqual([1, 0]);
    rerender(
      <>
        {page}
        {dialog}
      </>,
    );
    press();
    expect(counts()).toEqual([1, 1]);
    rerender([page]);
    press();
    expect(counts()).toEqual([2, 1]);
  });
});

function show(guards: LeaveGuardProps[]) {
  let redraw = () => {};
  const Page = () => {
    const [count, setCount] = useState(0);
    redraw = () => act(() => setCount(count + 1));
    return guards.map((guard) => <LeaveGuard key={guards.indexOf(guard)} {...guard} />);
  };
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
  return {
    redraw: () => redraw(),
    go: (to: string) => act(() => router.navigate(to)),
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

function Keys({ onSave }: { onSave: () => void }) {
  useEditorKeys({ store: STORE, onSave });
  return null;
}

const STORE = new DraftStore({ kind: form, mode: 'edit', values: {} });

function question() {
  return screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
}

function choose(name: string) {
  return act(async () => void fireEvent.click(screen.getByRole('button', { name })));
}
