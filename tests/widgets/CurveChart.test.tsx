// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { cell, renderEditor, type, wind, windPoints } from './editedCurve.tsx';

describe('the chart', () => {
  it('updates in place', async () => {
    const { container } = renderEditor();
    await screen.findAllByRole('slider');
    const canvas = container.querySelector('canvas');
    type(cell('Charge at 50 %'), '75');
    expect(canvas).not.toBeNull();
    expect(container.querySelector('canvas')).toBe(canvas);
  });

  it('moves points by arrow keys and announces where they are', async () => {
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

  it('accepts an empty curve', async () => {
    const { container } = renderEditor({}, { x: [], y: [[], []] });
    await eventually(() => expect(container.querySelector('canvas')).not.toBeNull());
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('0 points')).toBeDefined();
  });
});

describe('the log axis', () => {
  const LIFE = { x: { title: 'Depth', unit: '%' }, y: [{ title: 'Cycles' }] };
  const POINTS = { x: [10, 50, 90], y: [[90_000, 16_000, 6000]] };
  const toggle = () => screen.findByRole('button', { name: 'Log axis' });
  const state = async () => {
    const button = await toggle();
    return [button.getAttribute('aria-pressed'), button.getAttribute('aria-description')];
  };

  it('is switched on and off', async () => {
    const { container } = renderEditor(LIFE, POINTS);
    expect(await state()).toEqual(['false', null]);
    const canvas = container.querySelector('canvas');
    fireEvent.click(await toggle());
    expect(await state()).toEqual(['true', null]);
    // Another scale is another chart.
    expect(container.querySelector('canvas')).not.toBe(canvas);
    fireEvent.click(await toggle());
    expect(await state()).toEqual(['false', null]);
  });

  it('is on at first where the curve asks for it', async () => {
    renderEditor({ ...LIFE, logarithmic: ['y'] }, POINTS);
    expect(await state()).toEqual(['true', null]);
  });

  it('is off, and says why, while a value is 0', async () => {
    const { setFromOutside } = renderEditor({ ...LIFE, logarithmic: ['y'] }, { ...POINTS, y: [[90_000, 0, 6000]] });
    expect(await state()).toEqual(['false', 'A log axis needs values above 0']);
    fireEvent.click(await toggle());
    expect(await state()).toEqual(['false', 'A log axis needs values above 0']);
    setFromOutside(POINTS);
    expect(await state()).toEqual(['true', null]);
  });
});
