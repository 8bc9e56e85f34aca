import type { Locator, Page } from '@playwright/test';
import { type Chart, clickAt, copyPicture, drawPicture, findPixel, picture, setAxes } from './chartPicture.ts';
import { cellIn, editNew, POWER_CURVE } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { LONG } from './tags.ts';

/** A power curve of 3075 kW. */
const POWER: Chart = {
  width: 900,
  height: 600,
  origin: { x: 80, y: 540 },
  scale: { x: 26, y: 1 / 7 },
  line: [
    [3, 0],
    [4, 90],
    [5, 250],
    [6, 560],
    [7, 970],
    [8, 1500],
    [9, 2100],
    [10, 2600],
    [11, 2900],
    [12, 3020],
    [13, 3075],
    [25, 3075],
  ],
};

/** Cycles of a battery, a pixel for 0.25 % and 20 cycles. */
const CYCLES: Chart = {
  width: 600,
  height: 400,
  origin: { x: 100, y: 300 },
  scale: { x: 4, y: 0.05 },
  line: [
    [25, 4000],
    [50, 2000],
    [100, 1000],
  ],
};

test('a power curve is traced from a pasted picture within 1 %, and undone in one step', async ({ editCurve }) => {
  const { page, editor, stored, curve } = await editCurve(POWER_CURVE);
  const dialog = page.getByRole('dialog', { name: 'Power curve from a picture' });
  const power = (speed: number) => cellIn(curve, { row: speed, column: 1 });
  const before = await power(10).inputValue();

  await copyPicture(page, POWER);
  await power(10).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(picture(dialog)).toBeFocused();
  await expect(dialog.getByText('Set X1, X2, Y1 and Y2 in the picture')).toBeVisible();
  await setAxes(page, dialog, POWER, { x: [0, 25], y: [0, 3000], texts: ['0', '25', '0', '3 MW'] });
  await expect(dialog.getByText('Click at least 2 points along the line')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use points' })).toBeDisabled();
  for (const [x, y] of POWER.line) await clickAt(page, dialog, POWER, { x, y });
  await expect(dialog.getByRole('list', { name: 'Points' }).getByRole('button')).toHaveCount(POWER.line.length);
  await expect(dialog.getByRole('region', { name: 'Result' })).toContainText('Took 12 points from a picture');
  await inspectNow(page, DESKTOP.width);
  await expect(power(10)).toHaveValue(before);
  await dialog.getByRole('button', { name: 'Use points' }).click();
  await expect(dialog).toBeHidden();

  for (const [speed, watts] of POWER.line) await expectWithin(power(speed), watts);
  for (const speed of [2, 26]) await expect(power(speed)).toHaveValue('0');
  await expect(curve.getByRole('status')).toContainText('Took 12 points from a picture');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(power(10)).toHaveValue(before);
  await expect(power(25)).not.toHaveValue(/3\d{3}/);
  await editor.expectChanges(0);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await editor.save();
  expect(Number((await stored()).pc10)).toBeGreaterThan(2574);
});

test('a picture is chosen as a file, moved in its dialog and discarded without changes', { tag: LONG }, async ({
  editCurve,
}) => {
  const { page, editor, curve } = await editCurve(POWER_CURVE);
  const dialog = page.getByRole('dialog', { name: 'Power curve from a picture' });
  await curve.getByRole('button', { name: 'From picture' }).click();
  await expect(dialog.getByText('Paste or drop a picture of the chart, or choose a file')).toBeVisible();
  await inspectNow(page, DESKTOP.width);
  const chosen = dialog.getByLabel('Picture of the chart', { exact: true });
  await chosen.setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog.getByRole('alert')).toHaveText("A PDF can't be opened here: paste a screenshot of the chart");
  await chosen.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await expect(dialog.getByRole('alert')).toHaveText("broken.png can't be read: save the picture as PNG or JPEG");
  const buffer = Buffer.from(await drawPicture(page, POWER), 'base64');
  await chosen.setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer });
  await expect(picture(dialog)).toBeVisible();

  await setAxes(page, dialog, POWER, { x: [0, 25], y: [0, 3000], texts: ['0', '25', '0', '3000'] });
  await clickAt(page, dialog, POWER, { x: 8, y: 1500 });
  const point = dialog.getByRole('list', { name: 'Points' }).getByRole('button');
  await expect(point).toHaveText(/^Point 1: (?:8|7\.99\d|8\.00\d) m\/s, (?:1500|1499|1500\.\d|1499\.\d) kW$/);
  const [from, to] = [
    await findPixel(dialog, POWER, { x: 8, y: 1500 }),
    await findPixel(dialog, POWER, { x: 15, y: 1000 }),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(point).toHaveText(/^Point 1: 1[45]\.?\d* m\/s, (?:1000|99\d|100\d)\.?\d* kW$/);

  const width = async () => (await picture(dialog).boundingBox())?.width ?? 0;
  const fitted = await width();
  await page.mouse.move(to.x, to.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  const zoomed = await findPixel(dialog, POWER, { x: 15, y: 1000 });
  expect(Math.hypot(zoomed.x - to.x, zoomed.y - to.y)).toBeLessThan(3);
  await dialog.getByRole('button', { name: 'Fit the picture' }).click();
  await expect.poll(width).toBe(fitted);

  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(point).toHaveAttribute('aria-pressed', 'false');
  // One more key does not discard the references that were set.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard the picture?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(point).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await editor.expectChanges(0);
});

