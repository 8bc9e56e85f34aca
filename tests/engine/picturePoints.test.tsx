// @vitest-environment jsdom
import '../widgets/setup.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  click,
  findInput,
  lack,
  listed,
  marker,
  open,
  openPicture,
  PNG,
  press,
  SIZE,
  setAxes,
  sheet,
  step,
  type,
} from './openPicture.tsx';

describe('points in a picture', () => {
  it('are set, moved and removed with keys', async () => {
    await openPicture();
    setAxes();
    act(() => sheet().focus());
    press('Escape');
    for (let count = 0; count < 3; count++) press('ArrowLeft', { ctrlKey: true });
    press('ArrowUp', { shiftKey: true });
    press('ArrowDown');
    press('Enter');
    press('ArrowRight', { ctrlKey: true });
    press('Enter');
    // The crosshair began at Y2, where the last click was: clamped at the left edge, and 9 pixels up.
    expect(listed()).toEqual(['Point 1: -1 m/s, 3090 kW', 'Point 2: 0 m/s, 3090 kW']);
    fireEvent.click(screen.getByRole('button', { name: /^Point 2/ }));
    expect(document.activeElement).toBe(sheet());
    press('ArrowRight');
    press('ArrowRight', { shiftKey: true });
    expect(listed()[1]).toBe('Point 2: 0.11 m/s, 3090 kW');
    press('Delete');
    expect(listed()).toHaveLength(1);
  });

  it('are undone and redone step by step, without a step of the form behind', async () => {
    const onDocument = vi.fn();
    document.addEventListener('keydown', onDocument);
    await openPicture();
    setAxes();
    click(200, 390);
    click(300, 300);
    press('z', { ctrlKey: true });
    expect(listed()).toHaveLength(1);
    press('z', { ctrlKey: true, shiftKey: true });
    expect(listed()).toHaveLength(2);
    for (let count = 0; count < 3; count++) press('z', { ctrlKey: true });
    expect(findInput('Y2').value).toBe('');
    press('y', { ctrlKey: true });
    expect(findInput('Y2').value).toBe('3 MW');
    // Typing on in one input is one step.
    type('Y2', '3 M');
    type('Y2', '3 ');
    type('Y2', '3');
    press('z', { ctrlKey: true });
    expect(findInput('Y2').value).toBe('3 MW');
    expect(onDocument).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onDocument);
  });

  it('are deselected by Escape, and only the next one asks whether to leave the dialog', async () => {
    const { onCancel } = await openPicture();
    setAxes();
    click(200, 390);
    expect(screen.getByRole('button', { name: /^Point 1/, pressed: true })).toBeTruthy();
    press('Escape');
    expect(screen.queryByRole('button', { name: /^Point 1/, pressed: true })).toBeNull();
    expect(onCancel).not.toHaveBeenCalled();
    press('Escape');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the picture?' });
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('are dragged without rendering before they are dropped', async () => {
    const { onCommit } = await openPicture();
    setAxes();
    click(200, 390);
    const point = marker('[data-index="0"]');
    const at = (clientX: number) => ({ clientX, clientY: 390, button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.pointerDown(point, at(200));
    const before = onCommit.mock.calls.length;
    for (let x = 201; x <= 300; x++) fireEvent.pointerMove(sheet(), at(x));
    expect(onCommit.mock.calls.length).toBe(before);
    expect(point.getAttribute('style')).toContain('left: 30%');
    expect(listed()).toEqual(['Point 1: 1 m/s, 100 kW']);
    fireEvent.pointerUp(sheet(), at(300));
    expect(listed()).toEqual(['Point 1: 2 m/s, 100 kW']);
  });

  it('are read out under the pointer without rendering', async () => {
    const { onCommit } = await openPicture();
    setAxes();
    const before = onCommit.mock.calls.length;
    for (let x = 100; x <= 350; x++) fireEvent.pointerMove(sheet(), { clientX: x, clientY: 300 });
    await vi.waitFor(() => expect(screen.getByText('2.5 m/s, 1000 kW')).toBeTruthy());
    expect(onCommit.mock.calls.length).toBe(before);
  });
});

describe('a picture', () => {
  const choose = (file: File) =>
    fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [file] } });
  const transfer = (file: File, text = '') => ({ files: [file], types: ['Files'], getData: () => text });

  it.each<[how: string, give: (file: File) => void]>([
    ['chosen', choose],
    ['pasted', (file) => fireEvent.paste(document.body, { clipboardData: transfer(file, 'text of a chart') })],
    ['dropped', (file) => fireEvent.drop(document.body, { dataTransfer: transfer(file) })],
  ])('is %s', async (_how, give) => {
    open({});
    expect(screen.getByText('Paste or drop a picture of the chart, or choose a file')).toBeTruthy();
    expect(lack()).toBe('No picture yet');
    give(PNG);
    expect(await screen.findByRole('application')).toBeTruthy();
  });

  it('that is opened last is shown, however long each takes, and opening it adds no undo step', async () => {
    open({});
    let finish = (_: typeof SIZE) => {};
    const slow = new Promise<typeof SIZE>((done) => {
      finish = done;
    });
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn().mockReturnValueOnce(slow).mockResolvedValue({ width: 200, height: 100 }),
    );
    choose(PNG);
    fireEvent.drop(document.body, { dataTransfer: transfer(new File(['png'], 'next.png', { type: 'image/png' })) });
    await screen.findByRole('application');
    await act(async () => {
      finish(SIZE);
      await new Promise((done) => setTimeout(done));
    });
    expect(sheet().style.width).toBe('200px');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is not a text in the clipboard, which inputs take', async () => {
    await openPicture();
    const clipboardData = { files: [], types: ['text/plain'], getData: () => '5' };
    expect(fireEvent.paste(findInput('X1'), { clipboardData })).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.paste(sheet(), { clipboardData });
    expect(screen.getByRole('alert').textContent).toBe('The clipboard holds no picture');
  });

  it.each<[file: File, message: string]>([
    [new File([''], 'broken.png', { type: 'image/png' }), "broken.png can't be read: save the picture as PNG or JPEG"],
    [new File([''], 'data.csv', { type: 'text/csv' }), 'data.csv is not a picture'],
    [
      new File([''], 'sheet.pdf', { type: 'application/pdf' }),
      "A PDF can't be opened here: paste a screenshot of the chart",
    ],
  ])('that is none is refused, and nothing is lost', async (file, message) => {
    await openPicture();
    setAxes();
    click(200, 390);
    choose(file);
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(listed()).toHaveLength(1);
    choose(new File(['png'], 'next.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(step()).toBe('X1: click a value that is printed on the x axis');
    press('z', { ctrlKey: true });
    expect(listed()).toHaveLength(1);
  });
});
