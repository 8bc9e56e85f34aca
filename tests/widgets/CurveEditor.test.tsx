// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import type { CurveFault, CurvePoints } from '#model/curvePoints.ts';
import { CurveEditor, type CurveEditorProps } from '#widgets/CurveEditor.tsx';

const soc: Pick<CurveEditorProps, 'label' | 'axis' | 'x' | 'y' | 'idPrefix'> = {
  label: 'Charge and discharge power',
  axis: 'Power [% of c-rate]',
  x: { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 },
  y: [
    { title: 'Charge', unit: '%', minimum: 0, maximum: 100 },
    { title: 'Discharge', unit: '%', minimum: 0, maximum: 100 },
  ],
  idPrefix: 'soc',
};
const socPoints: CurvePoints = {
  x: [0, 50, 100],
  y: [
    [100, 90, 0],
    [0, 80, 100],
  ],
};
const wind = {
  label: 'Power curve',
  axis: undefined,
  x: { title: 'Wind speed', unit: 'm/s' },
  y: [{ title: 'Power', unit: 'kW' }],
  idPrefix: 'wind',
  fixedX: true,
};
const windPoints: CurvePoints = { x: [0, 1, 2, 3, 4], y: [[0, 0, 0, 0, 0]] };

interface FormProps {
  props: Partial<CurveEditorProps>;
  start: CurvePoints;
  onChange: CurveEditorProps['onChange'];
  onReady: (set: (points: CurvePoints) => void) => void;
}

/** A form that keeps the points of its editor. */
function Form({ props, start, onChange, onReady }: FormProps) {
  const [points, setPoints] = useState(start);
  useEffect(() => onReady(setPoints), [onReady]);
  const change: CurveEditorProps['onChange'] = (next, ...pasted) => {
    onChange(next, ...pasted);
    setPoints(next);
  };
  return <CurveEditor {...soc} {...props} points={points} onChange={change} />;
}

