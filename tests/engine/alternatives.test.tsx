// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openForm, typeInto } from './openForm.tsx';
import { DEVICE } from './rowForms.ts';

afterEach(cleanup);

const field = (key: string) => document.querySelector<HTMLElement>(`[data-field="${key}"]`);
const input = (key: string) => {
  const found = field(key)?.querySelector(':is(input, select)');
  if (!found) throw new Error(`No field ${key}`);
  return found;
};
const choose = (kind: string) => fireEvent.change(input('kind'), { target: { value: kind } });
const alternatives = () =>
  [...document.querySelectorAll('[data-field^="limit/"]')].flatMap((one) => {
    const key = one.getAttribute('data-field') ?? '';
    return key.includes('#') ? [] : [key];
  });

describe('a property that has other schemas under other conditions', () => {
  it('renders the one whose condition holds, and keeps the texts of the others', async () => {
    const { store } = await openForm(DEVICE, { kind: 'a', limit: 4 });
    expect(alternatives()).toEqual(['limit/?0']);
    typeInto(input('limit/?0'), '5');
    choose('b');
    expect(alternatives()).toEqual(['limit/?1']);
    typeInto(input('limit/?1'), 'high');
    expect(store.payload()).toMatchObject({ kind: 'b', limit: 'high' });
    choose('a');
    expect(Object(input('limit/?0')).value).toBe('5');
    act(() => store.undo());
    expect(store.payload()).toMatchObject({ kind: 'b', limit: 'high' });
  });

  it('may be a table', async () => {
    const { store } = await openForm(DEVICE, { kind: 'c', limit: [1, 2] });
    expect(alternatives()).toEqual(['limit/?2']);
    expect(store.payload()).toMatchObject({ limit: [1, 2] });
    choose('a');
    expect(alternatives()).toEqual(['limit/?0']);
    choose('c');
    expect(alternatives()).toEqual(['limit/?2']);
  });

  it('shows its errors at the rendered one', async () => {
    await openForm(DEVICE, { kind: 'a', limit: 4 });
    typeInto(input('limit/?0'), '-1');
    expect(field('limit/?0')?.textContent).toContain('Value must be non-negative');
  });

  it('renders the first one where several conditions hold', async () => {
    const conditions = (DEVICE.conditions ?? []).map((condition) => ({
      ...condition,
      // Without its required properties, a condition holds for a record that lacks them.
      if: { properties: condition.if.properties },
    }));
    const { store } = await openForm({ ...DEVICE, conditions }, { limit: 4 });
    expect(alternatives()).toEqual(['limit/?0']);
    choose('b');
    expect(alternatives()).toEqual(['limit/?1']);
    act(() => store.undo());
    expect(alternatives()).toEqual(['limit/?0']);
  });

  it('is not rendered while no condition holds', async () => {
    await openForm(DEVICE, { kind: 'a', limit: 4 });
    choose('d');
    expect(alternatives()).toEqual([]);
    expect(document.body.textContent).toContain('Saving clears 1 value: Limit.');
  });
});

describe('the properties of an object that no other field has', () => {
  it('are rendered with their names, and are sent as properties of the object', async () => {
    const { store } = await openForm(DEVICE, { kind: 'a', meta: { source: 'lab', by: 'Ann' }, other: [1], more: true });
    const meta = screen.getByRole('group', { name: 'Meta' });
    expect(within(meta).getByRole('table', { name: 'Notes' })).toBeTruthy();
    const [by = ''] = store.tables.rows('meta/*');
    typeInto(input(`meta/*/${by}/name`), 'checked by');
    const [other = ''] = store.tables.rows('*');
    expect(Object(input(`*/${other}/name`)).value).toBe('other');
    fireEvent.change(input(`*/${other}/value`), { target: { value: '3' } });
    expect(store.payload()).toEqual({
      kind: 'a',
      meta: { source: 'lab', 'checked by': 'Ann' },
      other: null,
      more: true,
    });
  });
});
