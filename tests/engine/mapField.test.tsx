// @vitest-environment jsdom
import '../widgets/setup.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadFieldParts } from '#engine/fieldParts.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { compiledKind } from '../model/compiledKind.ts';
import { copField } from '../model/copField.ts';
import { cell, findDescription, leave, notes, paste, type } from '../widgets/editedCurve.tsx';

const COP = {
  x: [-10, 0],
  y: [35, 55],
  z: [
    [3.1, 3.6],
    [2.2, 2.5],
  ],
};
const field = copField();
const kind: Kind = compiledKind({
  id: 'probe',
  title: 'Probe',
  description: '',
  version: '',
  fields: { cop: field },
  curves: {},
  rules: [],
  tabs: [{ id: 'general', title: 'General', groups: [{ title: 'Performance', items: ['cop'] }] }],
});

// As the page does with the kind.
beforeAll(() => loadFieldParts(kind.definition));

function show(value: unknown = COP, readOnly = false, clock: { now?: () => number } = {}) {
  const store = new DraftStore({ kind, mode: 'edit', values: { cop: value }, ...clock });
  const { container } = render(<SchemaForm store={store} tab="general" readOnly={readOnly} />);
  return { store, container };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a map is a table with its x along the top and its y down the side', () => {
  const { container } = show();
  const rows = [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value),
  );
  expect(rows).toEqual([[], ['-10', '0'], ['35', '3.1', '3.6'], ['55', '2.2', '2.5']]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sink temperature [°C]',
    'Source temperature [°C]',
    '',
    '',
  ]);
});

it('what is typed into a cell is the value that is sent', () => {
  const { store } = show();
  type(cell('COP at 35 °C, 0 °C'), '3.75');
  expect(store.payload()).toEqual({
    cop: {
      ...COP,
      z: [
        [3.1, 3.75],
        [2.2, 2.5],
      ],
    },
  });
});

it('typing in one cell is one step, and undone in the cell', () => {
  // No busy machine makes a pause of it.
  const { store } = show(COP, false, { now: () => 0 });
  for (const text of ['4', '4.', '4.2']) type(cell('COP at 55 °C, -10 °C'), text);
  expect(findDescription(cell('COP at 55 °C, -10 °C'))).toBe('was 2.2');
  act(() => store.undo());
  expect(cell('COP at 55 °C, -10 °C').value).toBe('2.2');
  expect(store.form()).toMatchObject({ changed: [], canUndo: false });
});

it('a decimal comma stays as typed, is marked at its cell and named in the form', () => {
  const { store } = show();
  type(cell('COP at 35 °C, 0 °C'), '3,75');
  act(() => store.validateNow());
  const message = 'Please use a dot (.) for decimals';
  expect(cell('COP at 35 °C, 0 °C').getAttribute('aria-invalid')).toBe('true');
  expect(findDescription(cell('COP at 35 °C, 0 °C'))).toBe(`${message} · was 3.6`);
  expect(store.form().errors).toEqual([{ field: 'cop', message: `COP at 35 °C, 0 °C: ${message}` }]);
  expect(screen.getByText(`COP at 35 °C, 0 °C: ${message}`)).toBeDefined();
});

it('a value beyond the limits is named with its cell, as the server names it', () => {
  const { store } = show();
  type(cell('COP at 35 °C, 0 °C'), '13');
  act(() => store.validateNow());
  expect(store.form().errors).toEqual([{ field: 'cop', message: 'COP at 35 °C, 0 °C: Value must be at most 12' }]);
  expect(
    kind.validate({
      cop: {
        ...COP,
        z: [
          [3.1, 13],
          [2.2, 2.5],
        ],
      },
    }),
  ).toMatchObject([{ field: 'cop/z/0/1', code: 'maximum' }]);
});

it('an x that does not rise is marked at its cell', () => {
  show();
  type(cell('Source temperature, column 2'), '-20');
  expect(findDescription(cell('Source temperature, column 2'))).toBe(
    'Must be greater than in the column before · was 0',
  );
});

