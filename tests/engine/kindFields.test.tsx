// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { loadKind, type Subclass } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import '../widgets/setup.ts';

afterEach(cleanup);

it.each(['create', 'edit'] as const)('an empty slope says Automatic where it is typed (%s)', async (mode) => {
  await show('pv', 'advanced', { slope_surface: null }, mode);
  expect(input('Slope').value).toBe('');
  expect(input('Slope').placeholder).toBe('Automatic');
});

it('an emptied slope shows its former value, and a filled one that it was automatic', async () => {
  const store = await show('pv', 'advanced', { slope_surface: null });
  store.type('slope_surface', '30');
  expect(await screen.findByText('was Automatic')).toBeTruthy();
});

it('a unit is spelled out on hover, and in the help for keyboard users', async () => {
  await show('market', 'general', { currency: 'USD' });
  expect(screen.getByTitle('USD per kilowatt and year').textContent).toBe('USD/(kW·yr)');
  const help = await screen.findByRole('button', { name: 'Help: Capacity price' });
  expect(help.textContent).toMatch(/ Unit: USD per kilowatt and year\.$/);
});

it('a curve shows what is unusual about it beside other fields, and a field at the same time', async () => {
  const store = await show('dieselgenset', 'efficiencies', { underscore_max_mech: 500 });
  expect(screen.getByText('The fuel curve ends below the maximum power')).toBeTruthy();
  expect(store.snapshot('underscore_max_mech').warning).toBe('The fuel curve ends below the maximum power');
  act(() => {
    store.type('underscore_max_mech', '400');
    store.validateNow();
  });
  expect(screen.queryByText('The fuel curve ends below the maximum power')).toBeNull();
});

async function show(
  subclass: Subclass,
  tab: string,
  values: FieldValues,
  mode: 'create' | 'edit' = 'edit',
): Promise<DraftStore> {
  const kind = await loadKind[subclass]();
  const store = new DraftStore({ kind, mode, values: { ...createDefaults(kind.definition), name: 'Rig', ...values } });
  render(<SchemaForm store={store} tab={tab} />);
  return store;
}

function input(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: true });
}
