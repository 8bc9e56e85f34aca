import { expect, test } from './fixtures.ts';
import { PHONE } from './inspect.ts';
import { entryIn, navigation } from './navigation.ts';
import { signInAt } from './signInAt.ts';
import { LONG } from './tags.ts';

const LOCKED = 'Please log in to access this page.';
const UNDER_DEVELOPMENT = 'This section is under development.';

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
  test(`${path} is public`, {
    tag: text === UNDER_DEVELOPMENT && path !== '/settings' ? LONG : [],
  }, async ({ page }) => {
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
  test(`${path} asks for a sign-in and opens after it`, { tag: path !== '/projects' ? LONG : [] }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await expect(page).toHaveTitle('Authentication Required · Q-System');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signInAt(page.getByRole('dialog', { name: 'Login' }));
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

test('the sign-in page leads back to the page that led to it, with its full address', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/components?kind=wind');
  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Q-System');
  await signInAt(page);
  await expect(page).toHaveURL('/components?kind=wind');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('/quick-create/component starts a component with the list behind it', async ({ signedIn: page }) => {
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

test('/templates and /import link to their pages, and templates are counted', { tag: LONG }, async ({
  signedIn: page,
}) => {
  await page.goto('/templates');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Project templates' })).toHaveAttribute('href', '/templates/projects');
  await main.getByRole('link', { name: /^Component templates.*\d$/ }).click();
  await expect(page).toHaveURL('/templates/components');
  await page.goto('/import');
  await expect(main.getByRole('link', { name: 'Import Project' })).toHaveAttribute('href', '/import/project');
  await expect(main.getByRole('link', { name: 'Import Component' })).toHaveAttribute('href', '/import/component');
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

test('a long page returns to its scroll position', async ({ signedIn: page }) => {
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
