// @vitest-environment jsdom
import '../widgets/setup.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { loadPaste } from '#widgets/lazyPaste.ts';
import { getKind } from '../model/loadedKinds.ts';
import { cell, leave, type } from '../widgets/editedCurve.tsx';
import '../ui/loadPopups.ts';
import { renderWhole } from './renderWhole.tsx';

const LISTS = {
  soc_percentage: '0, 50, 100',
  charge_power_percentage: '100, 90, 10',
  discharge_power_percentage: '20, 80, 100',
};

/** A battery's curve of charge and discharge power; counts what React commits. */
async function open() {
  await loadPaste();
  const kind = getKind('basicstorage');
  const values = { ...createDefaults(kind.definition), id: '1', subclass: 'basicstorage', name: 'Rig', ...LISTS };
  const store = new DraftStore({ kind, mode: 'edit', values });
  let commits = 0;
  const { container } = await renderWhole({ store, tab: 'operation' }, () => void commits++);
  await screen.findAllByRole('slider');
  const input = cell('Charge at 50 %');
  // The first key marks the curve as changed.
  type(input, '9');
  commits = 0;
  return { store, container, input, commits: () => commits };
}

/** Watches what is written into the page. */
function watch(container: Element): () => MutationRecord[] {
  const observer = new MutationObserver(() => {});
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.takeRecords();
}

const summary = () => screen.getByText(/^3 points from/).textContent;

describe('a number typed into a cell', () => {
  it('renders nothing, and is in the draft, in the summary and at the marked point', async () => {
    const { store, container, input, commits } = await open();
    const written = watch(container);
    for (const text of ['8', '85', '85.5']) type(input, text);
    expect(commits()).toBe(0);
    expect(store.text('charge_power_percentage')).toBe('100, 85.5, 10');
    expect(summary()).toContain('Charge: lowest 10 % at 100 %, highest 100 % at 0 %.');
    expect(container.querySelector('[aria-hidden] p')?.textContent).toBe('50 % → 85.5 %');
    // Beside these texts, only the chart places its tip and handles.
    const places = new Set(['P', 'DIV', 'INPUT']);
    expect(written().filter(({ target }) => !(target instanceof Element) || !places.has(target.tagName))).toEqual([]);
    type(input, '5');
    expect(summary()).toContain('Charge: lowest 5 % at 50 %, highest 100 % at 0 %.');
  });

  it('is replaced by what it was before, by undo, whether it was rendered or not', async () => {
    const { store, input } = await open();
    act(() => store.undo());
    expect(input.value).toBe('90');
    type(input, '7');
    type(input, 'abc');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    act(() => store.undo());
    expect(input.value).toBe('90');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(container(input)).toBe('50 % → 90 %');
  });

  it('is replaced by undo where that changes nothing but the number', async () => {
    const { store, input } = await open();
    leave(input);
    const other = cell('Charge at 100 %');
    type(other, '40');
    act(() => store.validateNow());
    act(() => store.undo());
    expect([input.value, other.value]).toEqual(['9', '10']);
  });

  it('does not bring its point back where that is removed during the edit', async () => {
    const { store, container } = await open();
    const find = (at: string) => container.querySelector(`[data-cell="${at}"]`) as HTMLInputElement;
    type(find('2:0'), '1,');
    fireEvent.click(screen.getAllByTitle('Remove point')[0] as HTMLElement);
    type(find('0:0'), '0');
    type(find('0:0'), '5');
    leave(find('0:0'));
    expect([store.text('soc_percentage'), store.text('charge_power_percentage')]).toEqual(['5, 100', '9, 10']);
  });

  it('is kept, and so is a text after it that is not a number', async () => {
    const { store, input } = await open();
    type(input, '85');
    type(input, '85x');
    expect(input.value).toBe('85x');
    act(() => store.validateNow());
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['85x', 'true']);
    type(input, '85');
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['85', null]);
  });

  it('is restored by Escape in the next edit of the cell', async () => {
    const { input } = await open();
    type(input, '85');
    leave(input);
    type(input, '7');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('85');
  });

  it('is kept where another cell and another list change after it', async () => {
    const { store, input } = await open();
    type(input, '85');
    type(cell('Discharge at 0 %'), '30');
    type(cell('Charge at 100 %'), '40');
    expect(store.text('charge_power_percentage')).toBe('100, 85, 40');
    expect(store.text('discharge_power_percentage')).toBe('30, 80, 100');
    expect(summary()).toContain('Discharge: lowest 30 % at 0 %, highest 100 % at 100 %.');
  });

  it.each([
    ['a rule is broken by it', '120', 'Percentage must be between 0 and 100'],
    ['it is negative', '-5', 'Percentage must be between 0 and 100'],
  ])('is rendered where %s', async (_, text, message) => {
    const { input } = await open();
    type(input, text);
    expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    type(input, '50');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('is rendered where the log axis is no longer possible', async () => {
    const { input } = await open();
    const button = screen.getByRole('button', { name: 'Log axis' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    type(input, '0');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    type(input, '1');
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('is rendered at the handle of its point', async () => {
    await open();
    type(cell('Charge at 0 %'), '77');
    const [handle] = screen.getAllByRole('slider');
    expect(handle?.getAttribute('aria-valuetext')).toBe('0 % → 77 %');
  });
});

/** The text at the marked point. */
function container(input: HTMLElement): string | null | undefined {
  return input.closest('section')?.querySelector('[aria-hidden] p')?.textContent;
}

it('a logarithmic axis is kept in the enlarged curve, and back', async () => {
  await open();
  const findToggle = (of: HTMLElement) => within(of).getByRole('button', { name: 'Log axis' });
  fireEvent.click(findToggle(document.body));
  fireEvent.click(screen.getByRole('button', { name: /^More for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Enlarge' }));
  const large = await screen.findByRole('dialog');
  await within(large).findAllByRole('slider');
  expect(findToggle(large).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(findToggle(large));
  fireEvent.click(within(large).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findToggle(document.body).getAttribute('aria-pressed')).toBe('false');
});
