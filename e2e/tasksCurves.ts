import type { Locator } from '@playwright/test';
import { Editor } from './Editor.ts';
import { cellIn } from './engineSteps.ts';
import { expect } from './fixtures.ts';
import type { Desk, Task } from './Task.ts';

const SHEET = 'Power [W]\tWind speed [m/s]\n150000\t4\n560000\t6\n3075000\t12\n';

/** Tasks that change a power curve. */
export const tasksCurves: readonly Task[] = [
  {
    wants: 'Replace a curve by the copied table of a data sheet, in its units',
    play: async (desk) => {
      const { page, hands, curve, power } = await openCurve(desk);
      await copyText(page, SHEET);
      await hands.click('button', 'Paste', { in: curve });
      const dialog = page.getByRole('dialog', { name: 'Paste onto Power curve' });
      await expect(dialog.getByRole('button', { name: 'Paste' })).toBeFocused();
      await hands.key('Enter');
      await expect(dialog).toBeHidden();
      await expect(power(12)).toHaveValue('3075');
    },
  },
  {
    wants: 'Paste copied cells into a curve',
    peer: { program: 'Airtable', clicks: 1, keys: 1, entries: 0, how: 'a click into the first cell, `Ctrl+V`' },
    play: async (desk) => {
      const { page, hands, power } = await openCurve(desk);
      await copyText(page, '0.2\n0.3\n0.4');
      await hands.clickOn(power(5), 'the first cell');
      await hands.key('Control+v');
      await expect(power(7)).toHaveValue('0.4');
    },
  },
  {
    wants: 'Copy a curve to a spreadsheet',
    play: async (desk) => {
      const { page, hands, curve } = await openCurve(desk);
      await hands.click('button', 'Copy', { in: curve });
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('12\t0.91');
    },
  },
  {
    wants: 'Set one value for all points from a speed on',
    play: async (desk) => {
      const { hands, curve, power } = await openCurve(desk);
      await hands.clickOn(power(20), 'the cell');
      await hands.key('Control+Shift+ArrowDown');
      await expect(curve.getByText(/^11 cells selected/)).toBeVisible();
      await hands.type('0.5');
      await hands.key('Control+Enter');
      await expect(power(30)).toHaveValue('0.5');
    },
  },
  {
    wants: 'Scale a curve to another rated power',
    play: async (desk) => {
      const { page, hands, curve, power } = await openCurve(desk);
      await hands.click('button', 'Transform', { in: curve });
      const dialog = page.getByRole('dialog', { name: 'Transform Power curve' });
      await expect(dialog.getByRole('combobox', { name: 'Transformation' })).toBeFocused();
      await hands.key('Tab', 'Control+a');
      await hands.type('2000');
      await hands.key('Enter');
      await expect(power(14)).toHaveValue('2000');
    },
  },
  {
    wants: 'Download a curve as CSV',
    peer: {
      program: 'Grafana',
      clicks: 3,
      keys: 0,
      entries: 0,
      how: 'the menu of the panel, Inspect: Data, Download CSV',
    },
    play: async (desk) => {
      const { page, hands, curve } = await openCurve(desk);
      const download = page.waitForEvent('download');
      await hands.click('button', 'More for Power curve', { in: curve, as: 'the menu of the curve' });
      await hands.click('menuitem', 'Download CSV');
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  {
    wants: 'Draw the curve of another turbine behind',
    play: async (desk) => {
      const { page, api, hands, unique, curve } = await openCurve(desk);
      const other = unique('Behind');
      await api.create({ subclass: 'wind', name: other, pc12: 2 });
      await hands.click('button', 'More for Power curve', { in: curve, as: 'the menu of the curve' });
      await hands.click('menuitem', 'Show another curve behind');
      const dialog = page.getByRole('dialog', { name: 'Show behind Power curve' });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await hands.type(other, 'its name');
      await expect(dialog.locator('tbody').getByRole('row')).toHaveCount(1);
      await hands.key('Enter');
      await expect(curve.getByRole('button', { name: `Behind: ${other}` })).toBeVisible();
    },
  },
];

async function openCurve({ page, api, hands, unique }: Desk) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await api.create({ subclass: 'wind', name: unique('Curve') });
  const editor = await Editor.open(page, id);
  await editor.openTab('Advanced Details');
  const curve = editor.field('power');
  // The page scrolls as long as it grows, which would close a menu.
  await expect(curve.locator('canvas')).toBeVisible();
  const power = (speed: number): Locator => cellIn(curve, { row: speed, column: 1 });
  return { page, api, hands, unique, curve, power };
}

function copyText(page: Desk['page'], text: string): Promise<void> {
  return page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}
