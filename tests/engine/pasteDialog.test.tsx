// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PasteDialog } from '#engine/PasteDialog.tsx';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import type { Paste } from '#widgets/pasteIntoCurve.ts';

const X = { title: 'Wind speed', unit: 'm/s' };
const CURVE: CurveDefinition = {
  ...{ id: 'power', title: 'Power curve', help: '', rising: true, outside: 'hold' },
  x: { ...X, source: { field: 'speeds' } },
  y: [{ title: 'Power', unit: 'kW', maximum: 100, source: { field: 'powers' } }],
};
const POINTS: CurvePoints = { x: [0, 1, 2, 3], y: [[0, 10, 20, 30]] };

function show(text: string, given: Partial<Paste> = {}) {
  const onPaste = vi.fn();
  const onCancel = vi.fn();
  const paste = { text, points: POINTS, x: X, y: CURVE.y, fixedX: false, outside: 'hold' as const, ...given };
  render(<PasteDialog curve={CURVE} paste={paste} onPaste={onPaste} onCancel={onCancel} />);
  return { onPaste, onCancel };
}

const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Paste' });
const findCells = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
const readTexts = (region: string) => findCells(region).map((row) => row.map(({ textContent }) => textContent));
/** Counts rows without looking for their roles, which takes seconds for long tables. */
const countRows = (region: string) => screen.getByRole('region', { name: region }).querySelectorAll('tbody tr').length;
const listNotes = () =>
  within(screen.getByRole('list', { name: 'Adjustments' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a block that is shown before it is pasted', () => {
  it('is shown beside its result, with what was done to it', async () => {
    const { onPaste } = show('Power [W]\tv\n5000\t0\n6000\t1\nx\t2\n8000\t3');
    expect(readTexts('Clipboard')).toEqual([
      ['5000', '0'],
      ['6000', '1'],
      ['x', '2'],
      ['8000', '3'],
    ]);
    expect(readTexts('Result')).toEqual([
      ['0', '5'],
      ['1', '6'],
      ['3', '8'],
    ]);
    expect(findCells('Clipboard')[2]?.map(({ title }) => title)).toEqual(['Not a number', '']);
    expect(listNotes()).toEqual([
      'Pasted 3 points',
      'Columns were put in the order of the curve',
      'Converted from W to kW',
      'The header was left out',
      'Could not read “x” (row 3, column 1)',
      'Incomplete rows left out: 1',
    ]);
    expect(screen.getByText('4 points now, 3 after pasting')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(accept()));
    fireEvent.click(accept());
    expect(onPaste).toHaveBeenCalledExactlyOnceWith({});
  });

  it('is read from other columns and in other units', () => {
    const { onPaste } = show('v\tPower [W]\tReserve [MW]\n0\t1000\t1\n1\t2000\t2\n2\t3000\t3\n3\t4000\t4');
    select('Column of Power', '2');
    expect(readTexts('Result').at(-1)).toEqual(['3', '4000']);
    select('Unit of Power', 'W');
    expect(readTexts('Result').at(-1)).toEqual(['3', '0.004']);
    select('Column of Power', '1');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit of Power' }).value).toBe('W');
    select('Unit of Power', 'kW');
    expect(readTexts('Result').at(-1)).toEqual(['3', '4000']);
    expect(screen.getByText('4 values break a rule and can be corrected afterwards.')).toBeDefined();
    expect(findCells('Result')[0]?.[1]?.title).toBe('Value must be at most 100');
    fireEvent.click(accept());
    expect(onPaste.mock.lastCall).toEqual([{ columns: [0, 1], units: [undefined, 'kW'] }]);
  });

  it('can be turned, which forgets columns and units', () => {
    show('Wind speed\t0\t1\t2\t3\nPower\t1\t2\t3\t4');
    const swap = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Swap rows and columns' });
    expect(swap.checked).toBe(true);
    select('Unit of Power', 'MW');
    expect(readTexts('Result')[1]).toEqual(['1', '2000']);
    fireEvent.click(swap);
    expect(readTexts('Clipboard')).toHaveLength(2);
    fireEvent.click(swap);
    expect(readTexts('Result')[1]).toEqual(['1', '2']);
  });

  it('asks what several values at one x mean, and what happens to the other points', () => {
    const { onPaste } = show('0\t1\n0\t3\n1\t5');
    expect(readTexts('Result')).toEqual([
      ['0', '3'],
      ['1', '5'],
    ]);
    select('Several values at one wind speed', 'mean');
    select('The other 2 points of the curve', 'keep');
    expect(readTexts('Result')).toEqual([
      ['0', '2'],
      ['1', '5'],
      ['2', '20'],
      ['3', '30'],
    ]);
    fireEvent.click(accept());
    expect(onPaste.mock.lastCall).toEqual([{ repeated: 'mean', keepsRest: true }]);
  });

  it('says why nothing can be pasted, until a unit is chosen that fits', () => {
    const { onPaste, onCancel } = show('v\tEnergy [MWh]\n0\t1\n1\t2');
    expect(listNotes()).toEqual(['The header was left out', 'Nothing was pasted: Power is in MWh, not in kW']);
    expect(accept().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    select('Unit of Power', 'kW');
    expect(readTexts('Result')).toEqual([
      ['0', '1'],
      ['1', '2'],
    ]);
    fireEvent.click(accept());
    expect(onPaste).toHaveBeenCalledOnce();
  });

  it('is not pasted before it is chosen what its numbers are', () => {
    show('"0","1,183"\n"1","2,366"\n"2","3,549"\n"3","4,732"');
    expect(accept().disabled).toBe(true);
    expect(listNotes().at(-1)).toBe('Nothing was pasted: choose what “1,183” is');
    select('“1,183” is', '.');
    expect(accept().disabled).toBe(false);
    expect(readTexts('Result').at(-1)).toEqual(['3', '4732']);
  });

  it('is read anew if its commas separate columns, or are decimal marks', () => {
    const { onPaste } = show('0,125\n1,250\n2,375\n3,625', { at: undefined });
    expect(readTexts('Result')[0]).toEqual(['0', '125']);
    expect(listNotes()).toContain('“0,125” can be 0.125 or 0 and 125: read as 0 and 125');
    select('“0,125” is', 'decimal');
    expect(readTexts('Clipboard').at(-1)).toEqual(['3,625']);
    expect(readTexts('Result').at(-1)).toEqual(['3', '3.625']);
    select('“0,125” is', 'columns');
    expect(readTexts('Result').at(-1)).toEqual(['3', '625']);
    select('“0,125” is', 'decimal');
    fireEvent.click(accept());
    expect(onPaste.mock.lastCall).toEqual([expect.objectContaining({ commas: 'decimal', decimal: ',' })]);
  });

  it('draws the first rows of a long one, and reads all', () => {
    const rows = Array.from({ length: 250 }, (_, row) => `${row}\t${row}000`);
    show(`v\tPower [W]\n${rows.join('\n')}`);
    expect([countRows('Clipboard'), countRows('Result')]).toEqual([200, 200]);
    expect(screen.getByText('and 50 more rows')).toBeDefined();
    expect(screen.getByText('and 50 more points')).toBeDefined();
  });

  it('that is a list of values has no columns to choose', () => {
    show('1, 2, 3, 4, x', { fixedX: true });
    expect(screen.queryByRole('region', { name: 'Clipboard' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(readTexts('Result').map(([, power]) => power)).toEqual(['1', '2', '3', '4']);
  });
});
