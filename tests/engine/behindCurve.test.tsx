// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AskedBehind, CurvesBehind, RecordBehind } from '#engine/curvesBehind.ts';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import { getKind } from '../model/loadedKinds.ts';
import { cell, type } from '../widgets/editedCurve.tsx';

const remove = vi.fn();
const pick = ({ curve, onClose }: AskedBehind) => (
  <button type="button" onClick={onClose}>
    Choose for {curve.id}
  </button>
);

function show(references: CurvesBehind | undefined, { isLocked = false } = {}) {
  const kind = getKind('wind');
  const values = { ...createDefaults(kind.definition), id: '1', subclass: 'wind', name: 'Rig' };
  const store = new DraftStore({ kind, mode: 'edit', values });
  render(<SchemaForm store={store} items={['power']} references={references} readOnly={isLocked} />);
  return store;
}

function behind(reference: RecordBehind): CurvesBehind {
  return { behind: new Map([['power', reference]]), pick, remove };
}

const NONE: CurvesBehind = { behind: new Map(), pick, remove };
const texts = (power: (speed: number) => string): Texts =>
  Object.fromEntries(Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, power(speed)]));

async function chooseItem(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'More for Power curve' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the menu of a curve', () => {
  it('asks for another to show behind, also of a locked component, until one is chosen', async () => {
    show(NONE, { isLocked: true });
    await chooseItem('Show another curve behind');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose for power' }));
    expect(screen.queryByRole('button', { name: 'Choose for power' })).toBeNull();
  });

  it('does not offer it in a form that knows no others', async () => {
    show(undefined);
    fireEvent.click(screen.getByRole('button', { name: 'More for Power curve' }));
    await screen.findByRole('menuitem', { name: 'Download CSV' });
    expect(screen.queryByRole('menuitem', { name: 'Show another curve behind' })).toBeNull();
  });

  it('asks within the enlarged curve, which shows the same', async () => {
    show(behind({ name: 'E-82', texts: texts(() => '0.5') }));
    await chooseItem('Enlarge');
    const large = await screen.findByRole('dialog', { name: 'Power curve' });
    fireEvent.click(within(large).getByRole('button', { name: 'Behind: E-82' }));
    expect(within(large).getByRole('button', { name: 'Choose for power' })).toBeDefined();
  });
});

describe('a curve behind', () => {
  it('leaves the draft, its history and what is stored as they were', async () => {
    const store = show(behind({ name: 'E-82', texts: texts(() => '0.5') }));
    expect(screen.getByText(/^Compared with/)).toBeDefined();
    expect(store.form()).toMatchObject({ changed: [], canUndo: false });
    expect(JSON.stringify(store.payload())).not.toContain('E-82');
    type(cell('Power at 4 m/s'), '7');
    act(() => store.undo());
    expect(screen.getByRole('button', { name: 'Behind: E-82' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove E-82 from the chart' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith('power');
  });

  it.each<[what: string, texts: Texts, said: RegExp]>([
    ['words for numbers', texts(() => 'n/a'), /^E-82 has no points of this curve\.$/],
    ['nothing', {}, /^E-82 has no points of this curve\.$/],
    ['some of the values', texts((speed) => (speed < 20 ? '0' : '')), /^Compared with E-82: Power .*higher at/],
  ])('that another server sent with %s is shown as far as it can be', async (_, sent, said) => {
    show(behind({ name: 'E-82', texts: sent }));
    await waitFor(() =>
      expect(
        screen.getByText((_text, node) => node?.tagName === 'P' && said.test(node.textContent ?? '')),
      ).toBeDefined(),
    );
  });
});
