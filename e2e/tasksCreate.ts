import { ComponentList } from './ComponentList.ts';
import { expect } from './fixtures.ts';
import type { Desk, Task } from './Task.ts';

/** Tasks that create components and projects. */
export const tasksCreate: readonly Task[] = [
  {
    wants: 'Create a wind turbine with usual values, by keys, from any page',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Keys');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hands.key('Control+k');
      await hands.type('new wind turb');
      await expect(page.getByRole('option', { selected: true })).toContainText('New wind turbine');
      await hands.key('Enter');
      await nameIn(page);
      await hands.type(name, 'its name');
      await hands.key('Control+s');
      await expectMade(page, api, name);
    },
  },
  {
    wants: 'Create a battery with usual values, by mouse',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Mouse');
      await page.goto('/components');
      await hands.click('button', 'Create new');
      await hands.clickOn(
        page
          .getByRole('dialog')
          .getByRole('button')
          .filter({ has: page.getByText('Battery', { exact: true }) }),
        '**Battery**',
      );
      await nameIn(page);
      await hands.type(name, 'its name');
      await hands.click('button', 'Next');
      await hands.click('button', 'Next');
      await hands.click('button', 'Complete');
      await expectMade(page, api, name);
    },
  },
  {
    wants: 'Make a component of an entry of the reference library',
    play: async ({ page, hands }) => {
      await page.goto('/reference?set=keymark_heat_pumps&q=acond');
      const rows = page.getByRole('grid', { name: 'Reference library' }).locator('tbody').getByRole('row');
      await hands.clickOn(rows.first().locator('td').nth(1), 'its row');
      await hands.click('button', 'Use', { in: page.getByRole('dialog') });
      await expect(page).toHaveURL(/view=/);
    },
  },
  {
    wants: 'Copy a component and open the copy at its name',
    peer: { program: 'react-admin', clicks: 2, keys: 0, entries: 0, how: 'Clone, Save' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Copied');
      await api.create({ subclass: 'wind', name, hub_height: 77 });
      await ComponentList.open(page, { search: name });
      await hands.click('button', `Actions for ${name}`, { as: MENU });
      await hands.click('menuitem', 'Duplicate and edit');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`${name} (copy)`);
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    },
  },
  {
    wants: 'Copy a component under a name',
    peer: { program: 'NetBox', clicks: 3, keys: 0, entries: 1, how: 'Clone, a click into the name, the name, Create' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Under');
      await api.create({ subclass: 'wind', name });
      await ComponentList.open(page, { search: name });
      await hands.click('button', `Actions for ${name}`, { as: MENU });
      await hands.click('menuitem', 'Duplicate');
      await expect(page.getByRole('textbox', { name: 'New name' })).toBeFocused();
      await hands.type(`${name} tall`, 'the name');
      await hands.key('Enter');
      await expectMade(page, api, `${name} tall`);
    },
  },
  {
    wants: 'Make a template of a component',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Class');
      await api.create({ subclass: 'pv', name });
      await ComponentList.open(page, { search: name });
      await hands.click('button', `Actions for ${name}`, { as: MENU });
      await hands.click('menuitem', 'Convert to template');
      await expect(page.getByRole('textbox', { name: 'New name' })).toHaveValue(name);
      await hands.key('Enter');
      await expect.poll(async () => (await api.templates()).map((one) => one.name)).toContain(name);
    },
  },
  {
    wants: 'Make a component of a template',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Instance');
      await api.createTemplate({ subclass: 'pv', name });
      await ComponentList.open(page, { search: name, templates: true });
      await hands.click('button', `Actions for ${name}`, { as: MENU });
      await hands.click('menuitem', 'Convert to component');
      await expect(page.getByRole('textbox', { name: 'New name' })).toHaveValue(name);
      await hands.key('Enter');
      await expect.poll(async () => (await api.list()).map((one) => one.name)).toContain(name);
    },
  },
  {
    wants: 'Create a project, from any page',
    play: async ({ page, hands, unique }) => {
      const name = unique('Isle');
      await page.goto('/components');
      await expect(page.getByText(/component\(s\) total/)).toBeVisible();
      await hands.key('g', 'p');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
      await hands.key('c');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
      await hands.type(name, 'its name');
      await hands.key('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  },
  {
    wants: 'Create components from copied JSON',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Sent');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/import/component');
      await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify({ subclass: 'heater', name }));
      await hands.click('textbox', 'Or paste JSON');
      await hands.key('Control+v');
      await hands.click('button', 'Read text');
      await hands.click('button', 'Import 1 component');
      await expect(page.getByText('1 created.')).toBeVisible();
      expect((await api.list()).map((one) => one.name)).toContain(name);
    },
  },
];

const MENU = 'the menu of its row';

function nameIn(page: Desk['page']): Promise<void> {
  return expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
}

async function expectMade(page: Desk['page'], api: Desk['api'], name: string): Promise<void> {
  await expect.poll(async () => (await api.list()).map((one) => one.name)).toContain(name);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}
