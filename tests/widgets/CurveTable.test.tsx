// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { CurveFault } from '#model/curveFaults.ts';
import type { CurveEditorProps } from '#widgets/CurveEditor.tsx';
import {
  cell,
  findDescription,
  leave,
  notes,
  renderEditor,
  soc,
  socPoints,
  type,
  wind,
  windPoints,
} from './editedCurve.tsx';

describe('the table', () => {
  it('has a column for x, for each curve and for actions', () => {
    renderEditor();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['State of charge [%]', 'Charge [%]', 'Discharge [%]', 'Actions']);
    expect(screen.getByText('3 points')).toBeDefined();
  });

  it('changes one value per typed number', () => {
    const { current } = renderEditor();
    type(cell('Charge at 50 %'), '75.5');
    expect(current()).toEqual({
      x: [0, 50, 100],
      y: [
        [100, 75.5, 0],
        [0, 80, 100],
      ],
    });
  });

  test.each([
    ['9,5', 'Please use a dot (.) for decimals'],
    ['abc', 'Please enter a valid number'],
    ['1.', 'Please enter a valid number'],
  ])('keeps the text %j while it is edited and shows the message', (text, message) => {
    const { onChange } = renderEditor();
    const input = cell('Charge at 50 %');
    type(input, text);
    expect(input.value).toBe(text);
    expect(within(screen.getByRole('table')).getByText(message)).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['abc', '“abc” is not a number: row 2 was set to 0', 'Now 0: “abc” is not a number'],
    ['', "A cell can't be empty: row 2 was set to 0", "Now 0: a cell can't be empty"],
  ])('a cell left with %j becomes 0, with a message at the cell and below the curve', (text, note, atCell) => {
    const { current } = renderEditor();
    const input = cell('Charge at 50 %');
    type(input, text);
    leave(input);
    expect(input.value).toBe('0');
    expect(current()?.y[0]).toEqual([100, 0, 0]);
    expect(notes()).toBe(note);
    expect(findDescription(input)).toBe(atCell);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Please enter a valid number')).toBeNull();
  });

  it('offers what a number with a comma may mean once it has become 0', () => {
    const { current } = renderEditor();
    const input = cell('Charge at 50 %');
    type(input, '1,234');
    leave(input);
    expect(screen.getByText('“1,234” is not a number: row 2 was set to 0')).toBeDefined();
    const offers = () => screen.queryAllByRole('button', { name: /^Use/ }).map(({ textContent }) => textContent);
    expect(offers()).toEqual(['Use 1.234', 'Use 1234']);
    fireEvent.click(screen.getByRole('button', { name: 'Use 1.234' }));
    expect(current()?.y[0]).toEqual([100, 1.234, 0]);
    expect(input.value).toBe('1.234');
    expect(notes()).toBe('Row 2 was set to 1.234');
    expect(offers()).toEqual([]);

    type(input, '1,5');
    leave(input);
    expect(offers()).toEqual(['Use 1.5']);
    type(input, '2');
    expect(offers()).toEqual([]);
  });

  it('shows a number of another unit in that of its column while it is typed', () => {
    const { current } = renderEditor(wind, windPoints);
    const input = cell('Power at 1 m/s');
    type(input, '2 MW');
    expect(findDescription(input)).toBe('= 2000 kW');
    expect(input.value).toBe('2 MW');
    type(input, '2 MWh');
    expect(findDescription(input)).toBe("MWh can't be converted to kW");
    type(input, '= 2*3');
    expect(findDescription(input)).toBe('= 6 kW');
    leave(input);
    expect(findDescription(input)).toBeUndefined();
    expect(current()?.y[0]?.[1]).toBe(6);
    type(input, '7');
    expect(findDescription(input)).toBeUndefined();
  });

  it('shows a message at each cell that became 0, until a number is typed there or the rows change', () => {
    renderEditor();
    for (const [name, text] of [
      ['Charge at 0 %', 'abc'],
      ['Discharge at 100 %', 'def'],
    ] as const) {
      type(cell(name), text);
      leave(cell(name));
    }
    expect(findDescription(cell('Charge at 0 %'))).toBe('Now 0: “abc” is not a number');
    expect(findDescription(cell('Discharge at 100 %'))).toBe('Now 0: “def” is not a number');
    type(cell('Charge at 0 %'), '5');
    expect(findDescription(cell('Charge at 0 %'))).toBeUndefined();
    expect(findDescription(cell('Discharge at 100 %'))).toBe('Now 0: “def” is not a number');
    fireEvent.click(screen.getByRole('button', { name: 'Remove point 2' }));
    expect(screen.queryByText(/is not a number/)).toBeNull();
  });

  it('shows both messages at a cell where the 0 breaks a rule', () => {
    renderEditor({ faults: [{ row: 1, column: 0, code: 'notRising' }] });
    const input = cell('State of charge [%], row 2');
    type(input, 'abc');
    leave(input);
    expect(findDescription(input)).toBe('Now 0: “abc” is not a number. Must be greater than in the row above');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('removes the message of a cell once its 0 is undone', () => {
    const { setFromOutside } = renderEditor();
    const input = cell('Charge at 50 %');
    type(input, 'abc');
    leave(input);
    setFromOutside(socPoints);
    expect(input.value).toBe('90');
    expect(findDescription(input)).toBeUndefined();
  });

  it('a cell that holds 0 and is left with a text shows 0 again', () => {
    renderEditor();
    const input = cell('Charge at 100 %');
    type(input, 'abc');
    leave(input);
    expect(input.value).toBe('0');
  });

  it('does not rewrite a number while it is typed', () => {
    renderEditor();
    const input = cell('Charge at 0 %');
    type(input, '1.50');
    expect(input.value).toBe('1.50');
    leave(input);
    expect(input.value).toBe('1.5');
  });

  it('Escape restores the cell', () => {
    const { current } = renderEditor();
    const input = cell('Charge at 50 %');
    type(input, '7');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('90');
    expect(current()).toEqual(socPoints);
  });

  it('follows a change from outside', () => {
    const { setFromOutside } = renderEditor();
    setFromOutside({
      x: [1, 2],
      y: [
        [3, 4],
        [5, 6],
      ],
    });
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)).toEqual([
      '1',
      '3',
      '5',
      '2',
      '4',
      '6',
    ]);
  });

  test.each<[string, { key: string; shiftKey?: boolean }, string]>([
    ['Charge at 50 %', { key: 'Enter' }, 'Charge at 100 %'],
    ['Charge at 50 %', { key: 'Enter', shiftKey: true }, 'Charge at 0 %'],
    ['Charge at 50 %', { key: 'ArrowDown' }, 'Charge at 100 %'],
    ['Charge at 50 %', { key: 'ArrowUp' }, 'Charge at 0 %'],
    ['Charge at 50 %', { key: 'ArrowLeft' }, 'State of charge [%], row 2'],
    ['Charge at 50 %', { key: 'ArrowRight' }, 'Discharge at 50 %'],
    ['Charge at 100 %', { key: 'Enter' }, 'Charge at 100 %'],
  ])('from %s, %j leads to %s', (from, key, to) => {
    renderEditor();
    act(() => cell(from).focus());
    fireEvent.keyDown(cell(from), key);
    expect(document.activeElement).toBe(cell(to));
  });

  it('left and right move the caret while it is inside the text', () => {
    renderEditor();
    const input = cell('Charge at 0 %');
    act(() => input.focus());
    input.setSelectionRange(1, 1);
    fireEvent.keyDown(input, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(input);
  });

  it('renders only the row in which a number is typed', () => {
    let reads = 0;
    const counted = {
      unit: 'kW',
      get title() {
        reads += 1;
        return 'Power';
      },
    };
    const x = Array.from({ length: 31 }, (_, index) => index);
    renderEditor({ ...wind, y: [counted] }, { x, y: [x.map(() => 0)] });
    const input = cell('Power at 4 m/s');
    act(() => input.focus());
    reads = 0;
    fireEvent.change(input, { target: { value: '7' } });
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(20);
  });

  test.each<[string, x: CurveEditorProps['x'], fault: CurveFault, message: string]>([
    [
      'a number below 0',
      { title: 'Cycles', minimum: 0 },
      { row: 0, column: 0, code: 'belowMinimum' },
      'Value must be non-negative',
    ],
    [
      'a percentage below 0',
      soc.x,
      { row: 0, column: 0, code: 'belowMinimum' },
      'Percentage must be between 0 and 100',
    ],
    [
      'a percentage above 100',
      soc.x,
      { row: 0, column: 0, code: 'aboveMaximum' },
      'Percentage must be between 0 and 100',
    ],
    [
      'a number too small',
      { title: 'Power', minimum: 5 },
      { row: 0, column: 0, code: 'belowMinimum' },
      'Value must be at least 5',
    ],
    [
      'a number too large',
      { title: 'Power', maximum: 9 },
      { row: 0, column: 0, code: 'aboveMaximum' },
      'Value must be at most 9',
    ],
  ])('%s gets the message of a number', (_, x, fault, message) => {
    renderEditor({ x, faults: [fault] });
    expect(findDescription(screen.getAllByRole<HTMLInputElement>('textbox')[0] ?? cell(''))).toBe(message);
  });

  it('shows a fault at its cell and below the curve', () => {
    renderEditor({ faults: [{ row: 1, column: 1, code: 'aboveMaximum' }] });
    const input = cell('Charge at 50 %');
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Percentage must be between 0 and 100');
    expect(screen.getByText('Row 2, Charge: Percentage must be between 0 and 100')).toBeDefined();
  });
});
