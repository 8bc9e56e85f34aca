import type { Locator } from '@playwright/test';
import { cellIn, POWER_CURVE } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { LONG } from './tags.ts';

test('cells of a curve are selected, copied, filled and cleared as in a spreadsheet, each undone in one step', async ({
  editCurve,
}) => {
  const { page, editor, stored, curve } = await editCurve(POWER_CURVE);
  const power = (speed: number) => cellIn(curve, { row: speed, column: 1 });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const readPowers = () =>
    curve
      .locator('td input')
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  const before = await readPowers();

  await power(4).hover();
  await page.mouse.down();
  await power(6).hover();
  await page.mouse.up();
  await expect(curve.getByText('3 cells selected, mean 0.08667, sum 0.26')).toBeVisible();
  await inspectNow(page, DESKTOP.width);
  await page.keyboard.press('ControlOrMeta+C');
  expect(await copied()).toBe('0.03\n0.08\n0.15');

  await power(7).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(power(9)).toHaveValue('0.15');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(power(9)).toHaveValue('0.51');

  await power(8).click();
  await power(10).click({ modifiers: ['Shift'] });
  await expect(curve.getByText(/^3 cells selected/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+D');
  await expect(power(10)).toHaveValue('0.37');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(power(10)).toHaveValue('0.66');

  await power(20).click();
  await page.keyboard.press('Shift+ControlOrMeta+ArrowDown');
  await expect(curve.getByText(/^11 cells selected/)).toBeVisible();
  await page.keyboard.type('0.5');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(power(30)).toHaveValue('0.5');
  await page.keyboard.press('Delete');
  await expect(power(20)).toHaveValue('0');
  await expect(curve.getByRole('status')).toHaveText('Set 11 values to 0');

  await page.keyboard.press('ControlOrMeta+Home');
  await expect(power(0)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  expect((await copied()).split('\n')[12]).toBe('12\t0.91');
  // The cells filled with what was typed, and those set to 0.
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  expect(await readPowers()).toEqual(before);

  await power(20).fill('0.6');
  await editor.save();
  expect(await stored()).toMatchObject({ pc20: 0.6, pc30: 0.667 });
});

test('a curve is enlarged, exported to a file and read back', { tag: LONG }, async ({ signedIn, editCurve }) => {
  await signedIn.setViewportSize(PHONE);
  const { page, curve } = await editCurve(POWER_CURVE);
  const menu = curve.getByRole('button', { name: 'More for Power curve' });
  // The page scrolls as long as it grows, which would close a menu.
  await expect(curve.locator('canvas')).toBeVisible();
  await menu.scrollIntoViewIfNeeded();
  await menu.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Enlarge' }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Power curve' });
  await cellIn(large, { row: 5, column: 1 }).fill('3');
  await page.keyboard.press('Enter');
  await inspectNow(page, PHONE.width);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(cellIn(curve, { row: 5, column: 1 })).toHaveValue('3');
  await expect(menu).toBeFocused();

  const downloading = page.waitForEvent('download');
  await menu.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Download CSV' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Power curve.csv');
  await curve.getByRole('button', { name: 'Undo Changes to Power curve' }).click();
  await curve.getByLabel('CSV file for Power curve').setInputFiles(await download.path());
  await expect(cellIn(curve, { row: 5, column: 1 })).toHaveValue('3');
  await expect(curve.getByRole('status')).toHaveText('Pasted 31 points. The header was left out');
});

test('the table of a curve fills the height of the window, and the chart keeps its proportions', {
  tag: LONG,
}, async ({ editCurve }) => {
  const { page, curve } = await editCurve(POWER_CURVE);
  const table = curve.getByRole('table').locator('..');
  const measure = async (part: Locator) => (await part.boundingBox())?.height;
  for (const [height, least] of [
    [1400, 800],
    [900, 300],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => measure(table)).toBeGreaterThan(least);
    await expect.poll(() => measure(table)).toBeLessThan(height - 450);
    await expect.poll(() => measure(curve.locator('canvas').first())).toBeLessThanOrEqual(600);
  }
});
