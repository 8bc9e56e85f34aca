import type { Page } from '@playwright/test';
import type { Api, Project } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { DOCTORS } from './doctors.ts';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { Wizard } from './Wizard.ts';
import { watchNetwork } from './watchNetwork.ts';

interface Stage {
  page: Page;
  api: Api;
  name: string;
  component: { id: string };
  project: Project;
}

/** User actions that change data, by name; each ends while its call is running. */
const ACTIONS: Record<string, (stage: Stage) => Promise<void>> = {
  'creating a component': async ({ page, name }) => {
    // A wizard that was not completed would resume at its step.
    await page.goto('/dashboard');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('wizard')) localStorage.removeItem(key);
    });
    const wizard = await Wizard.open(page, 'Hydro');
    await wizard.name.fill(`${name} made`);
    await wizard.next.click();
    await wizard.complete.click();
  },
  'saving a component': async ({ page, component }) => {
    const editor = await Editor.open(page, component.id);
    await editor.field('description').locator('input, textarea').fill('Changed');
    await editor.saveButton.click();
  },
  'duplicating a component': async ({ page, name }) => {
    await (await ComponentList.open(page, { search: name })).act(name, 'Duplicate');
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  },
  'converting a component': async ({ page, name }) => {
    await (await ComponentList.open(page, { search: name })).act(name, 'Convert to template');
    await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
  },
  'deleting a component and taking that back': async ({ page, name }) => {
    await (await ComponentList.open(page, { search: name })).act(name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
  },
  'creating a project': async ({ page, name }) => {
    await page.goto('/quick-create/project');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} made`);
    await dialog.getByRole('button', { name: 'Create' }).click();
  },
  'saving a project': async ({ page, project }) => {
    const screen = await ProjectScreen.open(page, project);
    await screen.field('description').fill('Changed');
    await screen.saveButton.click();
  },
  'counting a component of a project': async ({ page, project, name }) => {
    const screen = await ProjectScreen.open(page, project);
    await screen.count(name).fill('3');
    await screen.count(name).press('Enter');
  },
  'changing the profile': async ({ page, name }) => {
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Company' }).fill(name);
    await page.getByRole('button', { name: 'Save Changes' }).click();
  },
};

for (const [name, act] of Object.entries(ACTIONS)) {
  test(`${name} crashes nothing, whatever the server answers`, async ({ signedIn: page, api, unique, complaints }) => {
    test.setTimeout(300_000);
    // If the answer lacks the id of a record, the record can't be read again.
    complaints.expectStatus(404);
    const network = watchNetwork(page);
    for (const doctor of Object.values(DOCTORS)) {
      const name = unique('Written');
      const component = await api.create({ subclass: 'hydro', name });
      const project = await api.createProject({ name, uses: [component.id] });
      let answered = 0;
      await page.route('**/api/v2/**', async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        const response = await route.fetch();
        answered += 1;
        const text = await response.text();
        return text === '' || !response.ok()
          ? route.fulfill({ response })
          : route.fulfill({ response, json: doctor(JSON.parse(text)) });
      });
      await act({ page, api, name, component, project });
      await expect.poll(() => answered).toBeGreaterThan(0);
      await network.untilQuiet();
      await expect(page.getByText("We're sorry, but something unexpected happened.")).toHaveCount(0);
      // A later call of the same action, such as an undo, may still be running.
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
