import type { BrowserContext, Page, Request } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { DEMO, expect, test } from './fixtures.ts';
import { StoredSession } from './StoredSession.ts';
import { signInAt } from './signInAt.ts';
import { LONG } from './tags.ts';

const HOUR_MS = 3_600_000;

test('an access token that ends in the middle of an edit is renewed, and the save succeeds', async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(401);
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const refreshes = countRefreshes(page.context());
  await inputIn(editor.field('description')).fill('Typed before the end');
  await editor.openTab('Advanced Details');
  await inputIn(editor.field('hub_height')).fill('87');
  const session = new StoredSession(page);
  const before = await session.read();
  await session.spoilAccess();
  await editor.expectChanges(2);

  await editor.save();
  expect(await stored()).toMatchObject({ description: 'Typed before the end', hub_height: 87 });
  expect(refreshes()).toBe(1);
  const after = await session.read();
  // An access token created within the second of the sign-in is identical; the invalid one is replaced.
  expect(after?.state.access).not.toContain('spoiled');
  expect(after?.state.refresh).not.toBe(before?.state.refresh);
});

test('a session that ends in the middle of an edit asks for a sign-in, and keeps what was typed', async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(401);
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Typed before the end');
  await editor.openTab('Advanced Details');
  await inputIn(editor.field('hub_height')).fill('1,');
  await inputIn(editor.field('anemometer_height')).fill('55');
  await inputIn(editor.field('hub_height')).fill('88');
  await new StoredSession(page).spoilBoth();
  await editor.saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toContainText('Your session has ended. What you entered is still here.');
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await expect(notice).toContainText('Please log in again');

  // Not now: the page and its draft stay, and the next save asks again.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await editor.expectChanges(3);
  await editor.saveButton.click();
  await expect(dialog).toBeVisible();

  await expect(dialog.getByLabel('Email')).toHaveValue(DEMO.email);
  await dialog.getByLabel('Password').fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/components/${address.id}`);
  await editor.expectChanges(3);
  await expect(inputIn(editor.field('hub_height'))).toHaveValue('88');
  await editor.save();
  expect(await stored()).toMatchObject({
    description: 'Typed before the end',
    hub_height: 88,
    anemometer_height: 55,
  });
});

test('three tabs that get a 401 at once refresh once', { tag: LONG }, async ({
  signedIn: first,
  context,
  complaints,
}) => {
  complaints.expectStatus(401);
  await first.goto('/components');
  const tabs = [first, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/components');
    await expect(tab.getByText(/component\(s\) total/)).toBeVisible();
  }
  const refreshes = countRefreshes(context);
  // The refresh is answered once every tab has had a 401.
  const refused = tabs.map((tab) =>
    tab.waitForResponse(
      (response) => response.status() === 401 && new URL(response.url()).pathname.endsWith('/components/'),
    ),
  );
  await context.route('**/token/refresh', async (route) => {
    await Promise.all(refused);
    await route.continue();
  });
  await new StoredSession(first).spoilAccess();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByText(/component\(s\) total/)).toBeVisible();
  expect(refreshes()).toBe(1);

  const [kept, ...others] = await Promise.all(tabs.map((tab) => new StoredSession(tab).read()));
  for (const other of others) expect(other).toEqual(kept);
});

test('a session that the server has ended is over in every tab at once', { tag: LONG }, async ({
  signedIn: page,
  context,
  complaints,
}) => {
  complaints.expectStatus(401);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/components');
    await expect(tab.getByText(/component\(s\) total/)).toBeVisible();
  }
  await new StoredSession(page).spoilBoth();
  await page.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('dialog', { name: 'Login' })).toContainText('Your session has ended.');
  }
  await signInAt(page.getByRole('dialog', { name: 'Login' }));
  for (const tab of [page, second]) {
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.getByText(/component\(s\) total/)).toBeVisible();
  }
});

test('logging out in one tab locks the editor in another, and ends the session', async ({
  signedIn,
  context,
  api,
  unique,
}) => {
  const { page: other, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await editor.expectChanges(0);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const { access } = (await new StoredSession(page).read())?.state ?? {};
  const ended = page.waitForResponse(/\/account\/logout\/$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await ended;
  const headers = { authorization: `Bearer ${access}` };
  expect((await page.request.get('/api/v2/components/', { headers })).status()).toBe(401);
  await expect(other.getByText('Authentication Required')).toBeVisible();
  await expect(other.getByText('Please log in to access this page.')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('a reload keeps the session, and the browser keeps four parts of it', async ({ signedIn: page }) => {
  await page.goto('/components');
  await page.reload();
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  const session = new StoredSession(page);
  expect(await session.read()).toEqual({
    state: {
      username: DEMO.email,
      access: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      isAuthenticated: true,
    },
    version: 0,
  });
  expect(await findPlaces(page, /^eyJ|"eyJ/)).toEqual(['localStorage auth-store']);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  expect(await session.read()).toEqual({
    state: { username: null, access: null, refresh: null, isAuthenticated: false },
    version: 0,
  });
});

for (const [how, ahead] of [
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
] as const) {
  test(`a clock that is ${how} neither loops nor locks anyone out`, {
    tag: LONG,
  }, async ({ context, api, unique, page }) => {
    await context.addInitScript((offset) => {
      const now = Date.now;
      Date.now = () => now() + offset;
    }, ahead);
    const refreshes = countRefreshes(context);
    await page.goto('/login');
    await signInAt(page.getByRole('main'));
    await expect(page).toHaveURL('/dashboard');
    const { id } = await api.create({ subclass: 'wind', name: unique('Clock') });
    const editor = await Editor.open(page, id);
    await inputIn(editor.field('description')).fill('In another time');
    await editor.save();
    await page.reload();
    await Editor.on(page);
    await expect(inputIn(editor.field('description'))).toHaveValue('In another time');
    // Signing in and each opening of the app renew what looks like ended, and then leave it for a minute.
    expect(refreshes()).toBeLessThanOrEqual(3);
  });
}

test('a stored session that cannot be renewed at the start has ended, and every page says so', { tag: LONG }, async ({
  signedIn: page,
  complaints,
}) => {
  complaints.expectStatus(401);
  const ended = page.getByText('Your session has ended', { exact: true });
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    // A token that does not say when it ends is renewed at the start.
    Object.assign(kept.state, { access: 'opaque', refresh: 'revoked' });
    localStorage.setItem('auth-store', JSON.stringify(kept));
  });
  // A page that reads nothing, so that the refresh at the start is the first call.
  await page.goto('/settings');
  await expect(ended).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await expect(ended).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(ended).toBeVisible();
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/(projects|dashboard)$/);
  await expect(ended).toHaveCount(0);
});

test('a deep link that is opened signed out is shown after the sign-in', { tag: LONG }, async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Deep');
  await api.create({ subclass: 'wind', name });
  const { id } = (await api.list()).find((item) => item.name === name) ?? {};
  await page.goto(`/components/${id}`);
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await signInAt(page.getByRole('dialog', { name: 'Login' }));
  await Editor.on(page, name);
  await expect(page).toHaveURL(`/components/${id}`);
});

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request: Request) => {
    if (request.url().endsWith('/token/refresh')) count += 1;
  });
  return () => count;
}

/** Returns the places in the page's storage that match. */
function findPlaces(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    (source) =>
      Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
        Object.entries<string>({ ...storage }).flatMap(([key, text]) =>
          new RegExp(source).test(text) ? [`${name} ${key}`] : [],
        ),
      ),
    pattern.source,
  );
}
