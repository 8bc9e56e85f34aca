import type { Page } from '@playwright/test';
import { cellIn, editNew, inputIn, type Journey, messageIn, typeOver, watchSaves } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

const COMMA = 'Please use a dot (.) for decimals';
const MALFORMED = 'Please enter a valid number';

const NO_NUMBERS = [
  ['1,', COMMA],
  ['1.', MALFORMED],
  ['-', MALFORMED],
  ['1e', MALFORMED],
  ['abc', MALFORMED],
] as const;

test.describe('a number field', () => {
  // With a unit, without one, and one that has no default.
  const NUMBERS = ['hub_height', 'derating_factor', 'cut_out_wind_speed'];
  const MIXED = [NO_NUMBERS.slice(0, 3), NO_NUMBERS.slice(2)];
  const IN_EACH = NO_NUMBERS.map((text) => NUMBERS.map(() => text));

  /** Types a text into each field, in rounds, and returns to them over another tab and over an attempt to save. */
  async function keepTexts(journey: Journey, rounds: (typeof NO_NUMBERS)[number][][]): Promise<void> {
    const { page, editor, stored } = await editNew(journey, { subclass: 'wind' });
    const saves = watchSaves(page);
    for (const texts of rounds) {
      const faulty = texts.map(([typed, message], index) => {
        const field = editor.field(NUMBERS[index] ?? '');
        return { field, input: inputIn(field), typed, message };
      });
      await test.step(texts.map(([typed]) => typed).join(' '), async () => {
        await editor.openTab('Advanced Details');
        for (const { input, typed } of faulty) await typeOver(input, typed);
        await editor.openTab('General Details');
        await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toHaveAccessibleName(/3 errors/);
        await editor.openTab('Advanced Details');
        for (const { field, input, typed, message } of faulty) {
          await expect(input).toHaveValue(typed);
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await expect(messageIn(field)).toHaveText(message);
        }

        await editor.openTab('General Details');
        await editor.trySave();
        await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toHaveAttribute('aria-selected', 'true');
        await expect.poll(() => Promise.all(faulty.map(({ input }) => input.evaluate(isFocused)))).toContain(true);
        for (const { input, typed } of faulty) await expect(input).toHaveValue(typed);
      });
    }
    expect(saves()).toBe(0);
    expect(await stored()).toMatchObject({ hub_height: 10, derating_factor: 1, cut_out_wind_speed: null });
  }

  test('keeps what is not a number as typed, with its message, over a change of tab, and does not save it', ({
    signedIn,
    api,
    unique,
  }) => keepTexts({ signedIn, api, unique }, MIXED));

  test('keeps each such text in every sort of number field', { tag: LONG }, ({ signedIn, api, unique }) =>
    keepTexts({ signedIn, api, unique }, IN_EACH),
  );

  test('may be blank or have space around it', { tag: LONG }, async ({ signedIn, api, unique }) => {
    const { editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
    await editor.openTab('Advanced Details');
    const height = inputIn(editor.field('hub_height'));
    const derating = inputIn(editor.field('derating_factor'));
    const anemometer = inputIn(editor.field('anemometer_height'));
    await typeOver(height, ' 12 ');
    await typeOver(derating, '');
    await typeOver(anemometer, ' 10.0 ');
    await editor.openTab('General Details');
    await editor.openTab('Advanced Details');
    await expect(height).toHaveValue(' 12 ');
    await expect(derating).toHaveValue('');
    await expect(anemometer).toHaveValue(' 10.0 ');
    await editor.expectChanges(2);
    await expect(editor.field('anemometer_height')).not.toHaveAttribute('data-modified');
    await editor.save();
    expect(await stored()).toMatchObject({ hub_height: 12, derating_factor: null });
  });

  test('undoes and redoes whatever was typed', { tag: LONG }, async ({ signedIn, api, unique }) => {
    const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
    await editor.openTab('Advanced Details');
    const height = editor.field('hub_height');
    const derating = editor.field('derating_factor');
    await inputIn(height).fill('1,');
    await inputIn(derating).fill('abc');
    await editor.expectChanges(2);

    await page.keyboard.press('Control+z');
    await expect(inputIn(derating)).toHaveValue('1');
    await expect(messageIn(derating)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(inputIn(height)).toHaveValue('10');
    await expect(messageIn(height)).toHaveCount(0);
    await editor.expectChanges(0);
    // At the beginning there is nothing to undo.
    await page.keyboard.press('Control+z');
    await expect(inputIn(height)).toHaveValue('10');

    await page.keyboard.press('Control+Shift+z');
    await expect(inputIn(height)).toHaveValue('1,');
    await expect(messageIn(height)).toHaveText(COMMA);
    await page.keyboard.press('Control+Shift+z');
    await expect(inputIn(derating)).toHaveValue('abc');
    await expect(messageIn(derating)).toHaveText(MALFORMED);

    await height.getByRole('button', { name: /^Undo this field/ }).click();
    await expect(inputIn(height)).toHaveValue('10');
    await expect(messageIn(height)).toHaveCount(0);
    await expect(inputIn(derating)).toHaveValue('abc');
    await page.keyboard.press('Control+z');
    await expect(inputIn(height)).toHaveValue('1,');

    await editor.undoAll.click();
    await editor.expectChanges(0);
    await expect(inputIn(height)).toHaveValue('10');
    await expect(inputIn(derating)).toHaveValue('1');
    await page.keyboard.press('Control+z');
    await editor.expectChanges(2);
    await expect(inputIn(height)).toHaveValue('1,');
    await expect(inputIn(derating)).toHaveValue('abc');
  });
});

test.describe('a cell of a curve', () => {
  test('says what is wrong while typing, and becomes 0 when it is left', { tag: LONG }, async ({
    signedIn,
    api,
    unique,
  }) => {
    const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
    await editor.openTab('Degradation');
    const curve = editor.field('cycle_aging');
    const cell = cellIn(curve, { row: 1, column: 1 });
    for (const [typed, message] of NO_NUMBERS) {
      await typeOver(cell, typed);
      await expect(cell).toHaveValue(typed);
      await expect(cell).toHaveAccessibleDescription(message);
      await cell.press('Tab');
      await expect(cell).toHaveValue('0');
      await expect(curve.getByRole('status')).toHaveText(`“${typed}” is not a number: row 2 was set to 0`);
      await expect(cell).toHaveAccessibleDescription(`Now 0: “${typed}” is not a number`);
      await expect(curve.getByText(`Now 0: “${typed}” is not a number`)).toBeVisible();
      await curve.getByRole('button', { name: 'Undo Changes to Cycle aging' }).click();
      await expect(cell).toHaveValue('45000');
      await expect(cell).not.toHaveAttribute('aria-invalid');
    }
    await typeOver(cell, '');
    await cell.press('Tab');
    await expect(cell).toHaveValue('0');
    await expect(curve.getByRole('status')).toHaveText("A cell can't be empty: row 2 was set to 0");
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveValue('45000');

    // Saving by a key leaves no cell, and takes no half-typed number.
    const saves = watchSaves(page);
    await typeOver(cell, '1,');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Please fix validation errors before saving')).toBeVisible();
    await expect(cell).toBeFocused();
    await expect(cell).toHaveValue('1,');
    await cell.press('Escape');
    await expect(cell).toHaveValue('45000');
    await expect(page.getByText('Please fix validation errors before saving')).toHaveCount(0);
    expect(saves()).toBe(0);

    await typeOver(cell, ' 12 ');
    await editor.openTab('General Details');
    await editor.openTab('Degradation');
    await expect(cell).toHaveValue('12');
    await editor.save();
    expect(await stored()).toMatchObject({ max_cycles: '90000, 12, 30000, 21000, 16000, 12500, 10000, 7800, 6000' });
  });

  test('accepts a block from a spreadsheet; added and removed points are undone', async ({ editCurve }) => {
    const { page, editor, stored, curve } = await editCurve({
      subclass: 'basicstorage',
      tab: 'Degradation',
      field: 'cycle_aging',
    });
    const rows = curve.locator('tbody').getByRole('row');
    const at = (row: number, column: number) => cellIn(curve, { row, column });
    const undo = curve.getByRole('button', { name: 'Undo Changes to Cycle aging' });
    await expect(undo).toBeHidden();

    await test.step('a block with decimal commas and a cell that is not a number', async () => {
      await copy(page, '12,5\t80000\n22,5\tmany\n');
      await at(0, 0).click();
      await page.keyboard.press('Control+v');
      const shown = page.getByRole('dialog', { name: 'Paste onto Cycle aging' });
      await expect(shown.getByRole('list', { name: 'Adjustments' })).toContainText('Could not read “many”');
      await expect(at(0, 0)).toHaveValue('10');
      await shown.getByRole('button', { name: 'Paste' }).click();
      await expect(at(0, 0)).toBeFocused();
      await expect(at(0, 0)).toHaveValue('12.5');
      await expect(at(0, 1)).toHaveValue('80000');
      await expect(at(1, 0)).toHaveValue('22.5');
      await expect(at(1, 1)).toHaveValue('45000');
      await expect(curve.getByRole('status')).toContainText('Could not read “many” (row 2, column 2)');
      await editor.expectChanges(1);
    });

    await test.step('a point added, a point removed', async () => {
      await curve.getByRole('button', { name: 'Add Point' }).click();
      await expect(rows).toHaveCount(10);
      await expect(at(9, 0)).toHaveValue('100');
      await expect(at(9, 1)).toHaveValue('6000');
      const remove = curve.getByRole('button', { name: 'Remove point 2' });
      await expect(remove).toHaveAttribute('title', 'Remove point');
      await remove.click();
      await expect(rows).toHaveCount(9);
      await expect(at(1, 0)).toHaveValue('30');
      await page.keyboard.press('Control+z');
      await expect(rows).toHaveCount(10);
      await expect(at(1, 0)).toHaveValue('22.5');
      await page.keyboard.press('Control+Shift+z');
      await expect(rows).toHaveCount(9);
    });

    await test.step('cell by cell', async () => {
      await at(2, 1).fill('1');
      await at(3, 1).fill('2');
      await page.keyboard.press('Control+z');
      await expect(at(3, 1)).toHaveValue('16000');
      await expect(at(2, 1)).toHaveValue('1');
      await page.keyboard.press('Control+z');
      await expect(at(2, 1)).toHaveValue('21000');
    });

    await test.step('undone as a whole, and back', async () => {
      await undo.click();
      await expect(at(0, 0)).toHaveValue('10');
      await expect(at(1, 0)).toHaveValue('20');
      await editor.expectChanges(0);
      await expect(undo).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect(at(0, 0)).toHaveValue('12.5');
    });

    await editor.save();
    expect(await stored()).toMatchObject({
      dod: '12.5, 30, 40, 50, 60, 70, 80, 90, 100',
      max_cycles: '80000, 30000, 21000, 16000, 12500, 10000, 7800, 6000, 6000',
    });
  });

  test('is kept where only two points are left', { tag: LONG }, async ({ signedIn, api, unique }) => {
    const { editor } = await editNew(
      { signedIn, api, unique },
      { subclass: 'basicstorage', dod: '10, 50, 90', max_cycles: '9000, 5000, 1000' },
    );
    await editor.openTab('Degradation');
    const curve = editor.field('cycle_aging');
    await curve.getByRole('button', { name: 'Remove point 2' }).click();
    await expect(curve.locator('tbody').getByRole('row')).toHaveCount(2);
    for (const remove of await curve.getByTitle('Remove point').all()) await expect(remove).toBeDisabled();
  });
});

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
