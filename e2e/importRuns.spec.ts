import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

/** Reviews a table of heat pumps without a mapping. */
async function review(page: Page, lines: readonly string[], file = 'Pumps of Runs') {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles({
    name: `${file}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Maker;Model;Heat output [kW];COP', ...lines, ''].join('\n')),
  });
  await page.getByRole('button', { name: 'Review rows' }).click();
}

test('an import whose answer is lost is carried out once, and undone after the page was loaded again', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  const name = unique('Lost');
  await review(page, [`Acme;${name} A;9;3,1`, `Acme;${name} B;10;3,2`]);
  let calls = 0;
  await page.route('**/imports/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls++;
    const answer = await route.fetch();
    return calls === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Import 2 components' }).click();
  await expect(page.getByText('2 components stored.')).toBeVisible();
  expect(calls).toBe(2);
  expect((await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`))).toHaveLength(2);
  await page.unroute('**/imports/');
  await page.reload();
  await expect(page.getByText('Imported just now: Pumps of Runs')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 components moved to the trash.')).toBeVisible();
  expect((await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`))).toHaveLength(0);
  await page.reload();
  await expect(page.getByText(/Drop tables or JSON files here/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
});

test('a table that two windows import at once is stored once, and the second one says so', { tag: LONG }, async ({
  signedIn: page,
  context,
  api,
  unique,
}) => {
  const name = unique('Twice');
  const lines = [`Acme;${name} A;9;3,1`, `Acme;${name} B;10;3,2`];
  const other = await context.newPage();
  await review(page, lines, name);
  await review(other, [...lines, `Acme;${name} C;11;3,3`], name);
  const importAll = other.getByRole('button', { name: 'Import 3 components' });
  // Compared before the first window stores anything.
  await expect(importAll).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 components' }).click();
  await expect(page.getByText('2 components stored.')).toBeVisible();
  await importAll.click();
  await expect(
    other.getByText(/2 rows were imported in another window in the meantime, so nothing was imported twice/),
  ).toBeVisible();
  await expect(other.getByRole('region', { name: 'Table' })).toContainText('1 new, 2 unchanged');
  await inspect(other);
  expect((await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`))).toHaveLength(3);
  await other.getByRole('button', { name: 'Undo import' }).click();
  await expect(other.getByText('1 component moved to the trash.')).toBeVisible();
  expect((await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`))).toHaveLength(2);
  // Its name is free again.
  await expect(other.getByRole('button', { name: 'Import 1 component' })).toBeEnabled();
});

test("an undo also reverts the choice to keep one's own value", { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Kept');
  await review(page, [`Acme;${name} A;9;3,1`], name);
  await page.getByRole('button', { name: 'Import 1 component' }).click();
  await expect(page.getByText('1 component stored.')).toBeVisible();
  const id = (await api.list()).find((item) => item.name === `Acme ${name} A`)?.id ?? '';
  await api.change({ subclass: 'heatpump', id }, { cop: 4 });

  const second = [`Acme;${name} A;9;3,5`];
  await review(page, second, name);
  await page.getByRole('button', { name: `Keep mine in Acme ${name} A` }).click();
  await page.getByRole('region', { name: 'Table' }).getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('For 1 component, choose again whose values to keep.')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Rows of the table' });
  await expect(rows).toContainText('Changed in both');
  await inspect(page);
  // So does choosing the same file again.
  await review(page, second, name);
  await expect(rows).toContainText('Changed in both');
});

test('an undo reverts what was stored although the response was lost, and is repeated if its own response is lost', {
  tag: LONG,
}, async ({ signedIn: page, api, unique, complaints }) => {
  complaints.expect(/500/);
  const name = unique('Half');
  await review(
    page,
    Array.from({ length: 201 }, (_, index) => `Acme;${name} ${index};9;3,1`),
    name,
  );
  const stored = async () => (await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`)).length;
  /** The calls that are carried out, but answered with an error. */
  const lose = { imports: 0, undos: 0, isBlind: true };
  await page.route('**/imports/', async (route) => {
    const isRead = route.request().method() === 'GET';
    if (isRead && lose.imports < 2) return route.fallback();
    if (isRead && !lose.isBlind) return route.fallback();
    if (!isRead) lose.imports++;
    const answer = await route.fetch();
    return isRead || lose.imports === 2 ? route.fulfill({ status: 500 }) : route.fulfill({ response: answer });
  });
  await page.route('**/imports/?*', (route) =>
    lose.imports > 1 && lose.isBlind ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Import 201 components' }).click();
  await expect(page.getByText('Import interrupted')).toBeVisible();
  expect(await stored()).toBe(201);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undo interrupted')).toBeVisible();
  expect(await stored()).toBe(201);
  lose.isBlind = false;
  await page.route('**/imports/undo/', async (route) => {
    lose.undos++;
    const answer = await route.fetch();
    return lose.undos === 2 ? route.fulfill({ status: 500 }) : route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undo interrupted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 component moved to the trash.', { exact: true })).toBeVisible();
  expect(await stored()).toBe(0);
  // The names are free again.
  await expect(page.getByRole('button', { name: 'Import 201 components' })).toBeEnabled();
});

test('a cancelled import says what was stored, which can be undone or completed', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Held');
  await review(
    page,
    Array.from({ length: 201 }, (_, index) => `Acme;${name} ${index};9;3,1`),
    name,
  );
  const stored = async () => (await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`)).length;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route('**/imports/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls++;
    const answer = await route.fetch();
    await held;
    return route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Import 201 components' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  release();
  await expect(page.getByText('Import cancelled')).toBeVisible();
  await expect(page.getByText('200 components stored. 1 row not imported.')).toBeVisible();
  expect([calls, await stored()]).toEqual([1, 200]);
  await expect(page.getByRole('button', { name: 'Import 1 component' })).toBeEnabled();
  await inspect(page);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('200 components moved to the trash.')).toBeVisible();
  expect(await stored()).toBe(0);
  await expect(page.getByRole('button', { name: 'Import 201 components' })).toBeEnabled();
});

test('rows with names that are too long are shown on their own', { tag: LONG }, async ({ signedIn: page, unique }) => {
  const name = unique('Long');
  const long = `${name} with a name that is longer than any that the library takes`;
  await review(page, [`Acme;${name} A;9;3,1`, `Acme;${long} B;9;3,1`, `Acme;${long} C;9;3,1`], name);
  const filter = page.getByRole('button', { name: 'Need a shorter name 2' });
  await filter.click();
  const rows = page.getByRole('grid', { name: 'Rows of the table' });
  await expect(rows.getByRole('button', { name: /^Name of row/ })).toHaveCount(2);
  await inspect(page);
  await page.getByRole('button', { name: /[Ss]horten/ }).click();
  // It stays while it is chosen.
  await expect(page.getByRole('button', { name: 'Need a shorter name 0' })).toBeVisible();
  await page.getByRole('button', { name: 'All 3' }).click();
  await expect(page.getByRole('button', { name: /^Need a shorter name/ })).toHaveCount(0);
});

test('what an undo has kept can be undone later', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const name = unique('Stays');
  await review(page, [`Acme;${name} A;9;3,1`, `Acme;${name} B;9;3,1`], name);
  await page.getByRole('button', { name: 'Import 2 components' }).click();
  await expect(page.getByText('2 components stored.')).toBeVisible();
  const id = (await api.list()).find((item) => item.name === `Acme ${name} A`)?.id ?? '';
  await api.change({ subclass: 'heatpump', id }, { cop: 4 });
  const undo = page.getByRole('button', { name: 'Undo import' });
  await undo.click();
  await expect(page.getByText('1 component moved to the trash. 1 component left as is')).toBeVisible();
  await undo.click();
  await expect(page.getByText('0 components moved to the trash. 1 component left as is')).toBeVisible();
});