test('a curve is traced with the keyboard alone on a phone', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  await editor.openTab('Degradation');
  await page.setViewportSize(PHONE);
  const { keyboard } = page;
  const curve = editor.field('cycle_aging');
  const dialog = page.getByRole('dialog', { name: 'Cycle aging from a picture' });
  const before = await cellIn(curve, { row: 0, column: 1 }).inputValue();
  await copyPicture(page, CYCLES);
  await curve.getByRole('button', { name: 'Paste' }).focus();
  await keyboard.press('Enter');
  await expect(picture(dialog)).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await curve.getByRole('button', { name: 'From picture' }).focus();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeFocused();
  await inspectNow(page, PHONE.width);
  await keyboard.press('ControlOrMeta+V');
  await expect(picture(dialog)).toBeFocused();

  // The crosshair begins in the middle, which is 50 % and 2000 cycles.
  await walk(page, { x: -200, y: 100 });
  await setByKeys(page, dialog, 'X1', '0');
  await walk(page, { x: 400, y: 0 });
  await setByKeys(page, dialog, 'X2', '1');
  await walk(page, { x: -400, y: -1 });
  await setByKeys(page, dialog, 'Y1', '20');
  await walk(page, { x: 0, y: -199 });
  await setByKeys(page, dialog, 'Y2', '4000');
  await dialog.getByLabel('Value of X2').focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('100');
  await keyboard.press('Enter');
  await expect(picture(dialog)).toBeFocused();

  const points = dialog.getByRole('list', { name: 'Points' }).getByRole('button');
  await walk(page, { x: 100, y: 0 });
  await keyboard.press('Enter');
  await expect(points).toHaveText(['Point 1: 25 %, 4000']);
  await walk(page, { x: 100, y: 100 });
  await keyboard.press('Enter');
  await walk(page, { x: 200, y: 61 });
  await keyboard.press('Enter');
  await expect(points).toHaveText(['Point 1: 25 %, 4000', 'Point 2: 50 %, 2000', 'Point 3: 100 %, 780']);
  // The last one was set 11 pixels too low.
  await points.last().focus();
  await keyboard.press('Enter');
  await expect(picture(dialog)).toBeFocused();
  await walk(page, { x: 0, y: -11 });
  await expect(points.last()).toHaveText('Point 3: 100 %, 1000');
  await inspectNow(page, PHONE.width);
  await dialog.getByRole('button', { name: 'Use points' }).focus();
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(curve.getByRole('status')).toHaveText('Took 3 points from a picture');
  for (const [row, point] of CYCLES.line.entries())
    for (const [column, value] of point.entries())
      await expect(cellIn(curve, { row, column })).toHaveValue(String(value));
  await keyboard.press('ControlOrMeta+Z');
  await expect(cellIn(curve, { row: 0, column: 1 })).toHaveValue(before);
});

/** Sets the reference that is due where the crosshair is, and types its value; the focus returns to the picture. */
async function setByKeys(page: Page, dialog: Locator, name: string, value: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(`Value of ${name}`)).toBeFocused();
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
  await expect(picture(dialog)).toBeFocused();
}

/** Moves the crosshair, or the selected point, by pixels of the picture: in hundreds, tens and ones. */
async function walk(page: Page, by: { x: number; y: number }): Promise<void> {
  for (const [distance, keys] of [
    [by.x, ['ArrowLeft', 'ArrowRight']],
    [by.y, ['ArrowUp', 'ArrowDown']],
  ] as const) {
    const key = keys[distance < 0 ? 0 : 1];
    const length = Math.abs(distance);
    for (let count = 0; count < Math.floor(length / 100); count++) await page.keyboard.press(`Control+${key}`);
    for (let count = 0; count < Math.floor((length % 100) / 10); count++) await page.keyboard.press(`Shift+${key}`);
    for (let count = 0; count < length % 10; count++) await page.keyboard.press(key);
  }
}

async function expectWithin(cell: Locator, expected: number): Promise<void> {
  const value = Number(await cell.inputValue());
  expect(Math.abs(value - expected), `${value} for ${expected}`).toBeLessThanOrEqual(0.01 * expected);
}
