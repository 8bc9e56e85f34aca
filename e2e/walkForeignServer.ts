import { expect, type Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { signIn } from './signIn.ts';
import { Wizard } from './Wizard.ts';

const ACCOUNT = { email: 'demo@example.com', password: 'Correct-horse-7' };

/** Performs a planner's work, from signing in to deleting, on a server that only has the specification's calls. */
export async function walkForeignServer(page: Page): Promise<void> {
  await signIn(page, ACCOUNT);
  await expect(
    page.getByRole('button', { name: ACCOUNT.email }).or(page.getByText(ACCOUNT.email)).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /From Django/ })).toBeVisible();

  await edit(await create(page));
  await meetRefusal(page);
  await duplicateAndDelete(page);
  await templates(page);
  await projects(page);
  await account(page);
}

async function create(page: Page): Promise<Editor> {
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill('Foreign turbine');
  await wizard.next.click();
  await wizard.dialog.locator('[data-field="hub_height"]').getByRole('textbox').fill('80');
  await wizard.complete.click();
  const editor = await Editor.on(page, 'Foreign turbine');
  await expect(page.getByText('This form and the server differ')).toHaveCount(0);
  await editor.openTab('Advanced Details');
  await expect(editor.field('hub_height').getByRole('textbox')).toHaveValue('80');
  return editor;
}

async function edit(editor: Editor): Promise<void> {
  const { page } = editor;
  await editor.field('hub_height').getByRole('textbox').fill('90');
  await expect(page.getByText('Affected projects are not available.')).toBeVisible();
  await editor.save();
  await page.reload();
  await editor.openTab('Advanced Details');
  await expect(editor.field('hub_height').getByRole('textbox')).toHaveValue('90');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Earlier versions are not available.')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** This server looks names up among plain components, but a copy can't have a template's name either. */
async function meetRefusal(page: Page): Promise<void> {
  const wizard = await openTemplateWizard(page);
  await wizard.getByRole('textbox', { name: 'Name', exact: true }).fill('Taken');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Complete' }).click();
  await Editor.on(page, 'Taken');

  const list = await ComponentList.open(page, { search: 'Foreign' });
  await list.act('Foreign turbine', 'Duplicate');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Taken');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog.getByText('component with this name already exists.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

async function duplicateAndDelete(page: Page): Promise<void> {
  const list = await ComponentList.open(page, { search: 'Foreign' });
  await list.act('Foreign turbine', 'Duplicate');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Foreign twin');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog', { name: 'Foreign twin' }).getByRole('tab').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await list.act('Foreign twin', 'Delete');
  await expect(page.getByText('Affected projects are not available.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Component deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText("It no longer exists, or this server can't restore deleted items.")).toBeVisible();
  await expect(list.names).toHaveText(['Foreign turbine']);
}

async function templates(page: Page): Promise<void> {
  await page.goto('/templates/components');
  await expect(page.getByText('1 component(s) total')).toBeVisible();
  await page.goto('/templates/projects');
  await expect(page.getByText('No projects found').or(page.getByText('0 project')).first()).toBeVisible();
}

async function projects(page: Page): Promise<void> {
  await page.goto('/quick-create/project');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Made here');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Made here' })).toBeVisible();
  await expect(page.getByText('Components in a project are not available.')).toBeVisible();
  await expect(page.getByText('Results are not available.')).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByText('2 project(s)')).toBeVisible();
}

async function account(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByText('Profiles are not available.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
}

async function openTemplateWizard(page: Page) {
  await page.goto('/templates/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button')
    .filter({ has: page.getByText('Wind turbine', { exact: true }) })
    .click();
  return dialog;
}