function renderEditor(props: Partial<CurveEditorProps> = {}, start = socPoints) {
  const onChange = vi.fn<CurveEditorProps['onChange']>();
  const onReady = vi.fn<(set: (points: CurvePoints) => void) => void>();
  const { container } = render(<Form props={props} start={start} onChange={onChange} onReady={onReady} />);
  return {
    onChange,
    container,
    /** The points of the last change. */
    current: () => onChange.mock.lastCall?.[0],
    setFromOutside: (points: CurvePoints) => act(() => onReady.mock.lastCall?.[0](points)),
  };
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (input: HTMLInputElement, value: string) => {
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
};
const leave = (input: HTMLInputElement) => act(() => input.blur());
const paste = (input: HTMLInputElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
const findDescription = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const notes = () => screen.getByRole('status').textContent;

describe('the table', () => {
  it('has a column for x, for each curve and for actions', () => {
    renderEditor();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['State of charge [%]', 'Charge [%]', 'Discharge [%]', 'Actions']);
    expect(screen.getByText('3 points')).toBeDefined();
  });

  it('changes one value per typed number', () => {
    const { current } = renderEditor();
    type(cell('Charge [%], row 2'), '75.5');
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
    const input = cell('Charge [%], row 2');
    type(input, text);
    expect(input.value).toBe(text);
    expect(within(screen.getByRole('table')).getByText(message)).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['abc', "'abc' is not a number: row 2 was set to 0", "Now 0: 'abc' is not a number"],
    ['', 'A cell cannot be empty: row 2 was set to 0', 'Now 0: a cell cannot be empty'],
  ])('a cell left with %j becomes 0 and that is said, at the cell as well', (text, note, atCell) => {
    const { current } = renderEditor();
    const input = cell('Charge [%], row 2');
    type(input, text);
    leave(input);
    expect(input.value).toBe('0');
    expect(current()?.y[0]).toEqual([100, 0, 0]);
    expect(notes()).toBe(note);
    expect(findDescription(input)).toBe(atCell);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Please enter a valid number')).toBeNull();
  });

  it('says it at each cell that became 0, until that gets a number of its own or the rows change', () => {
    renderEditor();
    for (const [name, text] of [
      ['Charge [%], row 1', 'abc'],
      ['Discharge [%], row 3', 'def'],
    ] as const) {
      type(cell(name), text);
      leave(cell(name));
    }
    expect(findDescription(cell('Charge [%], row 1'))).toBe("Now 0: 'abc' is not a number");
    expect(findDescription(cell('Discharge [%], row 3'))).toBe("Now 0: 'def' is not a number");
    type(cell('Charge [%], row 1'), '5');
    expect(findDescription(cell('Charge [%], row 1'))).toBeUndefined();
    expect(findDescription(cell('Discharge [%], row 3'))).toBe("Now 0: 'def' is not a number");
    fireEvent.click(screen.getByRole('button', { name: 'Remove point 2' }));
    expect(screen.queryByText(/is not a number/)).toBeNull();
  });

  it('says both at a cell where the 0 breaks a rule', () => {
    renderEditor({ faults: [{ row: 1, column: 0, code: 'notRising' }] });
    const input = cell('State of charge [%], row 2');
    type(input, 'abc');
    leave(input);
    expect(findDescription(input)).toBe("Now 0: 'abc' is not a number. Must be greater than in the row above");
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing more at a cell once its 0 is undone', () => {
    const { setFromOutside } = renderEditor();
    const input = cell('Charge [%], row 2');
    type(input, 'abc');
    leave(input);
    setFromOutside(socPoints);
    expect(input.value).toBe('90');
    expect(findDescription(input)).toBeUndefined();
  });

  it('a cell that holds 0 and is left with a text shows 0 again', () => {
    renderEditor();
    const input = cell('Charge [%], row 3');
    type(input, 'abc');
    leave(input);
    expect(input.value).toBe('0');
  });

  it('does not rewrite a number while it is typed', () => {
    renderEditor();
    const input = cell('Charge [%], row 1');
    type(input, '1.50');
    expect(input.value).toBe('1.50');
    leave(input);
    expect(input.value).toBe('1.5');
  });

  it('Escape brings back what the cell held', () => {
    const { current } = renderEditor();
    const input = cell('Charge [%], row 2');
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
    ['Charge [%], row 2', { key: 'Enter' }, 'Charge [%], row 3'],
    ['Charge [%], row 2', { key: 'Enter', shiftKey: true }, 'Charge [%], row 1'],
    ['Charge [%], row 2', { key: 'ArrowDown' }, 'Charge [%], row 3'],
    ['Charge [%], row 2', { key: 'ArrowUp' }, 'Charge [%], row 1'],
    ['Charge [%], row 2', { key: 'ArrowLeft' }, 'State of charge [%], row 2'],
    ['Charge [%], row 2', { key: 'ArrowRight' }, 'Discharge [%], row 2'],
    ['Charge [%], row 3', { key: 'Enter' }, 'Charge [%], row 3'],
  ])('from %s, %j leads to %s', (from, key, to) => {
    renderEditor();
    act(() => cell(from).focus());
    fireEvent.keyDown(cell(from), key);
    expect(document.activeElement).toBe(cell(to));
  });

  it('left and right belong to the text while the caret stands inside it', () => {
    renderEditor();
    const input = cell('Charge [%], row 1');
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
    const input = cell('Power [kW], row 5');
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
    const input = cell('Charge [%], row 2');
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Percentage must be between 0 and 100');
    expect(screen.getByText('Row 2, Charge: Percentage must be between 0 and 100')).toBeDefined();
  });
});

it('announces what an action did, and not the standing notes', () => {
  renderEditor({ notes: ['Values in percent of the c-rate.'] });
  expect(screen.getByText('Values in percent of the c-rate.')).toBeDefined();
  expect(notes()).toBe('');
});

describe('points', () => {
  it('are added 10 above the largest x with the last values', () => {
    const { current } = renderEditor(
      {},
      {
        x: [0, 50],
        y: [
          [100, 90],
          [0, 80],
        ],
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add Point' }));
    expect(current()).toEqual({
      x: [0, 50, 60],
      y: [
        [100, 90, 90],
        [0, 80, 80],
      ],
    });
    expect(screen.getByText('3 points')).toBeDefined();
    expect(notes()).toBe('Added point 3 at 60');
  });

  it('are added between others once a percentage of 100 is taken', () => {
    const { current } = renderEditor();
    fireEvent.click(screen.getByRole('button', { name: 'Add Point' }));
    expect(current()).toEqual({
      x: [0, 50, 75, 100],
      y: [
        [100, 90, 45, 0],
        [0, 80, 90, 100],
      ],
    });
    expect(notes()).toBe('Added point 3 at 75');
  });

  it('are added in a row of their own where a list is short', () => {
    const { current } = renderEditor({}, { x: [0, 50], y: [[100], [0, 80]] });
    fireEvent.click(screen.getByRole('button', { name: 'Add Point' }));
    expect(current()).toEqual({
      x: [0, 50, 60],
      y: [
        [100, 100, 100],
        [0, 80, 80],
      ],
    });
  });

  it('are removed down to two', () => {
    const { current } = renderEditor();
    const buttons = () => screen.getAllByTitle<HTMLButtonElement>('Remove point');
    expect(buttons().every((button) => !button.disabled)).toBe(true);
    fireEvent.click(buttons()[1] ?? document.body);
    expect(current()).toEqual({
      x: [0, 100],
      y: [
        [100, 0],
        [0, 100],
      ],
    });
    expect(buttons().every((button) => button.disabled)).toBe(true);
  });

  it('an edit that is left by a click on a button is not lost', () => {
    const { current } = renderEditor();
    const input = cell('Discharge [%], row 3');
    type(input, '55');
    leave(input);
    fireEvent.click(screen.getByRole('button', { name: 'Add Point' }));
    expect(current()?.y[1]).toEqual([0, 80, 67.5, 55]);
  });
});

describe('the clipboard', () => {
  it('a block pasted into a cell fills the cells from there', () => {
    const { current } = renderEditor();
    paste(cell('Charge [%], row 2'), '1\t2\n3\t4');
    expect(current()).toEqual({
      x: [0, 50, 100],
      y: [
        [100, 1, 3],
        [0, 2, 4],
      ],
    });
    expect(notes()).toBe('Pasted 4 values');
  });

  it('names the cells that could not be read', () => {
    renderEditor();
    paste(cell('Charge [%], row 1'), '1\nn/a\n3');
    expect(notes()).toContain("Could not read 'n/a' (row 2, column 1)");
  });

  it('a block pasted over a text that is no number replaces it', () => {
    const { current } = renderEditor();
    const input = cell('Charge [%], row 1');
    type(input, 'abc');
    paste(input, '100\n7');
    leave(input);
    expect(input.value).toBe('100');
    expect(current()?.y[0]).toEqual([100, 7, 0]);
  });

  it('a single number is pasted as text', () => {
    const { current } = renderEditor();
    const input = cell('Charge [%], row 1');
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

  it('says what to do where the browser refuses', async () => {
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

  it('resamples pairs and says so', () => {
    const { onChange } = renderEditor({ ...wind, outside: 'zero' }, windPoints);
    paste(cell('Power [kW], row 1'), 'v\tP\n0.5\t10\n2.5\t30');
    const points = { x: [0, 1, 2, 3, 4], y: [[0, 15, 25, 0, 0]] };
    expect(onChange).toHaveBeenLastCalledWith(points, { x: [0.5, 2.5], y: [[10, 30]] });
    expect(notes()).toBe(
      'Resampled 2 points linearly onto the whole numbers 1 to 2. 0 kW below 0.5 m/s. 0 kW above 2.5 m/s. The header was left out',
    );
  });

  it('one column fills y', () => {
    const { current } = renderEditor(wind, windPoints);
    paste(cell('Power [kW], row 2'), '5\n6');
    expect(current()?.y).toEqual([[0, 5, 6, 0, 0]]);
  });
});

describe('an offer below the curve', () => {
  const offer = { message: 'Power ends above zero.', tone: 'warning', action: 'Set it', done: 'It is set' } as const;

  it('is done by one click, said, and leaves the focus in the curve', () => {
    const onAccept = vi.fn();
    const { container } = renderEditor({ offers: [{ ...offer, onAccept }] });
    const button = screen.getByRole('button', { name: 'Set it' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(onAccept).toHaveBeenCalledOnce();
    expect(notes()).toBe('It is set');
    expect(document.activeElement).toBe(container.querySelector('#soc'));
  });

  it('is not made where nothing can be edited', () => {
    renderEditor({ readOnly: true, offers: [{ ...offer, onAccept: () => {} }] });
    expect(screen.queryByText(/ends above zero/)).toBeNull();
  });
});

describe('undo and locks', () => {
  it('offers undo only where the curve was changed', () => {
    const onReset = vi.fn();
    const { container } = renderEditor({ onReset });
    fireEvent.click(within(container).getByRole('button', { name: 'Undo Changes to Charge and discharge power' }));
    expect(onReset).toHaveBeenCalledOnce();
  });

  test.each([{ disabled: true }, { readOnly: true }])('with %j nothing can be changed, but copied', (lock) => {
    const { onChange } = renderEditor({ ...lock, onReset: () => {} });
    const isLocked = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect([isLocked('Add Point'), isLocked('Paste'), isLocked('Copy')]).toEqual([true, true, false]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    const input = cell('Charge [%], row 1');
    expect(input.disabled || input.readOnly).toBe(true);
    paste(input, '1\t2\n3\t4');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the chart', () => {
  it('updates in place', async () => {
    const { container } = renderEditor();
    await screen.findAllByRole('slider');
    const canvas = container.querySelector('canvas');
    type(cell('Charge [%], row 2'), '75');
    expect(canvas).not.toBeNull();
    expect(container.querySelector('canvas')).toBe(canvas);
  });

  it('moves points by arrow keys and says where they are', async () => {
    const { current } = renderEditor();
    const [charge] = await screen.findAllByRole('slider');
    const handle = charge ?? document.body;
    act(() => handle.focus());
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(handle.getAttribute('aria-valuetext')).toBe('50 % → 90 %');
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true });
    expect(current()?.y[0]).toEqual([100, 79, 0]);
    fireEvent.keyDown(handle, { key: 'ArrowLeft', shiftKey: true });
    expect(current()?.x).toEqual([0, 49, 100]);
  });

  it('leaves x alone on a numbered curve', async () => {
    const { onChange } = renderEditor(wind, windPoints);
    const [handle] = await screen.findAllByRole('slider');
    fireEvent.keyDown(handle ?? document.body, { key: 'ArrowRight', shiftKey: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stands an empty curve', async () => {
    const { container } = renderEditor({}, { x: [], y: [[], []] });
    await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull());
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('0 points')).toBeDefined();
  });
});
