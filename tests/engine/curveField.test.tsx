// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { getKind } from '../model/loadedKinds.ts';
import { cell, leave, paste, type } from '../widgets/editedCurve.tsx';

function show(subclass: string, curve: string, values: FieldValues = {}, texts: Record<string, string> = {}) {
  const kind = getKind(subclass);
  const stored = { ...createDefaults(kind.definition), id: '1', subclass, name: 'Rig', ...values };
  const store = new DraftStore({ kind, mode: 'edit', values: stored, texts });
  const { container } = render(<SchemaForm store={store} items={[curve]} />);
  return { store, container, stored };
}

/** Pastes a block that is shown first, and accepts what is shown. */
async function pasteShown(input: HTMLInputElement, text: string): Promise<void> {
  paste(input, text);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const readValues = (container: Element) =>
  [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('input')].map((input) => Number(input.value)),
  );

describe('a curve whose lists hold line breaks', () => {
  const BROKEN = { dod: '10,\n20\n, 30', max_cycles: '900,\t800, 700\n' };

  it('shows each number in its row and keeps the texts', () => {
    const { store, container } = show('basicstorage', 'cycle_aging', BROKEN);
    expect(readValues(container)).toEqual([
      [10, 900],
      [20, 800],
      [30, 700],
    ]);
    expect([store.text('dod'), store.text('max_cycles')]).toEqual([BROKEN.dod, BROKEN.max_cycles]);
    expect(store.form().changed).toEqual([]);
    expect(store.form().errors).toEqual([
      { field: 'dod', message: 'Must be comma-separated percentages' },
      { field: 'max_cycles', message: 'Must be comma-separated numbers' },
    ]);
  });

  it('loses no point by a key, and keeps the list that is not edited as it was', () => {
    const { store, container } = show('basicstorage', 'cycle_aging', BROKEN);
    type(cell('Cycles to end of life at 20 %'), '850');
    expect(store.text('max_cycles')).toBe('900, 850, 700');
    expect(store.text('dod')).toBe(BROKEN.dod);
    expect(readValues(container)).toEqual([
      [10, 900],
      [20, 850],
      [30, 700],
    ]);
  });

  it('offers to keep the numbers shown, as one step', () => {
    const { store } = show('basicstorage', 'cycle_aging', { dod: BROKEN.dod, max_cycles: '9, 8, 7' });
    expect(screen.getByText('Depth of discharge: Must be comma-separated percentages')).toBeDefined();
    click('Keep the numbers shown for Depth of discharge');
    expect(store.text('dod')).toBe('10, 20, 30');
    expect(store.form()).toMatchObject({ changed: ['dod'], errors: [] });
    expect(screen.queryByText(/Must be comma-separated/)).toBeNull();
    act(() => store.undo());
    expect(store.text('dod')).toBe(BROKEN.dod);
  });
});

it('an untouched curve is sent back byte for byte', () => {
  const lists = { dod: ' 10,20 ,  30.0 ', max_cycles: '.5,1.50,  2 ' };
  const { store, stored } = show('basicstorage', 'cycle_aging', lists);
  store.type('capacity', '7');
  expect(store.form().errors).toEqual([]);
  expect(store.payload()).toEqual({ ...stored, capacity: 7 });
});

describe('a number below zero in a cell', () => {
  test.each([
    ['basicstorage', 'cycle_aging', 'Cycles to end of life at 20 %', 'Value must be non-negative'],
    ['basicstorage', 'cycle_aging', 'Depth of discharge [%], row 1', 'Percentage must be between 0 and 100'],
    ['wind', 'power', 'Power at 3 m/s', 'Value must be non-negative'],
  ])('of %s, %s gets the message of a number, at the cell and in the form', (subclass, curve, name, message) => {
    const { store } = show(subclass, curve);
    type(cell(name), '-5');
    leave(cell(name));
    act(() => store.validateNow());
    const said = document.getElementById(cell(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(said).toBe(message);
    expect(store.form().errors.map((error) => error.message)).toEqual([message]);
    expect(screen.queryByText(/comma-separated/)).toBeNull();
  });
});

describe('a data sheet pasted into the power curve', () => {
  // Like many tables: from 4 m/s to the cut-out at 25 m/s, and nothing outside.
  const SHEET = [4, 8, 12, 14, 25].map((speed, row) => `${speed}\t${[85, 900, 2700, 3000, 3000][row]}`).join('\n');
  const SAID = 'Resampled 5 points linearly onto the whole numbers 4 to 25. 0 kW below 4 m/s. 0 kW above 25 m/s';
  const OFFER = 'Set cut-out wind speed to 25 m/s';

  it('generates no power in calm or in storms, says so, and offers the cut-out', async () => {
    const { store } = show('wind', 'power');
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    await pasteShown(cell('Power at 0 m/s'), SHEET);
    const power = (speed: number) => Number(store.text(`pc${speed}`));
    expect([0, 3, 4, 6, 25, 26, 30].map(power)).toEqual([0, 0, 85, 492.5, 3000, 0, 0]);
    expect(screen.getByRole('status').textContent).toBe(SAID);
    expect(screen.getByText('Power is still 3000 kW at 25 m/s, and Cut-out wind speed is blank.')).toBeDefined();
    click(OFFER);
    expect(store.text('cut_out_wind_speed')).toBe('25');
    expect(store.form().errors).toEqual([]);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Cut-out wind speed is set to 25 m/s');
    act(() => store.undo());
    expect(store.text('cut_out_wind_speed')).toBe('');
    expect(power(25)).toBe(3000);
    expect(screen.getByRole('button', { name: OFFER })).toBeDefined();
  });

  it.each([
    ['25.5', '4\t85\n25.5\t3000'],
    ['25', '4\t85\n24.5\t3000\n25\t3000\n25.5\t0\n35\t0'],
    ['25', Array.from({ length: 26 }, (_, speed) => (speed < 4 ? 0 : 3000)).join(', ')],
  ])('offers the last speed of its table above zero: %s m/s', async (speed, text) => {
    show('wind', 'power');
    await pasteShown(cell('Power at 0 m/s'), text);
    expect(screen.getByRole('button', { name: `Set cut-out wind speed to ${speed} m/s` })).toBeDefined();
  });

  it.each([
    ['falls to zero by degrees', {}, '4\t85\n14\t3000\n24\t400\n25\t0'],
    ['has its cut-out already', { cut_out_wind_speed: 25 }, SHEET],
  ])('offers nothing where the turbine %s', async (_, values, text) => {
    show('wind', 'power', values);
    await pasteShown(cell('Power at 0 m/s'), text);
    expect(screen.queryByRole('button', { name: /^Set cut-out/ })).toBeNull();
  });
});

describe('the cut-out of a curve', () => {
  const above = (limit: number) =>
    Object.fromEntries(Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, speed > 3 && speed <= limit ? 500 : 0]));

  it.each([
    ['breaks off before its last point', above(25), ['Set cut-out wind speed to 25 m/s']],
    ['goes on to its last point', above(30), []],
    ['is the default', {}, []],
  ])('is offered for a stored curve that %s: %j', (_, values, offered) => {
    show('wind', 'power', values);
    expect(screen.queryAllByRole('button', { name: /^Set cut-out/ }).map(({ textContent }) => textContent)).toEqual(
      offered,
    );
  });

  it('is offered once a curve that continues to its last point is edited', () => {
    show('wind', 'power');
    type(cell('Power at 30 m/s'), '0.7');
    expect(screen.getByRole('button', { name: 'Set cut-out wind speed to 30 m/s' })).toBeDefined();
  });
});
