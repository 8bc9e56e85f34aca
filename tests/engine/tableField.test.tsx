// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusField } from '#engine/focusField.ts';
import { TARIFF } from './nestedForms.ts';
import { openForm, typeInto } from './openForm.tsx';

afterEach(cleanup);

const PERIOD = { from: 0, price: 0.3, band: 'fixed', weekend: false, note: '' };
const STORED = { name: 'Day', periods: [PERIOD, { ...PERIOD, from: 6 }, { ...PERIOD, from: 12 }], ports: [11, 22] };

const cell = (label: string) => screen.getByLabelText(label);
const value = (label: string) => Object(cell(label)).value;
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0];

function paste(target: Element, text: string): void {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
}

describe('a table', () => {
  it('has a title and unit above each column, and a name for each cell', async () => {
    await openForm(TARIFF, STORED);
    for (const help of document.querySelectorAll('[data-help]')) help.remove();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['From *h', 'Band', 'Weekend', 'Note', 'PowerkW']),
    );
    expect([value('From, row 2'), value('Band, row 1'), Object(cell('Weekend, row 1')).checked]).toEqual([
      '6',
      'fixed',
      false,
    ]);
    expect(document.body.textContent).toContain('3 periods');
    expect(document.body.textContent).toContain('2 ports, at most 4');
  });

  it('takes a key without a render, once the cell is marked', async () => {
    const { store, commits } = await openForm(TARIFF, STORED);
    const input = cell('Price, row 2');
    act(() => void fireEvent.input(input, { target: { value: '0.35' } }));
    expect(input.closest('td')?.dataset.modified).toBe('true');
    const before = commits();
    for (const text of ['0.36', '0.37', '0.375']) act(() => void fireEvent.input(input, { target: { value: text } }));
    expect(commits() - before).toBe(0);
    act(() => store.undo());
    expect(value('Price, row 2')).toBe('0.3');
  });

  it('walks from cell to cell by Enter and arrows', async () => {
    await openForm(TARIFF, STORED);
    act(() => cell('From, row 1').focus());
    press('Enter');
    expect(focused()).toBe('From, row 2');
    press('ArrowRight');
    expect(focused()).toBe('Price, row 2');
    press('ArrowRight');
    press('ArrowDown');
    expect(focused()).toBe('Band, row 3');
    press('ArrowDown');
    expect(focused()).toBe('Band, row 3');
    act(() => cell('From, row 3').focus());
    press('ArrowLeft');
    expect(focused()).toBe('Select period 3');
    press('Enter', { shiftKey: true });
    expect(focused()).toBe('Select period 2');
  });

  it('reverts on Escape what was typed into a cell', async () => {
    await openForm(TARIFF, STORED);
    act(() => cell('From, row 2').focus());
    act(() => void fireEvent.input(cell('From, row 2'), { target: { value: '9' } }));
    press('Escape');
    expect(value('From, row 2')).toBe('6');
  });

  it('shows a fault below the table and at its cell, with a link to the cell', async () => {
    await openForm(TARIFF, STORED);
    typeInto(cell('Price, row 2'), '-1');
    const input = cell('Price, row 2');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Value must be non-negative');
    expect(document.body.textContent).toContain('1 cell with errors: Price, row 2 (Value must be non-negative)');
    fireEvent.click(screen.getByRole('button', { name: 'Price, row 2' }));
    expect(focused()).toBe('Price, row 2');
    expect(document.body.textContent).toContain('Price, row 2: Value must be non-negative');
  });

  it('adds a row at the end or below the current one, and moves and removes rows', async () => {
    const { store } = await openForm(TARIFF, STORED);
    fireEvent.click(screen.getByRole('button', { name: 'Add period' }));
    expect(focused()).toBe('From, row 4');
    act(() => cell('From, row 1').focus());
    fireEvent.click(screen.getAllByRole('button', { name: 'Insert below' })[0] as HTMLElement);
    expect(focused()).toBe('From, row 2');
    expect([1, 2, 3, 4, 5].map((row) => value(`From, row ${row}`))).toEqual(['0', '', '6', '12', '']);
    press('ArrowDown', { altKey: true });
    expect(focused()).toBe('From, row 3');
    expect([1, 2, 3].map((row) => value(`From, row ${row}`))).toEqual(['0', '6', '']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove period 1' }));
    expect(value('From, row 1')).toBe('6');
    for (let step = 0; step < 4; step += 1) act(() => store.undo());
    expect(store.form().changed).toEqual([]);
  });

  it('removes the selected rows in one step', async () => {
    const { store } = await openForm(TARIFF, STORED);
    fireEvent.click(cell('Select period 1'));
    fireEvent.click(cell('Select period 3'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2 periods' }));
    expect(store.tables.rows('periods')).toHaveLength(1);
    expect(value('From, row 1')).toBe('6');
    act(() => store.undo());
    expect(store.tables.rows('periods')).toHaveLength(3);
    fireEvent.click(cell('Select all of Periods'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove 3 periods' }));
    expect(document.body.textContent).toContain('No periods yet. Add one, or paste periods from a spreadsheet.');
    expect(document.body.textContent).toContain('0 periods, at least 1');
  });

  it('fills cells and adds rows from a pasted block, keeps what is wrong to be corrected, and undoes it in one step', async () => {
    const { store } = await openForm(TARIFF, STORED);
    paste(cell('From, row 2'), '1\t0,5\tDay-ahead price\tyes\tone\n2\tabc\tnone\tmaybe\tx\n3\t-1\t\tno\t\n');
    expect(store.tables.rows('periods')).toHaveLength(4);
    expect([value('Price, row 2'), value('Band, row 2'), Object(cell('Weekend, row 2')).checked]).toEqual([
      '0.5',
      'dynamic',
      true,
    ]);
    expect(value('Price, row 3')).toBe('abc');
    expect(cell('Price, row 3').getAttribute('aria-invalid')).toBe('true');
    expect(cell('Price, row 4').getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain(
      '2 cells with errors: Price, row 3 (Please enter a valid number) and 1 more',
    );
    expect(status()).toBe(
      'Pasted 3 periods, 1 of them new. Not understood and left unchanged: Weekend, row 3: “maybe”',
    );
    act(() => store.undo());
    expect(store.form()).toMatchObject({ changed: [], canUndo: false });
    expect([value('Price, row 2'), store.tables.rows('periods').length]).toEqual(['0.3', 3]);
  });

  it('hides the note about removed rows once that is undone', async () => {
    const { store } = await openForm(TARIFF, STORED);
    fireEvent.click(screen.getByRole('button', { name: 'Remove period 2' }));
    expect(status()).toBe('Removed 1 period');
    act(() => store.undo());
    expect(status()).toBe('');
  });

  it('validates pasted cells, but not empty ones beside them', async () => {
    await openForm(TARIFF, { ...STORED, periods: [{ ...PERIOD, from: -1 }] });
    paste(cell('Price, row 1'), '0.4\n-2');
    expect(cell('Price, row 2').getAttribute('aria-invalid')).toBe('true');
    expect([cell('From, row 1'), cell('From, row 2')].map((from) => from.getAttribute('aria-invalid'))).toEqual([
      null,
      null,
    ]);
  });

  it('pastes a single value as text into its cell', async () => {
    const { store } = await openForm(TARIFF, STORED);
    paste(cell('Note, row 1'), 'one, two');
    expect(store.form().changed).toEqual([]);
  });

  it('marks new rows and undoes the whole table', async () => {
    await openForm(TARIFF, STORED);
    fireEvent.click(screen.getByRole('button', { name: 'Add period' }));
    expect(cell('From, row 4').closest('tr')?.dataset.new).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Undo this field: Periods' }));
    expect(screen.queryByLabelText('From, row 4')).toBeNull();
  });

  it('offers nothing to change where it is locked', async () => {
    await openForm(TARIFF, STORED, { isLocked: true });
    expect(screen.queryAllByRole('button', { name: /Add|Insert|Move|Remove|Paste/ })).toEqual([]);
    expect(Object(cell('From, row 1')).readOnly).toBe(true);
    expect(Object(cell('Band, row 1')).disabled).toBe(true);
  });
});

describe('a table of many rows', () => {
  // jsdom has no layout.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const LONG = { ...STORED, periods: Array.from({ length: 60 }, (_, from) => ({ ...PERIOD, from })) };

  it('renders only the visible rows, and another one when it is revealed', async () => {
    const { store, container } = await openForm(TARIFF, LONG);
    const drawn = () => container.querySelectorAll('tr[data-row]').length;
    expect(drawn()).toBeLessThan(40);
    expect(screen.getByRole('table', { name: 'Periods' }).getAttribute('aria-rowcount')).toBe('61');
    const last = store.tables.rows('periods').at(-1);
    expect(screen.queryByLabelText('Price, row 60')).toBeNull();
    act(() => void focusField(container, `periods/${last}/price`));
    const scroller = container.querySelector('[data-long]');
    expect(scroller?.scrollTop).toBe(59 * 34 - 260);
  });

  it('accepts no more rows than the maximum, and states how many were left out', async () => {
    const { store } = await openForm(TARIFF, LONG);
    expect(Object(screen.getByRole('button', { name: 'Add period' })).disabled).toBe(true);
    paste(cell('From, row 1'), Array.from({ length: 63 }, (_, from) => `${from}\t1`).join('\n'));
    expect(store.tables.rows('periods')).toHaveLength(60);
    expect(status()).toBe('Pasted 60 periods. 3 periods left out: there may be at most 60');
  });
});
