import type { Locator } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { findNotices } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './signInAt.ts';
import { LONG } from './tags.ts';

// Menus, dialogs and notices move here as they do for people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('500 failures in a burst leave five notices and a page that answers', async ({ page, complaints }) => {
  complaints.expect(/burst \d+/);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Count is 0' })).toBeVisible();
  await page.evaluate(() => {
    for (let index = 1; index <= 500; index++) void Promise.reject(new Error(`burst ${index}`));
  });
  const notices = findNotices(page).getByRole('alert');
  await expect(notices.first()).toContainText('burst 500');
  await expect(notices).toHaveCount(5);
  await expect(notices).toContainText(['burst 500', 'burst 499', 'burst 498', 'burst 497', 'burst 496']);
  await page.getByRole('button', { name: 'Count is 0' }).click();
  await expect(page.getByRole('button', { name: 'Count is 1' })).toBeVisible();
  await expect(notices).toHaveCount(0);
});

test('an unhandled failure is shown once, with its own message or the default', { tag: LONG }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/Broken|undefined/);
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const failure = new Error('Broken');
    void Promise.reject(failure);
    setTimeout(() => {
      throw failure;
    });
    void Promise.reject(undefined);
  });
  const notices = findNotices(page).getByRole('alert');
  await expect(notices.filter({ hasText: 'An unexpected error occurred' })).toHaveCount(1);
  await expect(notices.filter({ hasText: 'Broken' })).toHaveCount(1);
  await expect(notices.first()).toContainText('Error');
  await expect(notices).toHaveCount(2);
});

test('a screen that cannot be loaded offers to try again', async ({ signedIn: page, complaints }) => {
  complaints.expect(/net::ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/lists-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const fallback = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(fallback).toContainText(
    "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.",
  );
  await expect(fallback.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.unroute('**/assets/lists-*.js');
  await fallback.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Q-System Dashboard');
});

test('a part of a page that cannot be loaded is reported in a notice, and the page still works', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(/Failed to (load resource|fetch dynamically imported module)|Unable to preload CSS/);
  const name = unique('In parts');
  const { id } = await api.create({ subclass: 'wind', name });
  await page.route('**/assets/HistoryDialog*', (route) => route.abort());
  await page.goto(`/components/${id}`);
  const editor = await Editor.on(page, name);
  await inputIn(editor.field('description')).fill('Typed before');
  await page.getByRole('button', { name: 'History' }).click();
  const notice = findNotices(page).getByRole('alert');
  await expect(notice).toContainText('Part of this page could not be loaded.');
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(notice).toContainText('Part of this page could not be loaded.');
  await editor.save();
});

test('the screen is covered while a person is being signed in, and neither key nor press uncovers it', {
  tag: LONG,
}, async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v2/token/pair', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await signInAt(page.getByRole('main'));
  const overlay = page.getByRole('dialog', { name: 'Logging in...' });
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCSS('transition-duration', '0.2s');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(overlay).toBeVisible();
  answer();
  await expect(page).toHaveURL('/dashboard');
  await expect(overlay).toBeHidden();
});

test('menu and popover have the specified sizes, and close as specified', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Changed');
  const opener = page.getByRole('button', { name: '(view projects)' });
  const popover = page.getByRole('dialog', { name: 'Affected projects' });
  const next = page.getByRole('button', { name: 'History' });
  await opener.hover();
  await expect(popover).toContainText('No projects');
  const [above, below] = [await measureBox(opener), await measureBox(popover)];
  expect(below.width).toBe(320);
  expect(Math.round(below.y - above.y - above.height)).toBe(8);
  await expect(popover).toHaveCSS('max-height', '320px');
  await page.mouse.move(5, 700);
  await expect(popover).toBeHidden();
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
  // Nothing in it takes the focus, so Tab moves to what follows the trigger, and Shift+Tab to what precedes it.
  await opener.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(popover).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back to list' })).toBeFocused();
  await expect(popover).toBeHidden();
  await editor.undoAll.click();

  await page.goto('/components');
  const trigger = page.getByRole('button', { name: /^Actions for / }).first();
  const menu = page.getByRole('menu');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(600, 20),
    () => page.mouse.wheel(0, 200),
  ]) {
    await trigger.click();
    await expect(menu).toBeVisible();
    const { x, width } = await measureBox(menu);
    expect(width).toBeGreaterThanOrEqual(200);
    expect(width).toBeLessThanOrEqual(250);
    expect(x + width).toBeLessThanOrEqual(1430);
    await close();
    await expect(menu).toBeHidden();
  }
});

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
}
