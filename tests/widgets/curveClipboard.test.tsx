// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cell, leave, notes, paste, renderEditor, type, wind, windPoints } from './editedCurve.tsx';

describe('the clipboard', () => {
  it('a block pasted into a cell fills the cells from there', () => {
    const { current } = renderEditor();
    paste(cell('Charge at 50 %'), '1\t2\n3\t4');
    expect(current()).toEqual({
      x: [0, 50, 100],
      y: [
        [100, 1, 3],
        [0, 2, 4],
      ],
    });
    expect(notes()).toBe('Pasted 4 values');
  });

  it('has its notes on a block as long as nothing else changes the curve', () => {
    const { setFromOutside, current } = renderEditor();
    paste(cell('Charge at 50 %'), '1\t2\n3\t4');
    setFromOutside(current() ?? { x: [], y: [] });
    expect(notes()).toBe('Pasted 4 values');
    setFromOutside({
      x: [0, 50, 100],
      y: [
        [100, 90, 0],
        [0, 80, 100],
      ],
    });
    expect(notes()).toBe('');
  });

  it('names the cells that could not be read', () => {
    renderEditor();
    paste(cell('Charge at 0 %'), '1\nn/a\n3');
    expect(notes()).toContain('Could not read “n/a” (row 2, column 1)');
  });

  it('a block pasted over a text that is not a number replaces it', () => {
    const { current } = renderEditor();
    const input = cell('Charge at 0 %');
    type(input, 'abc');
    paste(input, '100\n7');
    leave(input);
    expect(input.value).toBe('100');
    expect(current()?.y[0]).toEqual([100, 7, 0]);
  });

  it('a single number is pasted as text', () => {
    const { current } = renderEditor();
    const input = cell('Charge at 0 %');
    act(() => input.focus());
    input.select();
    paste(input, '42 %');
    expect(input.value).toBe('42');
    expect(current()?.y[0]?.[0]).toBe(42);
  });

  it('Paste reads the clipboard and Copy gives the same back', async () => {
    let clipboard = '0\t1\t2\n10\t3\t4';
    vi.stubGlobal('navigator', {
      clipboard: {
        readText: async () => clipboard,
        writeText: async (text: string) => {
          clipboard = text;
        },
      },
    });
    const { current } = renderEditor();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Paste' })));
    expect(current()).toEqual({
      x: [0, 10],
      y: [
        [1, 3],
        [2, 4],
      ],
    });
    clipboard = '';
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(clipboard).toBe('0\t1\t2\n10\t3\t4');
    expect(notes()).toBe('Copied 2 points');
    vi.unstubAllGlobals();
  });

  it('suggests Ctrl+V where the browser refuses', async () => {
    const { onChange } = renderEditor();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Paste' })));
    expect(notes()).toBe('The browser did not allow reading the clipboard: click into a cell and press Ctrl+V');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a numbered curve', () => {
  it('keeps its x and its points', () => {
    renderEditor(wind, windPoints);
    expect(screen.queryByRole('button', { name: 'Add Point' })).toBeNull();
    expect(screen.queryByTitle('Remove point')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Wind speed [m/s], row 1' })).toBeNull();
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('resamples pairs and reports it', () => {
    const { onChange } = renderEditor({ ...wind, outside: 'zero' }, windPoints);
    paste(cell('Power at 0 m/s'), 'v\tP\n0.5\t10\n2.5\t30');
    const points = { x: [0, 1, 2, 3, 4], y: [[0, 15, 25, 0, 0]] };
    expect(onChange).toHaveBeenLastCalledWith(points, { table: { x: [0.5, 2.5], y: [[10, 30]] } });
    expect(notes()).toBe(
      'Resampled 2 points linearly onto the whole numbers 1 to 2. 0 kW below 0.5 m/s. 0 kW above 2.5 m/s. The header was left out',
    );
  });

  it('one column fills y', () => {
    const { current } = renderEditor(wind, windPoints);
    paste(cell('Power at 1 m/s'), '5\n6');
    expect(current()?.y).toEqual([[0, 5, 6, 0, 0]]);
  });
});
