// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cell, notes, paste, renderEditor, type, wind, windPoints } from './editedCurve.tsx';

const enter = (input: HTMLInputElement) => act(() => input.focus());
const press = (input: HTMLInputElement, key: string, more = {}) => fireEvent.keyDown(input, { key, ...more });
const extend = (input: HTMLInputElement, ...keys: string[]) => {
  enter(input);
  for (const key of keys) press(input, key, { shiftKey: true });
};
const selected = () =>
  [...document.querySelectorAll('[data-selected]')].map(
    (place) => place.querySelector('input')?.getAttribute('aria-label') ?? place.textContent,
  );
const summary = () => screen.getByText(/cells? selected/).textContent;

function copy(input: HTMLInputElement, how: 'copy' | 'cut' = 'copy') {
  let copied: string | undefined;
  const clipboardData = { setData: (_: string, text: string) => (copied = text) };
  fireEvent[how](input, { clipboardData });
  return copied;
}

describe('a block of cells', () => {
  it('grows with Shift and the arrow keys, is summed up, and is dropped by Escape and by leaving', () => {
    renderEditor();
    extend(cell('Charge at 0 %'), 'ArrowDown');
    expect(selected()).toEqual(['Charge at 0 %', 'Charge at 50 %']);
    expect(summary()).toBe('2 cells selected, mean 95, sum 190');
    extend(cell('Charge at 0 %'), 'ArrowRight');
    expect(selected()).toHaveLength(4);
    expect(summary()).toBe('4 cells selected');
    press(cell('Charge at 0 %'), 'Escape');
    expect(selected()).toEqual([]);
    expect(screen.getByText('3 points')).toBeDefined();
    extend(cell('Charge at 0 %'), 'ArrowDown');
    enter(cell('Discharge at 0 %'));
    expect(selected()).toEqual([]);
  });

  it('grows to the cell that is clicked with Shift, and to the one that the mouse is dragged to', () => {
    renderEditor();
    enter(cell('Charge at 0 %'));
    fireEvent.mouseDown(cell('Discharge at 50 %'), { shiftKey: true });
    expect(selected()).toHaveLength(4);
    expect(document.activeElement).toBe(cell('Charge at 0 %'));
    fireEvent.mouseDown(cell('Discharge at 100 %'));
    expect(selected()).toEqual([]);
    fireEvent.mouseOver(cell('Discharge at 0 %'), { buttons: 1 });
    expect(selected()).toHaveLength(3);
    fireEvent.mouseOver(cell('Charge at 0 %'), { buttons: 0 });
    expect(selected()).toHaveLength(3);
  });

  it('begins at the focused cell too, whose selected number stays selected when it is clicked', () => {
    renderEditor();
    enter(cell('Charge at 0 %'));
    cell('Charge at 0 %').select();
    // A handled press neither sets the caret nor drags the number as text.
    expect(fireEvent.mouseDown(cell('Charge at 0 %'), { detail: 1 })).toBe(false);
    fireEvent.mouseOver(cell('Charge at 50 %'), { buttons: 1 });
    expect(selected()).toEqual(['Charge at 0 %', 'Charge at 50 %']);
    expect(cell('Charge at 0 %').value).toBe('100');
    expect(fireEvent.mouseDown(cell('Charge at 0 %'), { detail: 2 })).toBe(true);
    fireEvent.doubleClick(cell('Charge at 0 %'));
    expect(cell('Charge at 0 %').selectionStart).toBe(3);
    expect(fireEvent.mouseDown(cell('Charge at 0 %'), { detail: 1 })).toBe(true);
  });

  it('is all of the table with Ctrl+A, and is copied with x', () => {
    renderEditor({ ...wind }, windPoints);
    const input = cell('Power at 2 m/s');
    enter(input);
    press(input, 'a', { ctrlKey: true });
    expect(selected()).toHaveLength(10);
    expect(copy(input)).toBe('0\t0\n1\t0\n2\t0\n3\t0\n4\t0');
  });

  it('of one cell is copied by the browser', () => {
    renderEditor();
    enter(cell('Charge at 0 %'));
    expect(copy(cell('Charge at 0 %'))).toBeUndefined();
  });

  it('becomes 0 when it is deleted or cut, in one change', () => {
    const { current, onChange } = renderEditor();
    extend(cell('Charge at 0 %'), 'ArrowDown');
    press(cell('Charge at 0 %'), 'Delete');
    expect(current()?.y).toEqual([
      [0, 0, 0],
      [0, 80, 100],
    ]);
    expect(notes()).toBe('Set 2 values to 0');
    expect(onChange).toHaveBeenCalledTimes(1);
    extend(cell('Discharge at 50 %'), 'ArrowDown');
    expect(copy(cell('Discharge at 50 %'), 'cut')).toBe('80\n100');
    expect(current()?.y[1]).toEqual([0, 0, 0]);
  });

  it('of whole rows is removed with its points, as far as a curve can do without', () => {
    const { current } = renderEditor();
    extend(cell('State of charge [%], row 3'), 'ArrowRight', 'ArrowRight');
    press(cell('State of charge [%], row 3'), 'Delete');
    expect(current()?.x).toEqual([0, 50]);
    expect(notes()).toBe('Removed 1 point');
    extend(cell('State of charge [%], row 1'), 'ArrowRight', 'ArrowRight');
    press(cell('State of charge [%], row 1'), 'Delete');
    expect(current()?.x).toEqual([0, 50]);
    expect(notes()).toBe('A curve needs at least 2 points');
  });

  it('of x alone states how to remove points', () => {
    const { onChange } = renderEditor();
    extend(cell('State of charge [%], row 1'), 'ArrowDown');
    press(cell('State of charge [%], row 1'), 'Delete');
    expect(notes()).toBe('To remove points, select their whole rows');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is filled with what is typed, by Ctrl+Enter, and with a pasted number', () => {
    const { current, onChange } = renderEditor();
    const input = cell('Charge at 0 %');
    extend(input, 'ArrowRight', 'ArrowDown');
    type(input, '42');
    press(input, 'Enter', { ctrlKey: true });
    expect(onChange.mock.lastCall?.[1]).toEqual({ typedInto: { row: 0, column: 1 } });
    expect(current()?.y).toEqual([
      [42, 42, 0],
      [42, 42, 100],
    ]);
    expect(notes()).toBe('Filled 4 cells with 42');
    paste(input, '7');
    expect(current()?.y).toEqual([
      [7, 7, 0],
      [7, 7, 100],
    ]);
  });

  it('is filled down from its first row, and a cell from the one above, by Ctrl+D', () => {
    const { current } = renderEditor();
    extend(cell('Charge at 0 %'), 'ArrowDown', 'ArrowDown', 'ArrowRight');
    press(cell('Charge at 0 %'), 'd', { ctrlKey: true });
    expect(current()?.y).toEqual([
      [100, 100, 100],
      [0, 0, 0],
    ]);
    expect(notes()).toBe('Filled 4 cells from above');
    type(cell('Discharge at 50 %'), '30');
    enter(cell('Discharge at 100 %'));
    press(cell('Discharge at 100 %'), 'd', { ctrlKey: true });
    expect(current()?.y[1]).toEqual([0, 30, 30]);
  });

  it('gets a pasted block from its first cell on', () => {
    const { current } = renderEditor();
    const input = cell('Discharge at 100 %');
    enter(input);
    press(input, 'ArrowUp', { shiftKey: true });
    paste(input, '1\n2');
    expect(current()?.y[1]).toEqual([0, 1, 2]);
  });

  it('changes nothing of a curve that can only be read', () => {
    const { onChange } = renderEditor({ readOnly: true });
    const input = cell('Charge at 0 %');
    extend(input, 'ArrowDown');
    expect(copy(input)).toBe('100\n90');
    press(input, 'Delete');
    extend(input, 'ArrowDown');
    press(input, 'd', { ctrlKey: true });
    paste(input, '7');
    expect(onChange).not.toHaveBeenCalled();
  });
});
