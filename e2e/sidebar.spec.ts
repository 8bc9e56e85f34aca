import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, test } from './fixtures.ts';
import { createAxe, PHONE } from './inspect.ts';
import { entryIn, navigation } from './navigation.ts';
import { LONG } from './tags.ts';

interface Entry {
  entry: string;
  path: string;
  /** Under the entry, in order. */
  links?: Record<string, string>;
}

const ENTRIES: Entry[] = [
  { entry: 'Dashboard', path: '/dashboard' },
  { entry: 'Projects', path: '/projects' },
  { entry: 'Components', path: '/components' },
  {
    entry: 'Templates',
    path: '/templates',
    links: { Projects: '/templates/projects', Components: '/templates/components' },
  },
  {
    entry: 'Quick Create',
    path: '/quick-create',
    links: { 'New Project': '/quick-create/project', 'New Component': '/quick-create/component' },
  },
  {
    entry: 'Import',
    path: '/import',
    links: { 'Import Project': '/import/project', 'Import Component': '/import/component' },
  },
  {
    entry: 'Prices',
    path: '/prices',
    links: {
      'Electricity Prices': '/prices/electricity',
      'FCR Data': '/prices/fcr',
      'AFRR Data': '/prices/afrr',
      'Activated Balancing Energy Prices': '/prices/balancing',
    },
  },
];
const GROUPS = ENTRIES.filter(({ links }) => links);

test('the sidebar names every place, and entries open and close by themselves', async ({ page }) => {
  await page.goto('/dashboard');
  for (const { entry, path, links } of ENTRIES) {
    if (!links) await expect(entryIn(page, entry)).toHaveAttribute('href', path);
  }
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');

  for (const { entry, links = {} } of GROUPS) {
    const group = groupIn(page, entry);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    for (const [name, path] of Object.entries(links)) {
      await expect(navigation(page).locator(`a[href="${path}"]`)).toHaveText(name);
    }
  }
  await expect(page).toHaveURL('/dashboard');

  await groupIn(page, 'Import').click();
  await page.reload();
  for (const { entry } of GROUPS) {
    await expect(groupIn(page, entry)).toHaveAttribute('aria-expanded', String(entry !== 'Import'));
  }
});

test('the entry of the page is marked, also while it is hidden', { tag: LONG }, async ({ page }) => {
  await page.goto('/prices/fcr');
  const marked = navigation(page).locator('[data-active]').filter({ visible: true });
  await expect(marked).toHaveText(['FCR Data']);
  await expect(navigation(page).getByRole('link', { name: 'FCR Data' })).toHaveAttribute('aria-current', 'page');
  await groupIn(page, 'Prices').click();
  await expect(marked).toHaveText(['Prices']);
  await page.goto('/templates');
  await expect(marked).toHaveText(['Templates']);
});

test('collapsed to icons the sidebar still leads everywhere', { tag: LONG }, async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Collapse Sidebar' }).click();
  await page.reload();
  const expand = page.getByRole('button', { name: 'Expand Sidebar' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  for (const { entry, links = {} } of GROUPS) {
    await groupIn(page, entry).press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(entry);
    for (const [name, path] of Object.entries(links)) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', path);
    }
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(groupIn(page, entry)).toBeFocused();
  }

  await groupIn(page, 'Prices').click();
  await page.getByRole('menuitem', { name: 'AFRR Data' }).click();
  await expect(page).toHaveURL('/prices/afrr');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(groupIn(page, 'Prices')).toHaveAttribute('data-active');
  await entryIn(page, 'Dashboard').click();
  await expect(page).toHaveURL('/dashboard');
  await expand.click();
  await expect(page.getByRole('button', { name: 'Collapse Sidebar' })).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation(page)).toContainText('Quick Create');
});

test('the sidebar says who is signed in, and logging out leads to the dashboard', { tag: LONG }, async ({
  signedIn: page,
}) => {
  await page.goto('/projects');
  await expect(navigation(page)).toContainText(DEMO.email);
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  const read: string[] = [];
  page.on('request', (request) => {
    if (/\/(components|projects)\//.test(request.url())) read.push(request.url());
  });
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The page that opens sends no reads with a session that is about to end.
  expect(read).toEqual([]);
});

test('on a phone the sidebar is a drawer that holds the focus and closes by Escape and by leaving', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  await expect(navigation(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  await opener.press('Enter');
  await expect(drawer).toBeVisible();
  for (let stops = 0; stops < 16; stops++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await groupIn(page, 'Prices').click();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole('link', { name: 'Electricity Prices' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/prices/electricity');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await opener.click();
  await drawer.getByRole('link', { name: 'Electricity Prices' }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
  await expect(drawer).toBeHidden();
});

test('by keyboard through the sidebar, to the page, and on from its heading', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  const stops = [
    'Q-System',
    'Search...',
    'Dashboard',
    'Projects',
    'Components',
    'Templates',
    'Quick Create',
    'Import',
    'Prices',
  ];
  for (const stop of stops) {
    await keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
  }
  await keyboard.press('Space');
  await expect(groupIn(page, 'Prices')).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('FCR Data');
  await keyboard.press('Enter');
  await expect(page).toHaveTitle('FCR Data · Q-System');
  const heading = page.getByRole('heading', { level: 1, name: 'FCR Data' });
  await expect(heading).toBeFocused();

  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

function groupIn(page: Page, name: string): Locator {
  return navigation(page).getByRole('button', { name, exact: true });
}

async function violationsIn(page: Page): Promise<unknown[]> {
  const { violations } = await createAxe(page).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}
