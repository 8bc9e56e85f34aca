// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFieldParts } from '#engine/fieldParts.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import { compiledKind } from '../model/compiledKind.ts';
import { COP_VALUE as COP, copField } from '../model/copField.ts';
import { cell, paste } from '../widgets/editedCurve.tsx';

const kind = compiledKind({
  ...{ id: 'probe', title: 'Probe', description: '', version: '', curves: {}, rules: [] },
  fields: { cop: copField() },
  tabs: [{ id: 'general', title: 'General', groups: [{ title: 'Performance', items: ['cop'] }] }],
});

// As the page does with the kind.
beforeAll(() => loadFieldParts(kind.definition));

function show() {
  const store = new DraftStore({ kind, mode: 'edit', values: { cop: COP } });
  render(<SchemaForm store={store} tab="general" readOnly={false} />);
  return { store };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a table that has to be changed, or is ambiguous', () => {
  const findPreview = () => screen.findByRole('dialog', { name: 'Paste onto COP' });
  const listNotes = () => within(screen.getByRole('list', { name: 'Adjustments' })).getAllByRole('listitem');
  const readNotes = () => listNotes().map(({ textContent }) => textContent);
  const readCells = () =>
    within(screen.getByRole('table', { name: 'Cells' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  const select = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

  it('is shown beside the resulting map before anything changes, and then is one step', async () => {
    const { store } = show();
    paste(cell('COP at 35 °C, -10 °C'), 'T [K]\t308.15\t328.15\n263.15\t2.9\t2.2\n273.15\t3.7\t2.5');
    await findPreview();
    expect(store.payload()).toEqual({ cop: COP });
    expect(readNotes()).toEqual([
      'Pasted 2 x 2 values with Source temperature and Sink temperature',
      'Rows and columns were swapped',
      'Converted from K to °C',
    ]);
    expect(readCells()).toEqual([
      ['35', '2.9', '3.7'],
      ['55', '2.2', '2.5'],
    ]);
    expect(screen.getByText('2 x 2 values now, 2 x 2 values after pasting')).toBeDefined();
    expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toContain(
      'Heat map of COP: lowest 2.2 at 55 °C, -10 °C; highest 3.7 at 35 °C, 0 °C. The table holds all values.',
    );
    click('Paste');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.payload()).toMatchObject({ cop: { x: [-10, 0], y: [35, 55], z: [[2.9, 3.7], COP.z[1]] } });
    act(() => store.undo());
    expect(store.form()).toMatchObject({ changed: [], canUndo: false });
  });

  it('changes nothing if it is cancelled', async () => {
    const { store } = show();
    paste(cell('COP at 35 °C, -10 °C'), '\t0\t-10\n35\t3\t2\n55\t2\tn/a');
    await findPreview();
    expect(readNotes().slice(1)).toEqual([
      'Falling values were put in rising order',
      'Could not read “n/a” (row 3, column 3)',
    ]);
    click('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.form()).toMatchObject({ changed: [], canUndo: false });
  });

  it('is read in the units that the user chooses', async () => {
    const { store } = show();
    paste(cell('COP at 35 °C, -10 °C'), '\tSource [K]\t\nSink\t263.15\t273.15\n308.15\t3\t4\n328.15\t2\t3');
    await findPreview();
    expect(readNotes()).toEqual(['Nothing was pasted: the unit of Sink temperature is missing']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Paste' }).disabled).toBe(true);
    select('Unit of Source temperature', 'K');
    select('Unit of Sink temperature', 'K');
    expect(readCells()).toEqual([
      ['35', '3', '4'],
      ['55', '2', '3'],
    ]);
    click('Paste');
    await waitFor(() => expect(store.payload()).toMatchObject({ cop: { x: [-10, 0], y: [35, 55] } }));
  });

  it('may be a list without titles, whose columns the user chooses', async () => {
    const { store } = show();
    paste(cell('COP at 35 °C, -10 °C'), '3\t35\t-10\n4\t35\t0\n2\t55\t-10\n2.5\t55\t0');
    await findPreview();
    expect(readNotes().at(-1)).toMatch(/^Nothing was pasted: a list needs columns with the titles/);
    click('Use These Columns');
    expect(readNotes()).toEqual(['Pasted a list of 4 x 2 values', 'Cells without a value in the list: 4']);
    select('Column of Source temperature', '2');
    select('Column of COP', '0');
    expect(readCells()).toEqual([
      ['35', '3', '4'],
      ['55', '2', '2.5'],
    ]);
    click('Paste');
    await waitFor(() =>
      expect(store.payload()).toMatchObject({
        cop: {
          z: [
            [3, 4],
            [2, 2.5],
          ],
        },
      }),
    );
  });

  it('asks what a number means that can be read in two ways', async () => {
    show();
    paste(cell('COP at 35 °C, -10 °C'), '\t-10\t0\n35\t3.125\t4.250\n55\t2.500\t3.125');
    await findPreview();
    expect(readNotes().at(-1)).toBe('“3.125” can be 3.125 or 3125: read as 3.125');
    select('“3.125” is', ',');
    expect(readCells()).toEqual([
      ['35', '3125', '4250'],
      ['55', '2500', '3125'],
    ]);
    expect(screen.getByText('4 values break a rule and can be corrected afterwards.')).toBeDefined();
  });
});
