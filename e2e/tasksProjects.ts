import { expect } from './fixtures.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import type { Desk, Task } from './Task.ts';

/** Tasks with projects, and with sharing results: links, prints, sheets, files. */
export const tasksProjects: readonly Task[] = [
  {
    wants: 'Add three components to a project',
    play: async (desk) => {
      const { page, api, hands, unique, project, mark } = await openProject(desk, 0);
      const names = ['a', 'b', 'c'].map((letter) => `${mark} ${letter}`);
      for (const name of names) await api.create({ subclass: 'pv', name });
      await page.reload();
      await hands.click('button', 'Add component');
      const dialog = page.getByRole('dialog', { name: 'Add components' });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await hands.type(mark, 'a part of their names');
      for (const name of names)
        await hands.click('checkbox', `Select ${name}`, { in: dialog, as: 'the box of a component' });
      await hands.click('button', 'Add 3 component(s)');
      await expect.poll(async () => (await api.assets(project.id)).length).toBe(3);
      expect(unique).toBeDefined();
    },
  },
  {
    wants: 'Change how many of a component a project has',
    play: async (desk) => {
      const { api, hands, screen, project, names } = await openProject(desk, 1);
      await hands.clickOn(screen.count(names[0] ?? ''), 'the count');
      await hands.key('Control+a');
      await hands.type('12');
      await hands.key('Enter');
      await expect.poll(async () => (await api.assets(project.id))[0]?.count).toBe(12);
    },
  },
  {
    wants: 'Take two components out of a project',
    play: async (desk) => {
      const { page, hands } = await openProject(desk, 2);
      await hands.click('checkbox', 'Select all rows');
      await hands.click('button', 'Remove (2)');
      await expect(page.getByText('No components yet')).toBeVisible();
    },
  },
  {
    wants: 'Put them back',
    play: async (desk) => {
      const { page, hands, screen } = await openProject(desk, 2);
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      await page.getByRole('button', { name: 'Remove (2)' }).click();
      await expect(page.getByText('No components yet')).toBeVisible();
      await hands.click('button', 'Undo');
      await expect(screen.assets).toHaveCount(2);
    },
  },
  {
    wants: 'Describe a project and save it',
    play: async (desk) => {
      const { api, hands, screen, project } = await openProject(desk, 0);
      await hands.clickOn(screen.field('description'), '**Description**');
      await hands.type('For a village of 400');
      await hands.key('Control+s');
      await expect.poll(() => api.project(project.id)).toMatchObject({ description: 'For a village of 400' });
    },
  },
  {
    wants: 'Copy a project and open the copy at its name',
    play: async (desk) => {
      const { page, hands, mark } = await openProject(desk, 0);
      const list = await ProjectList.open(page, { search: mark });
      await list.expectNames([mark]);
      await hands.click('button', `Actions for ${mark}`, { as: 'the menu of its row' });
      await hands.click('menuitem', 'Duplicate and edit');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`${mark} (copy)`);
    },
  },
  {
    wants: 'Hand a project on as a file',
    play: async (desk) => {
      const { page, hands, mark } = await openProject(desk, 1);
      const download = page.waitForEvent('download');
      await hands.click('button', `Actions for ${mark}`, { as: 'its menu' });
      await hands.click('menuitem', 'Export');
      expect((await download).suggestedFilename()).toMatch(/_project\.json$/);
    },
  },
  {
    wants: 'Take in the file of a project',
    play: async (desk) => {
      const { page, api, hands, project, mark } = await openProject(desk, 1);
      const text = JSON.stringify(await api.exportProject(project.id));
      await api.deleteProject(project.id);
      await page.goto('/import/project');
      await hands.chooseFile('button', 'Choose file', { name: 'p.json', mimeType: 'application/json', text });
      await hands.click('button', 'Import project');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mark);
    },
  },
  {
    wants: 'Copy the link of a component',
    peer: { program: 'Grafana', clicks: 2, keys: 0, entries: 0, how: 'Share, Copy' },
    play: async (desk) => {
      const { page, hands, id } = await openComponent(desk);
      await hands.click('button', 'More actions', { as: 'its menu' });
      await hands.click('menuitem', 'Copy link');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/components/${id}`);
    },
  },
  {
    wants: 'Print a component',
    play: async (desk) => {
      const { page, hands } = await openComponent(desk);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-prints', '');
      });
      await hands.click('button', 'More actions', { as: 'its menu' });
      await hands.click('menuitem', 'Print');
      await expect(page.locator('[data-prints]')).toBeAttached();
    },
  },
  {
    wants: 'Save the assumptions of a project as an Excel workbook',
    play: async (desk) => {
      const { page, hands, mark } = await openProject(desk, 1);
      await hands.click('button', `Actions for ${mark}`, { as: 'its menu' });
      await hands.click('menuitem', 'Assumptions sheet');
      const download = page.waitForEvent('download');
      await hands.click('button', 'Download');
      await hands.click('menuitem', 'Excel workbook');
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    },
  },
  {
    wants: 'Save one component as a file',
    play: async (desk) => {
      const { page, hands } = await openComponent(desk);
      const download = page.waitForEvent('download');
      await hands.click('button', 'More actions', { as: 'its menu' });
      await hands.click('menuitem', 'Export');
      expect((await download).suggestedFilename()).toMatch(/_component\.json$/);
    },
  },
  {
    wants: 'Import a table that has no mapping',
    play: async ({ page, api, hands, unique }) => {
      const name = unique('Air');
      const lines = [
        'Hersteller;Modell;Wärmeleistung [W];COP',
        `Acme;${name} 9;9200,5;3,1`,
        `Acme;${name} 12;12000;3,2`,
      ];
      await page.goto('/import');
      const file = { name: 'Wärmepumpen.csv', mimeType: 'text/csv', text: lines.join('\n') };
      await hands.chooseFile('button', 'Choose files', file);
      await hands.click('button', 'Review rows');
      await hands.click('button', 'Import 2 components');
      await expect(page.getByText('2 components stored.')).toBeVisible();
      expect((await api.list()).filter((one) => one.name.startsWith(`Acme ${name}`))).toHaveLength(2);
    },
  },
  {
    wants: 'Read the forms in German',
    play: async (desk) => {
      const { page, hands } = await openComponent(desk);
      await hands.click('button', 'Language', { as: 'the button of the language' });
      await hands.click('menuitem', 'Deutsch');
      await expect(page.getByRole('textbox', { name: 'Beschreibung' })).toBeVisible();
    },
  },
  {
    wants: 'Log out',
    play: async ({ page, hands }) => {
      await page.goto('/components');
      await hands.click('button', 'Logout');
      await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
    },
  },
];

/** Creates a project with `count` components and opens it. */
async function openProject({ page, api, hands, unique }: Desk, count: number) {
  const mark = unique('Isle');
  const names = Array.from({ length: count }, (_, index) => `${mark} ${index + 1}`);
  const uses: string[] = [];
  for (const name of names) uses.push((await api.create({ subclass: 'pv', name })).id);
  const project = await api.createProject({ name: mark, uses });
  const screen = await ProjectScreen.open(page, project);
  if (count > 0) await expect(screen.assets).toHaveCount(count);
  return { page, api, hands, unique, project, screen, names, mark };
}

/** Creates a component and opens it in its editor. */
async function openComponent({ page, api, hands, unique }: Desk) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = unique('Passed');
  const { id } = await api.create({ subclass: 'pv', name });
  await page.goto(`/components/${id}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return { page, hands, id };
}