it('a table pasted with its axes is one step', () => {
  const { store } = show();
  paste(cell('COP at 35 °C, -10 °C'), ';-7;2;7\n35;2,9;3,7;4,6\n45;2,4;3;3,7');
  expect(store.payload()).toEqual({
    cop: {
      x: [-7, 2, 7],
      y: [35, 45],
      z: [
        [2.9, 3.7, 4.6],
        [2.4, 3, 3.7],
      ],
    },
  });
  expect(notes()).toBe('Pasted 3 x 2 values with Source temperature and Sink temperature');
  act(() => store.undo());
  expect(store.payload()).toEqual({ cop: COP });
  expect(cell('COP at 35 °C, -10 °C').value).toBe('3.1');
});

it('rows and columns are inserted beside the chosen cell, empty, and removed again', () => {
  const { store } = show();
  act(() => cell('COP at 35 °C, -10 °C').focus());
  click('Insert Row');
  expect(document.activeElement).toBe(cell('Sink temperature, row 2'));
  type(cell('Sink temperature, row 2'), '45');
  click('Insert Column');
  expect(store.text('cop')).toBe(
    '{"x":["","-10","0"],"y":["35","45","55"],"z":[["","3.1","3.6"],["","",""],["","2.2","2.5"]]}',
  );
  expect(findDescription(cell('Sink temperature, row 2'))).toBe('new');
  act(() => cell('Source temperature, column 1').focus());
  click('Remove Column 1');
  act(() => cell('Sink temperature, row 2').focus());
  click('Remove Row 2');
  expect(store.payload()).toEqual({ cop: COP });
  expect(store.form().changed).toEqual([]);
});

it('keeps two rows and two columns', () => {
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Row' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Column' }).disabled).toBe(true);
});

it('arrow keys and Enter move between cells', () => {
  show();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  act(() => cell('Source temperature, column 1').focus());
  press('ArrowDown');
  expect(document.activeElement).toBe(cell('COP at 35 °C, -10 °C'));
  press('ArrowRight');
  press('Enter');
  expect(document.activeElement).toBe(cell('COP at 55 °C, 0 °C'));
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(cell('Sink temperature, row 2'));
});

it('Undo Changes restores the whole map', () => {
  const { store } = show();
  type(cell('COP at 35 °C, 0 °C'), '4');
  leave(cell('COP at 35 °C, 0 °C'));
  click('Undo Changes to COP');
  expect(store.form().changed).toEqual([]);
  expect(cell('COP at 35 °C, 0 °C').value).toBe('3.6');
});

it('an empty map is started with empty cells', () => {
  const { store } = show(null);
  expect(screen.getByText(/^No values yet/)).toBeDefined();
  expect(store.form().errors).toEqual([]);
  click('Start a Table');
  expect(store.text('cop')).toBe('{"x":["",""],"y":["",""],"z":[["",""],["",""]]}');
  expect(document.activeElement).toBe(cell('Source temperature, column 1'));
});

it('the heat map has a text description, and shows the value of the focused cell', async () => {
  show();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Heat map of COP: lowest 2.2 at 55 °C, -10 °C; highest 3.6 at 35 °C, 0 °C. The table holds all values.',
  );
  act(() => cell('COP at 55 °C, 0 °C').focus());
  expect(screen.getByText('COP at 55 °C, 0 °C: 2.5')).toBeDefined();
  click('Curves');
  await waitFor(() => expect(screen.getByText('35 °C')).toBeDefined());
});

it('a map that may not be edited has no tools but Copy', () => {
  show(COP, true);
  expect(cell('COP at 35 °C, 0 °C').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

it('a number in another unit is stored in that of the axis, and stays as typed until the cell is left', () => {
  const { store } = show();
  const source = () => cell('Source temperature, column 1');
  type(source(), '23 °F');
  expect(source().value).toBe('23 °F');
  expect(store.payload()).toMatchObject({ cop: { x: [-5, 0] } });
  leave(source());
  expect(source().value).toBe('-5');
  act(() => store.undo());
  expect(source().value).toBe('-10');
});

it('a unit that the axis cannot have is named at its cell', () => {
  const { store } = show();
  type(cell('Source temperature, column 1'), '5 kW');
  act(() => store.validateNow());
  expect(findDescription(cell('Source temperature, column 1'))).toBe("kW can't be converted to °C · was -10");
});
