import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, test } from './fixtures.ts';
import { createAxe } from './inspect.ts';

const PHONE = { width: 390, height: 844 };
const LOCKED = 'Please log in to access this page.';
const UNDER_DEVELOPMENT = 'This section is under development.';

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

const PLACEHOLDERS = {
  '/assets': 'Assets',
  '/results': 'Results',
  '/chat': 'AI Chat',
  '/settings': 'Settings',
  '/prices': 'Prices',
  '/prices/electricity': 'Electricity Prices',
  '/prices/fcr': 'FCR Data',
  '/prices/afrr': 'AFRR Data',
  '/prices/balancing': 'Activated Balancing Energy Prices',
};

const FOR_EVERYBODY: { path: string; heading: string; title: string; text: string }[] = [
  {
    path: '/login',
    heading: 'Welcome to Q-System',
    title: 'Login · Q-System',
    text: 'Please sign in to continue',
  },
  {
    path: '/dashboard',
    heading: 'Q-System Dashboard',
    title: 'Dashboard · Q-System',
    text: 'Please log in to access your projects and data.',
  },
  {
    path: '/no/such/page',
    heading: 'Page Not Found',
    title: 'Page Not Found · Q-System',
    text: "The page you're looking for doesn't exist.",
  },
  { path: '/templates', heading: 'Templates', title: 'Templates · Q-System', text: 'Component templates' },
  { path: '/quick-create', heading: 'Quick Create', title: 'Quick Create · Q-System', text: 'A system to plan' },
  ...Object.entries(PLACEHOLDERS).map(([path, heading]) => ({
    path,
    heading,
    title: `${heading} · Q-System`,
    text: UNDER_DEVELOPMENT,
  })),
];

for (const { path, heading, title, text } of FOR_EVERYBODY) {
  test(`${path} is there for everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page).toHaveURL(path);
  });
}

for (const { path, arrival, heading } of [
  { path: '/projects', arrival: '/projects', heading: 'Projects' },
  { path: '/quick-create/component', arrival: '/components', heading: 'Components' },
  { path: '/import', arrival: '/import', heading: 'Import' },
]) {
  test(`${path} asks for a sign-in and opens after it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await expect(page).toHaveTitle('Authentication Required · Q-System');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signInBy(page.getByRole('dialog', { name: 'Login' }));
    await expect(page).toHaveURL(arrival);
    await expect(page).toHaveTitle(`${heading} · Q-System`);
    await expect(page.locator('h1')).toContainText(heading);
  });
}

test('the start page is the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(entryIn(page, 'Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('the sign-in page leads back to the page that led to it, with its full address', async ({ page }) => {
  await page.goto('/components?kind=wind');
  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Q-System');
  await signInBy(page);
  await expect(page).toHaveURL('/components?kind=wind');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('/quick-create/component begins a component and leaves the list behind it', async ({ signedIn: page }) => {
  await page.goto('/quick-create');
  await page.getByRole('main').getByRole('link', { name: 'New Component' }).click();
  const wizard = page.getByRole('dialog', { name: 'Create new component' });
  await expect(wizard).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await expect(page).toHaveURL('/components');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/quick-create');
});

test('/templates and /import link to their pages, and templates are counted', async ({ signedIn: page }) => {
  await page.goto('/templates');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Project templates' })).toHaveAttribute('href', '/templates/projects');
  await main.getByRole('link', { name: /^Component templates.*\d$/ }).click();
  await expect(page).toHaveURL('/templates/components');
  await page.goto('/import');
  await expect(main.getByRole('link', { name: 'Import Project' })).toHaveAttribute('href', '/import/project');
  await expect(main.getByRole('link', { name: 'Import Component' })).toHaveAttribute('href', '/import/component');
});

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

test('the entry of the page is marked, also while it is out of sight', async ({ page }) => {
  await page.goto('/prices/fcr');
  const marked = navigation(page).locator('[data-active]').filter({ visible: true });
  await expect(marked).toHaveText(['FCR Data']);
  await expect(navigation(page).getByRole('link', { name: 'FCR Data' })).toHaveAttribute('aria-current', 'page');
  await groupIn(page, 'Prices').click();
  await expect(marked).toHaveText(['Prices']);
  await page.goto('/templates');
  await expect(marked).toHaveText(['Templates']);
});

test('collapsed to icons the sidebar still leads everywhere', async ({ page }) => {
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

test('the sidebar says who is signed in, and logging out leads to the dashboard', async ({ signedIn: page }) => {
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
  // The page reached does not begin to read with a session that is about to end.
  expect(read).toEqual([]);
});

test('the theme is kept and stays dark', async ({ page }) => {
  await page.goto('/dashboard');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const kept = () => page.evaluate(() => localStorage.getItem('theme'));
  const dark = await ground();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await kept()).toContain('light');
  expect(await ground()).toBe(dark);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  expect(await kept()).toContain('dark');
});

test('on a phone the sidebar is a drawer that holds the focus and closes by Escape and by leaving', async ({
  page,
}) => {
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

test('a long page is found again where it was left', async ({ signedIn: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  const last = page.getByRole('link', { name: /^Oil-fired heaters \d+$/ });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL('/components?kind=oilfiredheater');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** An entry that leads to a page; a sub-entry may have the same name, below it. */
function entryIn(page: Page, name: string): Locator {
  return navigation(page).getByRole('link', { name, exact: true }).first();
}

function groupIn(page: Page, name: string): Locator {
  return navigation(page).getByRole('button', { name, exact: true });
}

async function signInBy(place: Page | Locator): Promise<void> {
  await place.getByLabel('Email').fill(DEMO.email);
  await place.getByLabel('Password').fill(DEMO.password);
  await place.getByRole('button', { name: 'Login', exact: true }).click();
}

async function violationsIn(page: Page): Promise<unknown[]> {
  const { violations } = await createAxe(page).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}
