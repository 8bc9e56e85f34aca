// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import type { AskedTool, CurveTool } from '#widgets/CurveTool.ts';
import { cell, notes, renderEditor, socPoints } from './editedCurve.tsx';

const PNG = new File(['png'], 'chart.png', { type: 'image/png' });

function show(more: Parameters<typeof renderEditor>[0] = {}) {
  const asked = vi.fn<(asked: AskedTool) => void>();
  const tools: CurveTool[] = [
    { id: 'scale', label: 'Scale', show: () => <p>scaling</p> },
    {
      id: 'picture',
      label: 'From picture',
      takesPictures: true,
      show: (given) => {
        asked(given);
        return createPortal(<input aria-label="Inside the dialog" />, document.body);
      },
    },
  ];
  const { current } = renderEditor({ tools, ...more });
  return { asked: () => asked.mock.lastCall?.[0], current };
}

const transfer = (file: File, text = '') => ({ files: [file], types: ['Files'], getData: () => text });
const editor = () => screen.getByRole('region', { name: 'Charge and discharge power' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the tools of a curve', () => {
  it('each have a button, and change the curve in one step', () => {
    const { asked, current } = show();
    press('Scale');
    expect(screen.getByText('scaling')).toBeTruthy();
    press('From picture');
    expect(screen.queryByText('scaling')).toBeNull();
    expect(asked()).toMatchObject({ points: socPoints, fixedX: false, picture: undefined });
    const points = { x: [1, 2], y: [[3, 4], [5]] };
    fireEvent.focus(cell('Charge at 50 %'));
    asked()?.onApply(points, ['Took 2 points', 'Sorted']);
    expect(current()).toEqual(points);
    return vi.waitFor(() => {
      expect(notes()).toBe('Took 2 points. Sorted');
      expect(screen.queryByRole('textbox', { name: 'Inside the dialog' })).toBeNull();
    });
  });
});

describe('a picture', () => {
  it.each<[how: string, give: () => void]>([
    ['pasted into the editor', () => fireEvent.paste(editor(), { clipboardData: transfer(PNG) })],
    ['pasted into a cell', () => fireEvent.paste(cell('Charge at 50 %'), { clipboardData: transfer(PNG) })],
    ['dropped onto a cell', () => fireEvent.drop(cell('Charge at 50 %'), { dataTransfer: transfer(PNG) })],
  ])('%s opens the tool that takes it', (_how, give) => {
    const { asked, current } = show();
    give();
    expect(asked()?.picture).toBe(PNG);
    expect(current()).toBeUndefined();
  });

  it('beside a text, as spreadsheets copy both, is left for the text', () => {
    const { asked, current } = show();
    fireEvent.paste(cell('Charge at 50 %'), { clipboardData: transfer(PNG, '1\t2\n3\t4') });
    expect(asked()).toBeUndefined();
    expect(current()?.y[0]).toEqual([100, 1, 3]);
    fireEvent.paste(editor(), { clipboardData: transfer(PNG, '5') });
    expect(asked()).toBeUndefined();
  });

  it('in the clipboard alone is opened by Paste as well', async () => {
    const { asked } = show();
    const item = { types: ['image/png'], getType: async () => PNG };
    vi.stubGlobal('navigator', { clipboard: { readText: async () => '', read: async () => [item] } });
    press('Paste');
    await vi.waitFor(() => expect(asked()?.picture?.type).toBe('image/png'));
    vi.unstubAllGlobals();
  });

  it('given to the dialog does not reach the editor behind it', () => {
    const { asked } = show();
    press('From picture');
    fireEvent.paste(screen.getByRole('textbox', { name: 'Inside the dialog' }), { clipboardData: transfer(PNG) });
    expect(asked()?.picture).toBeUndefined();
  });

  it.each<[name: string, type: string, message: string]>([
    ['data.xlsx', 'application/vnd.ms-excel', 'data.xlsx is neither a picture nor a CSV file'],
    ['sheet.pdf', 'application/pdf', "A PDF can't be opened here: paste a screenshot of the chart"],
  ])('is not %s, which is refused without leaving the page', (name, type, message) => {
    const { asked } = show();
    const isLeft = fireEvent.drop(editor(), { dataTransfer: transfer(new File([''], name, { type })) });
    expect(isLeft).toBe(false);
    expect(notes()).toBe(message);
    expect(asked()).toBeUndefined();
  });

  it('is not taken where nothing can be edited, and does not replace the page', () => {
    const { asked } = show({ readOnly: true });
    fireEvent.paste(editor(), { clipboardData: transfer(PNG) });
    const isAllowed = fireEvent.dragOver(editor(), { dataTransfer: transfer(PNG) });
    const isLeft = fireEvent.drop(editor(), { dataTransfer: transfer(PNG) });
    expect([isAllowed, isLeft]).toEqual([false, false]);
    expect(asked()).toBeUndefined();
  });

  it('dropped on a curve without a tool for pictures is refused by its name', () => {
    show({ tools: [] });
    expect(fireEvent.drop(editor(), { dataTransfer: transfer(PNG) })).toBe(false);
    expect(notes()).toBe("chart.png can't be opened here: drop a CSV file");
  });
});

describe('a file with a table', () => {
  /** A file with what jsdom lacks. */
  const createFile = (name: string, type: string, text: () => Promise<string>) =>
    Object.assign(new File([''], name, { type }), { text });

  it.each([
    ['curve.csv', 'text/csv'],
    // Windows without a spreadsheet knows no type of such files.
    ['curve.CSV', ''],
  ])('%s of type "%s" is pasted over the curve where it is dropped', async (name, type) => {
    const { asked, current } = show();
    const file = createFile(name, type, async () => '0;70;0\n50;60;80\n100;0;100');
    fireEvent.drop(cell('Charge at 50 %'), { dataTransfer: transfer(file) });
    await vi.waitFor(() =>
      expect(current()).toMatchObject({
        x: [0, 50, 100],
        y: [
          [70, 60, 0],
          [0, 80, 100],
        ],
      }),
    );
    expect(asked()).toBeUndefined();
  });

  it('that cannot be read is named', async () => {
    const { current } = show();
    const file = createFile('curve.csv', 'text/csv', () => Promise.reject(new Error('gone')));
    fireEvent.drop(editor(), { dataTransfer: transfer(file) });
    await vi.waitFor(() => expect(notes()).toBe('curve.csv was not opened: it could not be read'));
    expect(current()).toBeUndefined();
  });
});
