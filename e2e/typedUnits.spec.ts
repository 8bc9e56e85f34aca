import { cellIn, editNew, inputIn, messageIn, POWER_CURVE, typeOver } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { LONG } from './tags.ts';

test('a number typed in another unit shows its conversion, and is stored converted', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  const capacity = editor.field('capacity');
  await typeOver(inputIn(capacity), '5 MWh');
  await expect(messageIn(capacity)).toContainText('= 5000 kWh');
  await expect(inputIn(capacity)).toHaveValue('5 MWh');

  const investment = editor.field('spec_invest');
  await typeOver(inputIn(investment), '5 MW');
  await expect(messageIn(investment)).toHaveText("MW can't be converted to EUR/kWh");
  await typeOver(inputIn(investment), '20 ct/kWh');
  await expect(messageIn(investment)).toContainText('= 0.2 EUR/kWh');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(inputIn(capacity)).toHaveValue('5 MWh');
  await editor.save();
  await expect(inputIn(capacity)).toHaveValue('5000');
  expect(await stored()).toMatchObject({ capacity: 5000, spec_invest: 0.2 });
});

test('a comma offers the possible numbers, and a press on one enters it', async ({ signedIn, api, unique }) => {
  const { editor } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  const capacity = editor.field('capacity');
  await typeOver(inputIn(capacity), '1,234');
  await expect(messageIn(capacity)).toHaveText('Please use a dot (.) for decimals');
  await expect(capacity.getByRole('button', { name: /^Use 1\.234 for / })).toBeVisible();
  await capacity.getByRole('button', { name: /^Use 1234 for / }).click();
  await expect(inputIn(capacity)).toHaveValue('1234');
  await expect(inputIn(capacity)).toBeFocused();
  await expect(inputIn(capacity)).not.toHaveAttribute('aria-invalid');
});

test('the unit shows the value in other units, by mouse and by keyboard', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  const capacity = editor.field('capacity');
  await typeOver(inputIn(capacity), '45000');
  await capacity.getByText('kWh', { exact: true }).click();
  const menu = page.getByRole('menu', { name: 'Units' });
  await expect(menu.getByRole('menuitem')).toContainText(['Wh', 'kWh', '45 MWh', '0.045 GWh', 'MJ', '162 GJ']);
  await menu.getByRole('menuitem', { name: '45 MWh' }).click();
  await expect(inputIn(capacity)).toHaveValue('45 MWh');
  await expect(messageIn(capacity)).toContainText('= 45000 kWh');

  await inputIn(capacity).press('Alt+ArrowDown');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(inputIn(capacity)).toBeFocused();
});

test('large numbers are grouped until they are edited, and a share shows its range', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { editor } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  const capacity = editor.field('capacity');
  const frame = capacity.locator('[data-grouped]');
  await typeOver(inputIn(capacity), '45000');
  await expect(frame).toHaveAttribute('data-grouped', '45\u202f000');
  await expect(inputIn(capacity)).toHaveValue('45000');
  await inputIn(editor.field('battery_efficiency')).focus();
  const drawn = () => inputIn(capacity).evaluate((input) => getComputedStyle(input).color);
  await expect.poll(drawn).toBe('rgba(0, 0, 0, 0)');
  await inputIn(capacity).focus();
  await expect.poll(drawn).not.toBe('rgba(0, 0, 0, 0)');
  await typeOver(inputIn(capacity), '4500');
  await expect(frame).toHaveCount(0);
  await expect(editor.field('battery_efficiency').getByText('0 to 1', { exact: true })).toBeVisible();
});

test('a table from a data sheet is shown, corrected and pasted in its own units, and undone in one step', async ({
  editCurve,
}) => {
  const { page, editor, stored, curve } = await editCurve(POWER_CURVE);
  const dialog = page.getByRole('dialog', { name: 'Paste onto Power curve' });
  const result = dialog.getByRole('region', { name: 'Result' });
  const accept = dialog.getByRole('button', { name: 'Paste' });
  const power = (speed: number) => cellIn(curve, { row: speed, column: 1 });
  const pasteTable = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await curve.getByRole('button', { name: 'Paste' }).click();
  };
  const before = await power(12).inputValue();
  await pasteTable('Power [W]\tWind speed [m/s]\n150000\t4\n560000\t6\n3075000\t12\n');
  await expect(result).toContainText('Converted from W to kW');
  await expect(power(12)).toHaveValue(before);
  await inspectNow(page, DESKTOP.width);
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(power(12)).toHaveValue('3075');
  await expect(power(4)).toHaveValue('150');
  await expect(power(3)).toHaveValue('0');
  await expect(curve.getByRole('status')).toContainText('Converted from W to kW');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(power(12)).toHaveValue(before);
  await expect(power(4)).not.toHaveValue('150');

  await pasteTable('Wind speed [m/s]\t4\t6\t12\nPower [MW]\t0.2\t0.6\t3.2\n');
  await expect(dialog.getByRole('checkbox', { name: 'Swap rows and columns' })).toBeChecked();
  await accept.click();
  await expect(power(12)).toHaveValue('3200');
  await expect(power(6)).toHaveValue('600');

  await page.setViewportSize(PHONE);
  await pasteTable('Wind speed [m/s]\tEnergy [MWh]\n4\t1\n6\t2\n');
  await expect(result).toContainText('Nothing was pasted: Power is in MWh, not in kW');
  await expect(accept).toBeDisabled();
  await inspectNow(page, PHONE.width);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(power(12)).toHaveValue('3200');
  await pasteTable('Wind speed [m/s]\tEnergy [MWh]\n4\t1\n6\t2\n');
  await dialog.getByRole('combobox', { name: 'Unit of Power' }).selectOption('MW');
  await accept.click();
  await expect(power(6)).toHaveValue('2000');

  await power(12).fill('3.1 MW');
  await expect(power(12)).toHaveValue('3.1 MW');
  await power(11).focus();
  await expect(power(12)).toHaveValue('3100');
  await editor.save();
  expect(await stored()).toMatchObject({ pc4: 1000, pc12: 3100 });
});

test('a curve is scaled with a preview, with the keyboard alone, and undone in one step', { tag: LONG }, async ({
  editCurve,
}) => {
  const { page, editor, stored, curve } = await editCurve(POWER_CURVE);
  const dialog = page.getByRole('dialog', { name: 'Transform Power curve' });
  const power = cellIn(curve, { row: 12, column: 1 });
  const before = Number(await power.inputValue());
  await page.setViewportSize(PHONE);
  await curve.getByRole('button', { name: 'Transform' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Transformation' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('= 3 MW / 1 kW');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('= 2 * 1000');
  await expect(dialog.getByRole('list', { name: 'Adjustments' })).toHaveText('Scaled by 2000');
  await inspectNow(page, PHONE.width);
  await expect(power).toHaveValue(String(before));
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(power).toHaveValue(String(before * 2000));
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(power).toHaveValue(String(before));
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await editor.save();
  expect(await stored()).toMatchObject({ pc12: before * 2000 });
});
