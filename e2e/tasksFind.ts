import { ComponentList } from './ComponentList.ts';
import { expect } from './fixtures.ts';
import type { Desk, Task } from './Task.ts';

/** Tasks that find records, values and fields. */
export const tasksFind: readonly Task[] = [
  {
    wants: 'Open a component by its name, from any page',
    peer: { program: 'Grafana', clicks: 0, keys: 2, entries: 1, how: '`Ctrl+K`, the name, `Enter`' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Ridge');
      await api.create({ subclass: 'wind', name });
      await openDashboard(page);
      await hands.key('Control+k');
      await hands.type(name, 'its name');
      await expect(page.getByRole('option', { selected: true })).toContainText(name);
      await hands.key('Enter');
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    },
  },
  {
    wants: 'Open the list of projects, from any page',
    play: async ({ page, hands }) => {
      await openDashboard(page);
      await hands.key('g', 'p');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
    },
  },
  {
    wants: 'Narrow the components to what a name holds',
    peer: { program: 'react-admin', clicks: 1, keys: 0, entries: 1, how: 'a click into the search, the text' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Narrow');
      await api.create({ subclass: 'pv', name });
      const list = await openList(page);
      await hands.key('/');
      await hands.type(name, 'a part of the name');
      await expect(list.names).toHaveText([name]);
    },
  },
  {
    wants: 'Find the components that hold an amount, in any unit',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Amount');
      await api.create({ subclass: 'wind', name, pc10: 4567 });
      const list = await openList(page);
      await hands.key('/');
      await hands.type('4.567 MW');
      await expect(list.row(name)).toBeVisible();
      await expect(list.rows).toHaveCount(1);
    },
  },
  {
    wants: 'Show one kind of components',
    play: async ({ page, hands }) => {
      await openList(page);
      await hands.click('button', /^Hydro/, { as: 'its chip' });
      await expect(page).toHaveURL(/kind=hydro/);
      await expect(page.getByRole('button', { name: /^Hydro/ })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    wants: 'Sort the components by what was changed last',
    peer: { program: 'react-admin', clicks: 2, keys: 0, entries: 0, how: 'two clicks on the head of the column' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Latest');
      await api.create({ subclass: 'pv', name });
      const list = await openList(page);
      await hands.click('button', 'Updated');
      await hands.click('button', 'Updated');
      await expect(list.names.first()).toHaveText(name);
    },
  },
  {
    wants: 'Show the hub height in the list of wind turbines',
    peer: { program: 'Airtable', clicks: 2, keys: 0, entries: 0, how: 'Hide fields, the switch of the field' },
    play: async ({ page, hands }) => {
      await page.goto('/components?kind=wind');
      await hands.click('button', 'Columns');
      await hands.clickOn(page.getByRole('dialog', { name: 'Columns' }).getByLabel('Hub height', { exact: true }), HUB);
      await expect(page.getByRole('columnheader', { name: 'Hub height [m]' })).toBeVisible();
    },
  },
  {
    wants: 'Keep the turbines with a hub of 100 m or more',
    peer: {
      program: 'Airtable',
      clicks: 7,
      keys: 0,
      entries: 1,
      how: 'Filter, Add condition, two choices of two clicks, a click into the value, the value',
    },
    play: async ({ page, api, hands, unique }) => {
      const mark = unique('Tall');
      await api.create({ subclass: 'wind', name: `${mark} a`, hub_height: 140 });
      await api.create({ subclass: 'wind', name: `${mark} b`, hub_height: 60 });
      await page.goto(`/components?kind=wind&q=${encodeURIComponent(mark)}`);
      await hands.click('button', 'Filter');
      const filter = page.getByRole('dialog', { name: 'Filter', exact: true });
      await hands.choose(filter.getByLabel('Field'), 'Hub height');
      await hands.clickOn(filter.getByLabel('From', { exact: true }), '**From**');
      await hands.type('100');
      await hands.key('Enter');
      await expect(new ComponentList(page).names).toHaveText([`${mark} a`]);
    },
  },
  {
    wants: 'Save the filters of a list under a name',
    peer: {
      program: 'react-admin',
      clicks: 3,
      keys: 0,
      entries: 1,
      how: 'Add filter, Save current query, the name, Save',
    },
    play: async ({ page, hands, unique }) => {
      await page.goto('/components?kind=wind&sort=createdAt&order=desc');
      await hands.click('button', 'Views');
      await hands.click('menuitem', 'Save view...');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
      const name = unique('View');
      await hands.type(name, 'its name');
      await hands.key('Enter');
      await expect(page.getByRole('button', { name: `Views: ${name}` })).toBeVisible();
    },
  },
  {
    wants: 'Mark a component as a favourite',
    peer: { program: 'Grafana', clicks: 1, keys: 0, entries: 0, how: 'the star' },
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Star');
      await api.create({ subclass: 'pv', name });
      const list = await ComponentList.open(page, { search: name });
      await list.row(name).hover();
      await hands.click('button', 'Add to favourites', { as: 'the star of its row' });
      await expect(list.row(name).getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
    },
  },
  {
    wants: 'Show the favourites alone',
    play: async ({ page, hands }) => {
      await openList(page);
      await hands.click('button', 'Favourites');
      await expect(page).toHaveURL(/favourites=/);
    },
  },
  {
    wants: 'Open a component in another tab',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Tab');
      const { id } = await api.create({ subclass: 'pv', name });
      await ComponentList.open(page, { search: name });
      const opened = page.context().waitForEvent('page');
      await hands.click('link', name, { modifiers: ['Control'], as: 'its name' });
      await expect(await opened).toHaveURL(new RegExp(`/components/${id}$`));
    },
  },
  {
    wants: 'Find a field of a form by its name, on whatever tab',
    play: async ({ page, api, hands, unique }) => {
      const { id } = await api.create({ subclass: 'wind', name: unique('Form') });
      await page.goto(`/components/${id}`);
      await expect(page.getByRole('tabpanel').locator('[data-field]').first()).toBeVisible();
      await hands.key('/');
      await hands.type('hub');
      await expect(page.getByRole('option').first()).toBeVisible();
      await hands.key('Enter');
      await expect(page.getByRole('textbox', { name: 'Hub height' })).toBeFocused();
    },
  },
];

const HUB = '**Hub height**';

async function openDashboard(page: Desk['page']): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function openList(page: Desk['page']): Promise<ComponentList> {
  return ComponentList.open(page, { search: '' });
}
