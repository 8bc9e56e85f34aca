import { join } from 'node:path';
import { addKinds } from './addKinds.ts';
import { withBuiltCopy } from './builtCopy.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { test as base, expect } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import type { Server } from './startServer.ts';
import { Wizard } from './Wizard.ts';

const KINDS = 500;

const test = base.extend<object, { server: Server }>({
  server: [
    ({ browserName: _ }, use) => withBuiltCopy({ edit: (folder) => addKinds(join(folder, 'schemas'), KINDS) }, use),
    { scope: 'worker', timeout: 600_000 },
  ],
});

test(`one of ${KINDS} kinds is found by its name, created, filtered and edited`, async ({
  signedIn: page,
  api,
  unique,
}) => {
  test.setTimeout(600_000);
  const name = unique('Among many');
  await page.goto('/components');
  const list = new ComponentList(page);
  const chips = page.getByRole('region', { name: 'Categories' });
  await expect(list.rows.first()).toBeVisible();
  expect((await chips.boundingBox())?.height).toBeLessThanOrEqual(44);

  await test.step('the wizard lists all by family, and those that a search finds', async () => {
    await page.getByRole('button', { name: 'Create new' }).first().click();
    const dialog = page.getByRole('dialog');
    const cards = dialog.locator('[data-kind]');
    await expect(cards).toHaveCount(KINDS);
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
    await dialog.getByRole('searchbox').fill('heat pump 46');
    await expect(cards.first()).toContainText(/heat pump 469/i);
    expect(await cards.count()).toBeLessThan(4);
    await inspectNow(page, DESKTOP.width);
    await dialog.getByRole('searchbox').fill('nothing of the sort');
    await expect(dialog.getByText('No kind matches “nothing of the sort”.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a component of such a kind is created', async () => {
    const wizard = await Wizard.open(page, 'Wind turbine 489', 'turbine 489');
    await wizard.name.fill(name);
    await wizard.complete.click();
    await Editor.on(page, name);
    expect((await api.list()).find((one) => one.name === name)).toMatchObject({ subclass: 'wind_489' });
  });

  await test.step('the list is filtered by it, from the search over all kinds', async () => {
    await page.goto('/components');
    await page.getByRole('button', { name: 'All kinds' }).click();
    const panel = page.getByRole('dialog', { name: 'All kinds' });
    await panel.getByRole('searchbox').fill('489');
    await inspectNow(page, DESKTOP.width);
    await panel.getByRole('button', { name: /^Wind turbines 489/ }).click();
    await expect(list.names).toHaveText([name]);
    await expect(chips.getByRole('button', { pressed: true })).toContainText('Wind turbines 489');
    await page.setViewportSize(PHONE);
    await inspectNow(page, PHONE.width);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('and it is edited', async () => {
    await list.row(name).getByRole('link', { name }).click();
    const editor = await Editor.on(page, name);
    await editor.openTab('Advanced');
    await expect(page.locator('canvas').first()).toBeVisible();
    await editor.openTab('General');
    await page.getByRole('textbox', { name: 'Description' }).fill('One of many');
    await editor.save();
    expect(
      await api.component({ id: (await api.list()).find((one) => one.name === name)?.id ?? '', subclass: 'wind_489' }),
    ).toMatchObject({
      description: 'One of many',
    });
  });
});
