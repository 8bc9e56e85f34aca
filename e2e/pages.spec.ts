import { expectStrictPolicy } from './expectStrictPolicy.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { inspectKind } from './inspectKind.ts';
import { inspectPages } from './inspectPages.ts';
import { LONG } from './tags.ts';

// One page of each layout; every page is in pages.long.ts.
const OPEN_TO_ALL = ['/', '/login', '/reset-password#token=abc', '/no/such/page', '/components'];
const SIGNED_IN = ['/dashboard', '/profile', '/projects', '/components', '/quick-create/component', '/settings'];

test('public pages fit and pass axe on desktop and phone', { tag: LONG }, async ({ page }) => {
  await inspectPages(page, OPEN_TO_ALL);
});

test('pages of a signed-in person fit and pass axe on desktop and phone', async ({ signedIn: page }) => {
  await inspectPages(page, SIGNED_IN);
});

// Between them they have every sort of field and both sorts of curves; all kinds are in pages.long.ts.
for (const subclass of ['basicstorage', 'wind']) {
  test(
    `${subclass}: editor and wizard fit and pass axe on desktop and phone`,
    { tag: subclass !== 'wind' ? LONG : [] },
    ({ signedIn, api, unique }) => inspectKind({ signedIn, api, unique }, subclass),
  );
}

test('the choice of a kind fits and passes axe on desktop and phone', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await inspect(page);
});

test('the page of the contract runs under a strict content security policy', async ({ page }) => {
  // The reader is a third party's, so its appearance is not tested.
  expectStrictPolicy(await page.goto('/api/v2/docs'));
  await expect(page.getByText('/components/{subclass}/', { exact: true }).first()).toBeVisible();
});
