import { fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { PictureDialog } from '#engine/PictureDialog.tsx';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';

export const WIND: CurveDefinition = {
  ...{ id: 'power', title: 'Power curve', help: '', rising: true, outside: 'zero' },
  x: { title: 'Wind speed', unit: 'm/s', source: { from: 0, to: 5 } },
  y: [{ title: 'Power', unit: 'kW', minimum: 0, source: { fields: [] } }],
};
export const WIND_POINTS: CurvePoints = { x: [0, 1, 2, 3, 4, 5], y: [[0, 0, 0, 0, 0, 0]] };
export const BATTERY: CurveDefinition = {
  ...{ id: 'soc', title: 'Charge power', help: '', rising: true, outside: 'hold' },
  x: { title: 'State of charge', unit: '%', source: { field: 'soc' } },
  y: [
    { title: 'Charge', unit: 'kW', source: { field: 'charge' } },
    { title: 'Discharge', unit: 'kW', source: { field: 'discharge' } },
  ],
};
export const BATTERY_POINTS: CurvePoints = {
  x: [0, 100],
  y: [
    [1, 2],
    [10, 20],
  ],
};
export const PNG = new File(['png'], 'chart.png', { type: 'image/png' });
export const SIZE = { width: 1000, height: 500 };

// jsdom lays nothing out and decodes no pictures.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('not decoded');
    return SIZE;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIZE.width, SIZE.height));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Shown {
  curve?: CurveDefinition;
  points?: CurvePoints;
  fixedX?: boolean;
  picture?: File | undefined;
}

export function open({ curve = WIND, points = WIND_POINTS, fixedX = true, picture }: Shown) {
  const [onApply, onCancel, onCommit] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <Profiler id="dialog" onRender={onCommit}>
      <PictureDialog {...{ curve, points, fixedX, picture, onApply, onCancel }} />
    </Profiler>,
  );
  return { onApply, onCancel, onCommit };
}

export async function openPicture(shown: Shown = {}) {
  const opened = open({ picture: PNG, ...shown });
  await screen.findByRole('application');
  return opened;
}

export const openBattery = () => openPicture({ curve: BATTERY, points: BATTERY_POINTS, fixedX: false });
export const sheet = () => screen.getByRole('application', { name: 'Picture of the chart' });
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? sheet(), { key, ...more });
export const click = (clientX: number, clientY: number, element: Element = sheet()) => {
  const at = { clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(element, at);
  fireEvent.pointerUp(element, at);
  fireEvent.click(element, at);
};
export const findInput = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Value of ${name}` });
export const type = (name: string, value: string) => fireEvent.input(findInput(name), { target: { value } });
export const takeOver = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use points' });
export const lack = () => document.getElementById(takeOver().getAttribute('aria-describedby') ?? '')?.textContent;
export const step = () =>
  document.getElementById(sheet().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
export const listed = () =>
  within(screen.getByRole('list', { name: 'Points' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
export const marker = (selector: string) => sheet().querySelector(selector) ?? sheet();

/** A pixel is 0.01 m/s and 10 kW; the origin is at (100, 400). */
export function setAxes() {
  click(100, 400);
  click(600, 400);
  click(100, 390);
  click(100, 100);
  for (const [name, text] of [
    ['X1', '0'],
    ['X2', '5'],
    ['Y1', '100'],
    ['Y2', '3 MW'],
  ] as const)
    type(name, text);
}
