import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { findNotices } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { LONG } from './tags.ts';

test('everything that the server forbids is shown as Access Denied, and Retry repeats the call', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(403);
  const [name, other] = [unique('Refused'), unique('Unused')];
  const { id } = await api.create({ subclass: 'pv', name });
  await api.create({ subclass: 'pv', name: other });
  const project = await api.createProject({ name, uses: [id] });
  const refusals = await refuseChanges(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();

  async function expectDenied(what: string, act: () => Promise<void>, { closes = true } = {}): Promise<void> {
    await test.step(what, async () => {
      await act();
      const notice = findNotices(page).getByRole('alert');
      await expect(notice).toContainText('Access Denied');
      await expect(notice).toContainText('You do not have permission to perform this action');
      await expect(notice).toHaveCount(1);
      const before = refusals();
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(refusals, what).toBeGreaterThan(before);
      await expect(notice).toHaveCount(1);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
      if (!closes) return;
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  const list = await ComponentList.open(page, { search: name });
  await expectDenied('a duplicate', async () => {
    await list.act(name, 'Duplicate');
    await press('Duplicate');
  });
  await expectDenied('a conversion', async () => {
    await list.act(name, 'Convert to template');
    await press('Convert');
  });
  await expectDenied('a deletion', async () => {
    await list.act(name, 'Delete');
    await expect(dialog).toContainText('1 project(s) will be affected');
    await press('Delete');
  });
  await expectDenied('a deletion of many', async () => {
    await list.select(name);
    await page.getByRole('button', { name: 'Delete (1)' }).click();
    await press('Delete');
  });

  const projects = await ProjectList.open(page, { search: name });
  await expectDenied(
    'a project',
    async () => {
      await page.getByRole('button', { name: 'New Project' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(unique('Not made'));
      await press('Create');
    },
    { closes: false },
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expectDenied('the duplicate of a project', async () => {
    await projects.choose(name, 'Duplicate');
    await press('Duplicate');
  });
  await expectDenied('the conversion of a project', async () => {
    await projects.choose(name, 'Convert to project template');
    await press('Convert');
  });
  await expectDenied('the deletion of a project', async () => {
    await projects.choose(name, 'Delete');
    await press('Delete');
  });

  const screen = await ProjectScreen.open(page, { id: project.id, name });
  await expectDenied('the removal of a component', () =>
    screen
      .asset(name)
      .getByRole('button', { name: /^Remove/ })
      .click(),
  );
  await expect(screen.asset(name)).toBeVisible();
  await expectDenied('a count', async () => {
    await screen.count(name).fill('3');
    await screen.count(name).press('Enter');
  });
  await expectDenied('the addition of a component', async () => {
    await page.getByRole('button', { name: 'Add component' }).click();
    await dialog.getByRole('searchbox').fill(other);
    await dialog.getByRole('checkbox', { name: `Select ${other}`, exact: true }).check();
    await press('Add 1 component(s)');
  });

  await page.goto('/import/component');
  await page.getByLabel('Files to import').setInputFiles({
    name: 'one.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ subclass: 'pv', name: unique('Imported') })),
  });
  await expectDenied('an import', () => page.getByRole('button', { name: 'Import 1 component', exact: true }).click());
});

/** Refuses every call that would change something; returns how many were refused so far. */
async function refuseChanges(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/api/v2/{components,projects}/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    count += 1;
    return route.fulfill({ status: 403, json: { message: 'Not yours', status: 403 } });
  });
  return () => count;
}
