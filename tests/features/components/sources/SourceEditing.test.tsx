// @vitest-environment jsdom
import '../../../widgets/setup.ts';
import '../../../ui/loadPopups.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useContext } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SourceContext } from '#engine/sourceContext.ts';
import { SourceEditing } from '#features/components/sources/SourceEditing.tsx';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { useEditorKeys } from '#records/useEditorKeys.ts';

let wind: Kind;

beforeEach(async () => {
  wind = await loadKind.wind();
});

describe('while a source is typed', () => {
  it('undo is that of its input, and the form behind keeps its steps', async () => {
    const { store } = await open();
    act(() => store.type('hub_height', '120'));
    const source = await show('Hub height');
    for (const key of ['z', 'y']) expect(fireEvent.keyDown(source, { key, ctrlKey: true })).toBe(true);
    expect(store.text('hub_height')).toBe('120');
    act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    expect(store.text('hub_height')).toBe('100');
  });

  it('Ctrl+S applies it, and saves only when pressed again', async () => {
    const { store, save } = await open();
    const source = await show('Hub height');
    fireEvent.change(source, { target: { value: 'Data sheet' } });
    expect(fireEvent.keyDown(source, { key: 's', ctrlKey: true })).toBe(false);
    expect(store.sources.at('hub_height')).toEqual({ source: 'Data sheet' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(save).toHaveBeenCalledOnce();
  });

  it('another one opens once it is taken, and not while a text in it is faulty', async () => {
    const { store } = await open();
    fireEvent.change(await show('Hub height'), { target: { value: 'Data sheet' } });
    fireEvent.change(screen.getByLabelText('Low (m)'), { target: { value: 'high' } });
    press('Lifetime');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('dialog', { name: 'Source of hub height' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('Data sheet');
    fireEvent.change(screen.getByLabelText('Low (m)'), { target: { value: '90' } });
    press('Lifetime');
    await screen.findByRole('dialog', { name: 'Source of lifetime' });
    expect(store.sources.at('hub_height')).toEqual({ source: 'Data sheet', low: 90 });
  });
});

/** A stored turbine whose sources can be edited, with the keys of an editor. */
async function open() {
  const values = { ...createDefaults(wind.definition), id: '1', name: 'Turbine', hub_height: 100, lifetime: 20 };
  const store = new DraftStore({ kind: wind, mode: 'edit', values });
  const save = vi.fn();
  render(
    <Keys store={store} save={save}>
      <SourceEditing store={store} readOnly={false}>
        <Mark path="hub_height" name="Hub height" />
        <Mark path="lifetime" name="Lifetime" />
      </SourceEditing>
    </Keys>,
  );
  return { store, save };
}

function Keys({ store, save, children }: { store: DraftStore; save: () => void; children: ReactNode }) {
  useEditorKeys({ store, onSave: save });
  return children;
}

function Mark({ path, name }: { path: string; name: string }) {
  const display = useContext(SourceContext);
  return (
    <button type="button" onClick={({ currentTarget }) => display?.show({ path, anchor: currentTarget })}>
      {name}
    </button>
  );
}

async function show(name: string): Promise<HTMLElement> {
  press(name);
  return await screen.findByLabelText('Source');
}

/** As a mouse does it. */
function press(name: string): void {
  const mark = screen.getByRole('button', { name, hidden: true });
  const at = { button: 0, detail: 1 };
  fireEvent.pointerDown(mark, { ...at, pointerType: 'mouse' });
  fireEvent.mouseDown(mark, at);
  act(() => mark.focus());
  fireEvent.pointerUp(mark, { ...at, pointerType: 'mouse' });
  fireEvent.mouseUp(mark, at);
  fireEvent.click(mark, at);
}
