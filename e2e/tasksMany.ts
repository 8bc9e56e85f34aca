import { ComponentList } from './ComponentList.ts';
import { settle } from './engineSteps.ts';
import { expect } from './fixtures.ts';
import type { Desk, Task } from './Task.ts';

const MANY = 20;

/** Tasks that compare components or change many of them at once. */
export const tasksMany: readonly Task[] = [
  {
    wants: 'Compare two components',
    play: async (desk) => {
      const { page, hands, names } = await listTurbines(desk, 2);
      for (const name of names) await hands.click('checkbox', `Select ${name}`, { as: 'the box of a row' });
      await hands.click('button', 'Compare');
      await expect(page.getByRole('rowheader', { name: /^Hub height/ })).toBeVisible();
    },
  },
  {
    wants: 'Show only what differs between them',
    play: async (desk) => {
      const { page, hands } = await compareTurbines(desk);
      await hands.click('checkbox', 'Only differences');
      await expect(page.getByRole('rowheader', { name: /^Lifetime/ })).toBeHidden();
    },
  },
  {
    wants: 'Take a value over from one to the other, and save it',
    play: async (desk) => {
      const { page, api, hands, names, ids } = await compareTurbines(desk);
      const copy = page.getByRole('button', { name: `Copy Hub height of ${names[0]}` });
      await copy.scrollIntoViewIfNeeded();
      // The browser reports the scrolling with its next frame, and closes a menu that is open by then.
      await settle(page);
      await hands.clickOn(copy, 'the copy button of the value');
      await hands.click('menuitem', names[1] ?? '', { as: 'the other' });
      await expect(page.getByText('1 change(s) pending')).toBeVisible();
      await hands.click('button', `Save Changes of ${names[1]}`, { as: '**Save Changes**' });
      await expect.poll(() => api.component({ subclass: 'wind', id: ids[1] ?? '' })).toMatchObject({ hub_height: 50 });
    },
  },
  {
    wants: 'Change a value of twenty components',
    peer: {
      program: 'NetBox',
      clicks: 4,
      keys: 0,
      entries: 1,
      how: 'all rows, Edit Selected, a click into the field, the value, Apply',
    },
    play: async (desk) => {
      const { page, api, hands, mark } = await listTurbines(desk, MANY);
      const readHeights = async () => {
        const own = (await api.list()).filter(({ name }) => name.startsWith(mark));
        return Promise.all(own.map(async (item) => (await api.component(item)).hub_height));
      };
      const before = await readHeights();
      await hands.click('checkbox', 'Select all rows');
      await hands.click('button', 'Set values');
      const dialog = page.getByRole('dialog', { name: 'Set values' });
      await hands.click('textbox', 'Hub height', { in: dialog });
      await hands.type('0.12 km');
      await hands.key('Enter');
      await expect(page.getByText(`${MANY} components changed`)).toBeVisible();
      expect(new Set(await readHeights())).toEqual(new Set([120]));

      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText(`${MANY} components restored`)).toBeVisible();
      expect((await readHeights()).sort()).toEqual(before.sort());
    },
  },
  {
    wants: 'Delete twenty components',
    peer: { program: 'NetBox', clicks: 3, keys: 0, entries: 0, how: 'all rows, Delete Selected, the confirmation' },
    play: async (desk) => {
      const { page, api, hands, mark } = await listTurbines(desk, MANY);
      await hands.click('checkbox', 'Select all rows');
      await hands.click('button', `Delete (${MANY})`);
      await hands.click('button', 'Delete', { in: page.getByRole('alertdialog') });
      await expect(page.getByText(`${MANY} components deleted`)).toBeVisible();
      expect((await api.list()).filter(({ name }) => name.startsWith(mark))).toEqual([]);
    },
  },
  {
    wants: 'Bring them back at once',
    peer: { program: 'react-admin', clicks: 1, keys: 0, entries: 0, how: 'Undo in the notice' },
    play: async (desk) => {
      const { page, api, hands, mark } = await listTurbines(desk, MANY);
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      await page.getByRole('button', { name: `Delete (${MANY})` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText(`${MANY} components deleted`)).toBeVisible();
      await hands.click('button', 'Undo');
      await expect(page.getByText(`${MANY} components restored`)).toBeVisible();
      expect((await api.list()).filter(({ name }) => name.startsWith(mark))).toHaveLength(MANY);
    },
  },
  {
    wants: 'Copy twenty components',
    play: async (desk) => {
      const { page, hands } = await listTurbines(desk, MANY);
      await hands.click('checkbox', 'Select all rows');
      await hands.click('button', 'Duplicate');
      await expect(page.getByText(`${MANY} components duplicated`)).toBeVisible();
    },
  },
  {
    wants: 'Export twenty components to one file',
    play: async (desk) => {
      const { page, hands } = await listTurbines(desk, MANY);
      await hands.click('checkbox', 'Select all rows');
      const download = page.waitForEvent('download');
      await hands.click('button', 'Export');
      expect((await download).suggestedFilename()).toBe(`${MANY}_components.json`);
    },
  },
  {
    wants: 'Save the list as an Excel workbook',
    play: async (desk) => {
      const { page, hands } = await listTurbines(desk, 2);
      const download = page.waitForEvent('download');
      await hands.click('button', 'Export list');
      await hands.click('menuitem', 'Excel workbook');
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    },
  },
  {
    wants: 'Delete a component',
    peer: { program: 'NetBox', clicks: 3, keys: 0, entries: 0, how: 'the menu of the row, Delete, the confirmation' },
    play: async (desk) => {
      const { page, hands, names } = await listTurbines(desk, 1);
      await hands.click('button', `Actions for ${names[0]}`, { as: 'the menu of its row' });
      await hands.click('menuitem', 'Delete');
      await hands.click('button', 'Delete', { in: page.getByRole('alertdialog') });
      await expect(page.getByText('Component deleted')).toBeVisible();
    },
  },
  {
    wants: 'Restore what was deleted last week',
    play: async (desk) => {
      const { page, api, hands, names, ids } = await listTurbines(desk, 1);
      await api.delete({ subclass: 'wind', id: ids[0] ?? '' });
      await hands.click('link', 'Trash');
      // Until it is loaded, the list is still shown, whose rows have menus as well.
      await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
      await hands.click('button', `Actions for ${names[0]}`, { as: 'the menu of its row' });
      await hands.click('menuitem', 'Restore');
      await expect.poll(async () => (await api.list()).map(({ name }) => name)).toContain(names[0]);
      await expect(page.getByText(names[0] ?? '', { exact: true })).toBeHidden();
    },
  },
];

/** Creates turbines that differ in hub height and opens their list. */
async function listTurbines({ page, api, hands, unique }: Desk, count: number) {
  const mark = unique('Many');
  const names = Array.from({ length: count }, (_, index) => `${mark} ${index + 1}`);
  const ids: string[] = [];
  for (const [index, name] of names.entries())
    ids.push((await api.create({ subclass: 'wind', name, hub_height: 50 + index })).id);
  const list = await ComponentList.open(page, { search: mark });
  await expect(list.rows).toHaveCount(count);
  return { page, api, hands, mark, names, ids };
}

/** Creates two of them and opens their comparison. */
async function compareTurbines(desk: Desk) {
  const made = await listTurbines(desk, 2);
  await desk.page.goto(`/components/compare?ids=${made.ids.join()}`);
  await expect(desk.page.getByRole('rowheader', { name: /^Hub height/ })).toBeVisible();
  return made;
}
