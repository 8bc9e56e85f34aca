// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { loadKind, type Subclass } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import '../widgets/setup.ts';

afterEach(cleanup);

describe('a derived value', () => {
  it('is shown below the fields of its group, with unit and origin', async () => {
    const { value } = await show('basicstorage', 'general', { capacity: 80, c: 0.5 });
    expect(value('rated_power')).toBe('Rated power|40 kW|from capacity and c-rate');
    expect(document.querySelector('dd abbr[title="kilowatts"]')?.textContent).toBe('kW');
    const group = screen.getByRole('region', { name: 'Size and efficiency' });
    expect(group.lastElementChild?.querySelector('[data-derived="rated_power"]')).toBeTruthy();
  });

  it('updates while typing, and states what is missing', async () => {
    const { store, value } = await show('basicstorage', 'general', { capacity: 80, c: 0.5 });
    type(store, 'capacity', '100');
    expect(value('rated_power')).toContain('|50 kW|');
    type(store, 'capacity', '50000');
    expect(value('rated_power')).toContain('|25\u202f000 kW|');
    type(store, 'capacity', '');
    expect(value('rated_power')).toBe('Rated power|—|Needs Capacity');
    type(store, 'capacity', '1,5');
    expect(value('rated_power')).toBe('Rated power|—|Needs a valid Capacity');
    act(() => store.undo());
    expect(value('rated_power')).toContain('Rated power');
  });

  it('counts in the currency of the component', async () => {
    const { store, value } = await show('wind', 'general', { currency: 'USD' });
    expect(value('unit_invest')).toContain('|2250 USD|');
    act(() => store.change({ currency: 'EUR' }));
    expect(value('unit_invest')).toContain('|2250 EUR|');
  });

  it('is shown below a curve that is alone in its group', async () => {
    const { value } = await show('wind', 'advanced', {});
    await waitFor(() =>
      expect(value('rated_wind_speed')).toBe(
        'Rated wind speed|14 m/s|from the first point of the power curve at rated power',
      ),
    );
  });

  it('renders itself alone, and only when it changes', async () => {
    const { store, commits } = await show('basicstorage', 'general', { capacity: 80, c: 0.5 });
    type(store, 'capacity', '81');
    const before = commits();
    type(store, 'spec_invest', '501');
    type(store, 'spec_invest', '502');
    expect(commits() - before).toBe(1);
    act(() => store.type('capacity', '82'));
    expect(commits() - before).toBe(1);
    act(() => store.validateNow());
    expect(commits() - before).toBe(2);
  });
});

describe('a suggestion', () => {
  const OFFER = 'Use 0.4652 m for Penstock diameter';

  it('fills an empty field in one step, which is undone in one', async () => {
    const { store } = await show('hydro', 'advanced', {});
    const button = screen.getByRole('button', { name: OFFER });
    expect(button.textContent).toBe('Use 0.4652 m');
    expect(button.title).toBe('Penstock diameter at 3 m/s, from design flow');
    fireEvent.click(button);
    expect(store.text('dp')).toBe('0.4652');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Penstock diameter'));
    act(() => store.undo());
    expect(store.text('dp')).toBe('');
    expect(store.form().canUndo).toBe(false);
    expect(screen.getByRole('button', { name: OFFER })).toBeTruthy();
  });

  it('is not made if the field is filled in, or without a value', async () => {
    const { store } = await show('hydro', 'advanced', { dp: 0.6 });
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    act(() => store.type('dp', ''));
    expect(screen.getByRole('button', { name: OFFER })).toBeTruthy();
    type(store, 'qe', '');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('is not made in a form that can only be read, unless the field can be edited', async () => {
    await show('hydro', 'advanced', {}, { readOnly: true });
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    cleanup();
    await show('hydro', 'advanced', {}, { readOnly: true, editableWhenLocked: ['dp'] });
    expect(screen.getByRole('button', { name: OFFER })).toBeTruthy();
  });
});

describe('a field that is not used', () => {
  const REASON = 'Not used while Outages per year is 0';

  it('states the reason below its input and to screen readers, and can still be edited', async () => {
    const { store } = await show('market', 'outages', {});
    const input = screen.getByLabelText<HTMLInputElement>('Critical load');
    expect(described(input)).toContain(REASON);
    expect(input.closest('[data-unused]')).toBeTruthy();
    expect(input.readOnly || input.disabled).toBe(false);
    type(store, 'critical_load', '7');
    expect(described(input)).toContain(REASON);
    expect(described(input)).toContain('was 0');
    type(store, 'number_of_outages_per_year', '1');
    expect(described(input)).not.toContain(REASON);
    expect(input.closest('[data-unused]')).toBeNull();
  });

  it('shows its errors and warnings first', async () => {
    const { store } = await show('market', 'outages', {});
    type(store, 'critical_load', '-7');
    act(() => store.blur('critical_load'));
    const input = screen.getByLabelText<HTMLInputElement>('Critical load');
    expect(described(input)).toContain('Value must be non-negative');
    expect(described(input)).not.toContain(REASON);
  });

  it('is marked for a select as well', async () => {
    await show('market', 'foresight', { consider_primary_reserve: false });
    const select = screen.getByLabelText('Foresight, primary reserve');
    expect(described(select)).toContain('Not used while Primary reserve is off');
  });
});

function described(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function type(store: DraftStore, name: string, text: string): void {
  act(() => {
    store.type(name, text);
    store.validateNow();
  });
}

async function show(
  subclass: Subclass,
  tab: string,
  values: FieldValues,
  { readOnly = false, editableWhenLocked = [] as string[] } = {},
) {
  const kind = await loadKind[subclass]();
  const store = new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Rig', ...values },
  });
  let commits = 0;
  render(
    <Profiler id="form" onRender={() => void commits++}>
      <SchemaForm store={store} tab={tab} readOnly={readOnly} editableWhenLocked={editableWhenLocked} />
    </Profiler>,
  );
  await screen.findAllByRole('button', { name: /^Help/ });
  const value = (id: string) =>
    [...(document.querySelector(`[data-derived="${id}"]`)?.children ?? [])].map((part) => part.textContent).join('|');
  return { store, value, commits: () => commits };
}
