// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { getKind, KIND_ROWS } from '../model/loadedKinds.ts';
import { FLEET, TARIFF } from './nestedForms.ts';
import { openForm } from './openForm.tsx';
import { renderWhole } from './renderWhole.tsx';

const INPUTS = 'input, select, textarea';

function open(subclass: string, tab: string) {
  const kind = getKind(subclass);
  const store = new DraftStore({ kind, mode: 'edit', values: { ...createDefaults(kind.definition), name: 'Rig' } });
  return renderWhole({ store, tab });
}

/** Presses a key in an element that has the focus; answers whether the browser would do what it does at that key. */
function press(element: HTMLElement, key: string, modifiers = {}): boolean {
  act(() => element.focus());
  const event = createEvent.keyDown(element, { key, ...modifiers });
  fireEvent(element, event);
  return !event.defaultPrevented;
}

function describedBy(element: Element): Element[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

function findHelp(element: Element): string | null | undefined {
  return describedBy(element).find((part) => part.hasAttribute('data-help'))?.textContent;
}

const popup = () => screen.queryByRole('tooltip')?.textContent;

describe.each(KIND_ROWS)('%s', (subclass, { definition }) => {
  test.each(definition.tabs.map(({ id }) => id))(
    'the fields of %s are described by their help, and are its Tab stops',
    async (tab) => {
      const { container } = await open(subclass, tab);
      const fields = Object.values(definition.fields).filter(({ name, help }) => {
        const frame = container.querySelector(`[data-field="${name}"]`);
        return help !== '' && frame?.querySelector(INPUTS) && !frame.querySelector('table');
      });
      const without = fields.filter(({ name, help }) => {
        const input = container.querySelector(`[data-field="${name}"] :is(${INPUTS})`);
        return !input || !findHelp(input)?.startsWith(help.split('{')[0] ?? '');
      });
      expect(without.map(({ name }) => name)).toEqual([]);
      const stops = [...container.querySelectorAll<HTMLElement>('[data-field] :is(button, a, [tabindex])')].filter(
        (element) => element.tabIndex >= 0 && !element.closest('section[aria-label]') && !element.matches(INPUTS),
      );
      const names = stops.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
      // A value that is offered for an empty field is its button.
      expect(names.filter((name) => !name.startsWith('Use '))).toEqual([]);
    },
  );
});

it('F1 in a field shows its help, and again hides it', async () => {
  await open('wind', 'general');
  const input = screen.getByRole('textbox', { name: 'Lifetime' });
  expect(press(input, 'F1')).toBe(false);
  await waitFor(() => expect(popup()).toBe(findHelp(input)));
  expect(popup()).not.toBe('');
  expect(press(input, 'F1')).toBe(false);
  expect(popup()).toBeUndefined();
});

it('leaving the field hides the help, and Escape does before a dialog reads it', async () => {
  await open('wind', 'general');
  const input = screen.getByRole('textbox', { name: 'Lifetime' });
  press(input, 'F1');
  await screen.findByRole('tooltip');
  act(() => input.blur());
  expect(popup()).toBeUndefined();

  const onEscape = vi.fn();
  document.addEventListener('keydown', onEscape);
  press(input, 'F1');
  await screen.findByRole('tooltip');
  onEscape.mockClear();
  press(input, 'Escape');
  expect(popup()).toBeUndefined();
  expect(onEscape).not.toHaveBeenCalled();
  press(input, 'Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onEscape);
});

it('F1 with a modifier, or where there is no help, is left to the browser', async () => {
  await openForm(FLEET, { name: 'Vans' });
  expect(press(screen.getByRole('textbox', { name: 'Name' }), 'F1')).toBe(true);
  expect(press(screen.getByRole('textbox', { name: 'Name' }), 'F1', { ctrlKey: true })).toBe(true);
});

it('a select and a checkbox have help too', async () => {
  await open('wind', 'advanced');
  const box = screen.getByRole('checkbox', { name: 'Co-located' });
  press(box, 'F1');
  await waitFor(() => expect(popup()).toBe(findHelp(box)));
  act(() => box.blur());
});

it("a cell of a curve shows the curve's help, which is also below it", async () => {
  await open('wind', 'advanced');
  const [cell] = screen.getAllByRole('textbox', { name: /^Power at 3 m\/s/ });
  if (!cell) throw new Error('There is no cell');
  const { help } = getKind('wind').definition.curves.power ?? {};
  press(cell, 'F1');
  await waitFor(() => expect(popup()).toBe(help));
  expect(findHelp(screen.getByRole('region', { name: 'Power curve' }))).toBe(help);
});

it('a cell of an enlarged curve shows it as well', async () => {
  await open('wind', 'advanced');
  fireEvent.click(screen.getByRole('button', { name: /^More/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Enlarge/ }));
  const dialog = await screen.findByRole('dialog');
  press(within(dialog).getByRole('textbox', { name: /^Power at 3 m\/s/ }), 'F1');
  await waitFor(() => expect(popup()).toBe(getKind('wind').definition.curves.power?.help));
});

it('a cell of a table shows the help of its column, or else of the table', async () => {
  await openForm(TARIFF, { name: 'Day', periods: [{ from: 0, price: 1, band: 'fixed', weekend: false, note: '' }] });
  const from = screen.getByLabelText('From, row 1');
  expect(findHelp(from)).toBe('Hour of the day.');
  press(from, 'F1');
  await waitFor(() => expect(popup()).toBe('Hour of the day.'));
  press(screen.getByLabelText('Price, row 1'), 'F1');
  await waitFor(() => expect(popup()).toBe('What electricity costs from which hour on.'));
});
