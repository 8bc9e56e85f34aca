import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

const LETTERS = ['a', 'b', 'c'];

for (const templates of [false, true]) {
  const noun = templates ? 'component template' : 'component';

  test(`${noun}s: many are selected, exported, duplicated, deleted and brought back`, {
    tag: templates ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Bulk');
    const names = LETTERS.map((letter) => `${mark} u${letter}`);
    for (const name of names) await (templates ? api.createTemplate : api.create).call(api, { subclass: 'pv', name });
    const list = await ComponentList.open(page, { search: mark, templates });
    const bar = page.getByRole('region', { name: 'Selection' });
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(bar).toContainText('3 selected');

    // A selection survives the filter, which states how many rows it hides.
    await list.search.fill(`${mark} ua`);
    await expect(bar).toContainText('3 selected, 2 hidden by the filter');
    await inspect(page);
    await bar.getByRole('button', { name: 'Delete (3)' }).click();
    const all = page.getByRole('alertdialog', { name: `Delete 3 selected ${noun}s?` });
    await expect(all).toContainText(`2 of these ${noun}s are hidden by the filter.`);
    await all.getByRole('button', { name: 'Cancel' }).click();
    await list.search.fill(mark);
    await expect(bar).not.toContainText('hidden');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).not.toContainText('selected');
    await list.select(names[0] ?? '', names[1] ?? '');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(templates ? '2_component_templates.json' : '2_components.json');
    const exported: { name: string; is_template: boolean }[] = JSON.parse(
      await readFile(await download.path(), 'utf8'),
    );
    expect(exported.map(({ name }) => name)).toEqual(names.slice(0, 2));
    expect(exported.every(({ is_template }) => is_template === templates)).toBe(true);
    await expect(page.getByText(`2 ${noun}s exported`)).toBeVisible();

    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText(`2 ${noun}s duplicated`)).toBeVisible();
    await expect(list.names).toHaveText(
      [names[0], `${names[0]} (copy)`, names[1], `${names[1]} (copy)`, names[2]].map(String),
    );

    await bar.getByRole('button', { name: 'Delete (2)' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete 2 selected ${noun}s?` });
    await expect(question).toContainText(`No projects will be affected by deleting these ${noun}s`);
    await expect(question).toContainText(`Are you sure you want to delete 2 ${noun}s?`);
    await inspect(page);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(`2 ${noun}s deleted`)).toBeVisible();
    await expect(list.names).toHaveText([`${names[0]} (copy)`, `${names[1]} (copy)`, names[2]].map(String));
    await expect(bar).not.toContainText('selected');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`2 ${noun}s restored`)).toBeVisible();
    await expect(list.names).toHaveCount(5);
  });
}

test('deleting several sums up their projects and keeps locked components', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404);
  const mark = unique('Used');
  const used = await api.create({ subclass: 'pv', name: `${mark} a` });
  await api.create({ subclass: 'pv', name: `${mark} b` });
  await api.create({ subclass: 'pv', name: `${mark} c`, locked: true });
  const project = {
    id: '01941f29-8d10-7b4f-8c2d-6a1f0e9b3c01',
    name: 'Island microgrid',
    created_at: '2026-03-01T10:00:00.000Z',
  };
  let failing = true;
  await page.route('**/components/pv/*/projects/', (route) => {
    if (failing) return route.fulfill({ status: 404, json: { message: 'Gone', status: 404 } });
    return route.fulfill({ json: route.request().url().includes(used.id) ? [project, project] : [project] });
  });
  const list = await ComponentList.open(page, { search: mark });
  await list.select(...LETTERS.map((letter) => `${mark} ${letter}`));
  await page.getByRole('button', { name: 'Delete (3)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 selected components?' });
  await expect(question).toContainText('Failed to load affected projects.');
  await expect(question).toContainText('1 component locked');
  failing = false;
  await question.getByRole('button', { name: 'Retry' }).click();
  await expect(question).toContainText('1 project(s) will be affected by deleting these components');
  await expect(question.getByRole('list', { name: 'Affected projects' })).toHaveText('Island microgrid');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(list.names).toHaveCount(3);
});

test('components that fail are named with the reason and stay selected', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500, 404);
  const mark = unique('Partly');
  const ids = new Map<string, string>();
  for (const letter of LETTERS) ids.set(letter, (await api.create({ subclass: 'pv', name: `${mark} ${letter}` })).id);
  await page.route(`**/components/pv/${ids.get('b')}/`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'Disk full', status: 500 } })
      : route.fallback(),
  );
  const list = await ComponentList.open(page, { search: mark });
  await list.select(...LETTERS.map((letter) => `${mark} ${letter}`));
  await page.getByRole('button', { name: 'Delete (3)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const summary = page.getByRole('dialog', { name: 'Not everything could be done' });
  await expect(summary).toContainText('2 components deleted, 1 failed.');
  await expect(summary.getByRole('list', { name: 'Failed' })).toHaveText(`${mark} b: Disk full`);
  await inspect(page);
  // Only what failed is tried again.
  const again = page.waitForRequest((request) => request.method() === 'DELETE');
  await summary.getByRole('button', { name: 'Retry' }).click();
  expect((await again).url()).toContain(`/pv/${ids.get('b')}/`);
  await expect(summary).toContainText('0 components deleted, 1 failed.');
  await summary.getByRole('button', { name: 'Close' }).last().click();
  await expect(list.names).toHaveText([`${mark} b`]);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
});

test('a value is set in all selected components but locked ones, and Undo restores it', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(403);
  const mark = unique('Set');
  const made = [
    await api.create({ subclass: 'wind', name: `${mark} a`, hub_height: 60 }),
    await api.create({ subclass: 'wind', name: `${mark} b`, hub_height: 80 }),
    await api.create({ subclass: 'wind', name: `${mark} c`, hub_height: 90, locked: true }),
  ];
  const readHeights = () =>
    Promise.all(made.map(async ({ id }) => (await api.component({ subclass: 'wind', id })).hub_height));
  await ComponentList.open(page, { search: mark });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Set values' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set values' });
  await dialog.getByLabel('Hub height').fill('-5');
  await dialog.getByRole('button', { name: 'Change 3 components' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Value must be non-negative');
  await inspect(page);
  await dialog.getByLabel('Hub height').fill('0.12 km');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('dialog', { name: 'Not everything could be done' });
  await expect(summary).toContainText('2 components changed, 1 failed.');
  await expect(summary.getByRole('list', { name: 'Failed' })).toContainText(`${mark} c: `);
  expect(await readHeights()).toEqual([120, 120, 90]);
  await summary.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 components restored')).toBeVisible();
  expect(await readHeights()).toEqual([60, 80, 90]);
});

test('a long operation shows its progress and can be cancelled', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Long');
  const names = Array.from({ length: 12 }, (_, index) => `${mark} ${index + 10}`);
  for (const name of names) await api.create({ subclass: 'pv', name });
  const held = await holdDuplicates(page);
  const list = await ComponentList.open(page, { search: mark });
  await expect(list.names).toHaveCount(12);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const progress = page.getByRole('dialog', { name: 'Duplicating...' });
  await expect(progress.getByRole('progressbar', { name: 'Duplicating' })).toHaveAttribute('max', '12');
  // At most a few calls are under way at a time.
  await expect.poll(() => held.count()).toBe(4);
  await inspect(page);
  await progress.getByRole('button', { name: 'Cancel' }).click();
  held.release();
  const summary = page.getByRole('dialog', { name: 'Cancelled' });
  await expect(summary).toContainText('4 components duplicated, 8 not started.');
  await page.keyboard.press('Escape');
  await expect(summary).toBeHidden();
  await expect(list.names).toHaveCount(16);
});

test('rows are selected and deleted with the keyboard alone', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Keys');
  for (const letter of LETTERS) await api.create({ subclass: 'pv', name: `${mark} ${letter}` });
  const list = await ComponentList.open(page, { search: mark });
  await expect(list.names).toHaveCount(3);
  await list.rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Delete (2)' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 2 selected components?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 components deleted')).toBeVisible();
  await expect(list.names).toHaveText([`${mark} c`]);
});

/** Holds the responses of copies until they are released. */
async function holdDuplicates(page: Page) {
  let held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/duplicate/**', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return {
    count: () => held.length,
    release: () => {
      isHolding = false;
      for (const go of held) go();
      held = [];
    },
  };
}
