// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FLEET } from './nestedForms.ts';
import { openForm, typeInto } from './openForm.tsx';

afterEach(cleanup);

const STORED = {
  name: 'Depot',
  fcr: true,
  fcr_price: 3,
  charging: { mode: 'dynamic', power: 22, reserve: { share: 4 } },
  tariff: { type: 'fixed', price: 0.25, fee: 2 },
  vehicles: [
    { label: 'Van', drive: { type: 'fixed', range: 300 }, trips: [{ km: 3 }] },
    { label: 'Truck', drive: { type: 'dynamic', tank: 80 }, trips: [] },
  ],
};

const field = (key: string) => {
  const input = document.querySelector(`[data-field="${key}"] :is(input, select)`);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) throw new Error(`No field ${key}`);
  return input;
};
const has = (key: string) => document.querySelector(`[data-field="${key}"]`) !== null;
const notes = () => [...document.querySelectorAll('[data-wide] > li')].map(({ textContent }) => textContent);
const labels = () => screen.getAllByRole('textbox', { name: /^Label/ }).map((input) => Object(input).value);

describe('a form with objects, a variant and conditions', () => {
  it('shows the fields of objects under their titles, bound to the draft', async () => {
    const { store } = await openForm(FLEET, STORED);
    const charging = screen.getByRole('group', { name: 'Charging' });
    expect(within(charging).getByRole('heading', { name: 'Reserve', level: 3 })).toBeTruthy();
    typeInto(field('charging/power'), '50');
    expect(store.text('charging/power')).toBe('50');
    expect(store.payload().charging).toEqual({ mode: 'dynamic', power: 50, reserve: { share: 4 } });
    expect(charging.textContent).toContain('was 22');
  });

  it('shows the message of a field inside an object, a case and a row at that field', async () => {
    const { store } = await openForm(FLEET, STORED);
    const [van] = store.tables.rows('vehicles');
    const keys = ['charging/power', 'tariff/=fixed/price', `vehicles/${van}/drive/=fixed/range`];
    for (const key of keys) typeInto(field(key), '-1');
    for (const key of keys) {
      expect(document.querySelector(`[data-field="${key}"]`)?.textContent).toContain('Value must be non-negative');
      expect(field(key).getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('shows the fields of the chosen case, and keeps the texts of the other', async () => {
    const { store } = await openForm(FLEET, STORED);
    typeInto(field('tariff/=fixed/price'), '0.5');
    fireEvent.change(field('tariff/type'), { target: { value: 'dynamic' } });
    expect([has('tariff/=fixed/price'), has('tariff/=dynamic/source')]).toEqual([false, true]);
    expect(notes()).toContain('1 value of Fixed price is kept until you save: Price.');
    expect(Object(store.payload().tariff)).not.toHaveProperty('price', 0.5);
    fireEvent.change(field('tariff/type'), { target: { value: 'fixed' } });
    expect(field('tariff/=fixed/price').value).toBe('0.5');
    act(() => store.undo());
    expect(has('tariff/=dynamic/source')).toBe(true);
  });

  it('switches from a case that has choices to another one, and back', async () => {
    const { store } = await openForm(FLEET, STORED);
    fireEvent.change(field('tariff/type'), { target: { value: 'dynamic' } });
    fireEvent.change(field('tariff/=dynamic/market'), { target: { value: 'dynamic' } });
    fireEvent.change(field('tariff/type'), { target: { value: 'fixed' } });
    expect([has('tariff/=fixed/price'), has('tariff/=dynamic/market')]).toEqual([true, false]);
    fireEvent.change(field('tariff/type'), { target: { value: 'dynamic' } });
    expect(field('tariff/=dynamic/market').value).toBe('dynamic');
    expect(store.payload().tariff).toMatchObject({ type: 'dynamic', market: 'dynamic' });
  });

  it('hides what a condition hides, says what happens to it, and shows it again as it was', async () => {
    const { store } = await openForm(FLEET, STORED);
    typeInto(field('fcr_price'), '7');
    fireEvent.click(field('fcr'));
    expect(['fcr_price', 'tariff/fee', 'charging/reserve'].map(has)).toEqual([false, false, false]);
    expect(notes()).toEqual([
      'Hidden unless Consider FCR is on. 1 change is not saved while hidden: FCR price.',
      'Hidden unless Consider FCR is on. 1 stored value is kept: Share.',
      'Hidden unless Consider FCR is on. 1 stored value is kept: Fee.',
    ]);
    expect(store.payload()).not.toHaveProperty('fcr_price');
    fireEvent.change(field('charging/mode'), { target: { value: 'fixed' } });
    expect(notes()).toContain('Hidden unless Mode is Day-ahead price. Saving clears 1 value: Power.');
    fireEvent.click(field('fcr'));
    expect(field('fcr_price').value).toBe('7');
  });

  it('renders nothing for a key, and only the affected part when a condition changes', async () => {
    const { commits } = await openForm(FLEET, STORED);
    act(() => void fireEvent.input(field('charging/power'), { target: { value: '5' } }));
    const before = commits();
    for (const text of ['55', '556', '5567'])
      act(() => void fireEvent.input(field('charging/power'), { target: { value: text } }));
    expect(commits() - before).toBe(0);
    const power = field('charging/power');
    fireEvent.click(field('fcr'));
    expect(field('charging/power')).toBe(power);
  });
});

describe('a list of objects as cards', () => {
  it('moves, adds and removes rows without re-rendering the others', async () => {
    const { store } = await openForm(FLEET, STORED);
    const [van, truck] = store.tables.rows('vehicles');
    typeInto(field(`vehicles/${truck}/drive/=dynamic/tank`), '-5');
    const inputs = [...document.querySelectorAll('[data-row] input')];
    fireEvent.click(screen.getByRole('button', { name: 'Move Vehicle 2 up' }));
    expect(labels()).toEqual(['Truck', 'Van']);
    expect(inputs.every((input) => input.isConnected)).toBe(true);
    expect(document.querySelector(`[data-field="vehicles/${truck}/drive/=dynamic/tank"]`)?.textContent).toContain(
      'Value must be non-negative',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(labels()).toEqual(['Truck', 'Van', 'Van']);
    expect(inputs.every((input) => input.isConnected)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Vehicle 1' }));
    expect(labels()).toEqual(['Van', 'Van']);
    expect(field(`vehicles/${van}/label`).isConnected && inputs.includes(field(`vehicles/${van}/label`))).toBe(true);
    for (let step = 0; step < 4; step += 1) act(() => store.undo());
    expect(labels()).toEqual(['Van', 'Truck']);
    expect(store.form().changed).toEqual([]);
  });

  it('puts the focus into a new row, and marks it as new', async () => {
    await openForm(FLEET, STORED);
    fireEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    const card = document.activeElement?.closest('[data-row]');
    expect(card?.textContent).toContain('Vehicle 3');
    expect(card?.textContent).toContain('New');
  });

  it('stops adding at the maximum number of rows, with a message', async () => {
    await openForm(FLEET, STORED);
    for (let row = 3; row <= 5; row += 1) fireEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(Object(screen.getByRole('button', { name: 'Add vehicle' })).disabled).toBe(true);
    expect(document.body.textContent).toContain('5 vehicles, at most 5');
  });

  it('switches the case of one row alone', async () => {
    const { store } = await openForm(FLEET, STORED);
    const [van, truck] = store.tables.rows('vehicles');
    fireEvent.change(field(`vehicles/${van}/drive/type`), { target: { value: 'dynamic' } });
    expect([`vehicles/${van}/drive/=dynamic/tank`, `vehicles/${van}/drive/=fixed/range`].map(has)).toEqual([
      true,
      false,
    ]);
    expect(has(`vehicles/${truck}/drive/=dynamic/tank`)).toBe(true);
  });

  it('draws the case of a row that moves and changes in one step', async () => {
    const { store } = await openForm(FLEET, STORED);
    const [van, truck] = store.tables.rows('vehicles');
    fireEvent.click(screen.getByRole('button', { name: 'Move Vehicle 2 up' }));
    fireEvent.change(field(`vehicles/${truck}/drive/type`), { target: { value: 'fixed' } });
    act(() => store.restore(['vehicles']));
    expect(store.tables.rows('vehicles')).toEqual([van, truck]);
    expect([`vehicles/${truck}/drive/=dynamic/tank`, `vehicles/${truck}/drive/=fixed/range`].map(has)).toEqual([
      true,
      false,
    ]);
  });

  it('has no buttons where it is locked', async () => {
    await openForm(FLEET, STORED, { isLocked: true });
    expect(screen.queryAllByRole('button', { name: /Add|Move|Remove/ })).toEqual([]);
  });
});
