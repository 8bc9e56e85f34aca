import type { Locator, Page } from '@playwright/test';
import { PASTED_TABLES, type PastedTable, toExpectedCurve } from '#fixtures/pastedTables.ts';
import { editNew } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';

const PLACES = {
  wind: { subclass: 'wind', tab: 'Advanced Details', field: 'power' },
  soc: { subclass: 'basicstorage', tab: 'Operation', field: 'power_by_soc' },
  aging: { subclass: 'basicstorage', tab: 'Degradation', field: 'cycle_aging' },
  converter: { subclass: 'converter', tab: 'Efficiencies', field: 'efficiency_by_power' },
} as const;

for (const [name, { subclass, tab, field }] of Object.entries(PLACES)) {
  test(`tables from everywhere, pasted onto the curve of ${name}`, async ({ signedIn, api, unique, context }) => {
    test.setTimeout(300_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page, editor } = await editNew({ signedIn, api, unique }, { subclass });
    await editor.openTab(tab);
    const curve = editor.field(field);
    const before = await readCells(curve);
    for (const table of PASTED_TABLES.filter(({ curve }) => curve === name)) {
      await test.step(table.from, async () => {
        await pasteInto(page, curve, table);
        const expected = isTaken(table) ? toRows(table) : before;
        expect.soft(await readCells(curve), table.from).toEqual(expected.map((row) => row.map(near)));
        const undo = curve.getByRole('button', { name: /^Undo Changes to / });
        if (await undo.isVisible()) await undo.click();
        await expect(undo).toBeHidden();
      });
    }
  });
}

const near = (value: number) => expect.closeTo(value, 6);

/** Pastes a table, confirms the preview if the table holds the curve, and waits for the message about it. */
async function pasteInto(page: Page, curve: Locator, table: PastedTable): Promise<void> {
  const { lines, says = [], asked = [], refused } = table;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), lines.join('\n'));
  await curve.getByRole('button', { name: 'Paste', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Paste onto / });
  const said = curve.getByRole('status').filter({ hasText: refused ?? /^Pasted|^Resampled/ });
  await expect(dialog.or(said)).toBeVisible();
  if (!(await dialog.isVisible())) return expect(asked).toEqual([]);
  for (const message of [...says, ...asked]) await expect(dialog).toContainText(message);
  if (refused !== undefined) await expect(dialog).toContainText(`Nothing was pasted: ${refused}`);
  await dialog.getByRole('button', { name: isTaken(table) ? 'Paste' : 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  if (isTaken(table)) await expect(said).toBeVisible();
}

/** Whether a table holds the curve, rather than something that is refused or asked about. */
function isTaken({ points, refused }: PastedTable): boolean {
  return refused === undefined && points !== undefined;
}

/** Returns the numbers in the cells of a curve's table, by row. */
function readCells(curve: Locator): Promise<number[][]> {
  return curve.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('[data-cell]:not(button)')].map((cell) => {
        const text = cell instanceof HTMLInputElement ? cell.value : cell.textContent;
        return Number(text?.replaceAll(/\s/g, ''));
      }),
    ),
  );
}

/** Returns the expected rows of the curve's table; a numbered curve shows x in the row titles. */
function toRows(table: PastedTable): number[][] {
  const { x, y } = toExpectedCurve(table);
  // According to the kind file, draw below cut-in is clipped.
  const columns = table.curve === 'wind' ? y.map((values) => values.map((value) => Math.max(value, 0))) : [x, ...y];
  return x.map((_, row) => columns.map((values) => values[row] ?? Number.NaN));
}
