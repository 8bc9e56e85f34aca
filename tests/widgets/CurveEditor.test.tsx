// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { cell, leave, notes, paste, renderEditor, type } from './editedCurve.tsx';

it('announces what an action did, and not the permanent notes', () => {
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

  it('are added in a new row where a list is short', () => {
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
    const input = cell('Discharge at 100 %');
    type(input, '55');
    leave(input);
    fireEvent.click(screen.getByRole('button', { name: 'Add Point' }));
    expect(current()?.y[1]).toEqual([0, 80, 67.5, 55]);
  });
});

describe('an offer below the curve', () => {
  const offer = { message: 'Power ends above zero.', tone: 'warning', action: 'Set it', done: 'It is set' } as const;

  it('is done and announced by one click, and leaves the focus in the curve', () => {
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
    const input = cell('Charge at 0 %');
    expect(input.disabled || input.readOnly).toBe(true);
    paste(input, '1\t2\n3\t4');
    expect(onChange).not.toHaveBeenCalled();
  });
});
