import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Chart {
  width: number;
  height: number;
  /** The pixel position of the origin, and pixels per unit. */
  origin: { x: number; y: number };
  scale: { x: number; y: number };
  line: readonly (readonly [x: number, y: number])[];
}

export function picture(dialog: Locator): Locator {
  return dialog.getByRole('application', { name: 'Picture of the chart' });
}

interface Axes {
  x: readonly [number, number];
  y: readonly [number, number];
  /** The values to type for X1, X2, Y1 and Y2. */
  texts: readonly [string, string, string, string];
}

export async function setAxes(page: Page, dialog: Locator, chart: Chart, { x, y, texts }: Axes): Promise<void> {
  const places = [
    { x: x[0], y: 0 },
    { x: x[1], y: 0 },
    { x: 0, y: y[0] },
    { x: 0, y: y[1] },
  ];
  for (const [index, name] of ['X1', 'X2', 'Y1', 'Y2'].entries()) {
    await clickAt(page, dialog, chart, places[index] ?? { x: 0, y: 0 });
    await expect(dialog.getByLabel(`Value of ${name}`)).toBeFocused();
    await page.keyboard.type(texts[index] ?? '');
  }
}

export async function clickAt(page: Page, dialog: Locator, chart: Chart, at: { x: number; y: number }): Promise<void> {
  const { x, y } = await findPixel(dialog, chart, at);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Returns the position on the page of values of the chart. */
export async function findPixel(
  dialog: Locator,
  { width, height, origin, scale }: Chart,
  at: { x: number; y: number },
) {
  const box = await picture(dialog).boundingBox();
  if (!box) throw new Error('There is no picture');
  return {
    x: box.x + ((origin.x + at.x * scale.x) / width) * box.width,
    y: box.y + ((origin.y - at.y * scale.y) / height) * box.height,
  };
}

/** Puts a picture of the chart on the real clipboard. */
export async function copyPicture(page: Page, chart: Chart): Promise<void> {
  const png = await drawPicture(page, chart);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, png);
}

/** Draws the chart with its axes and its line; returns a PNG file as base64 text. */
export function drawPicture(page: Page, chart: Chart): Promise<string> {
  return page.evaluate(({ width, height, origin, scale, line }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.strokeStyle = '#333';
    context.strokeRect(origin.x, 40, width - origin.x - 40, origin.y - 40);
    context.strokeStyle = '#c00';
    context.beginPath();
    for (const [x, y] of line) context.lineTo(origin.x + x * scale.x, origin.y - y * scale.y);
    context.stroke();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, chart);
}
