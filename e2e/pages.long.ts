import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { inspectKind } from './inspectKind.ts';
import { inspectPages } from './inspectPages.ts';
import { subclasses } from './kindFiles.ts';

const OPEN_TO_ALL = [
  '/',
  '/dashboard',
  '/login',
  '/register',
  '/reset-password',
  '/forgot-password',
  '/reset-password#token=abc',
  '/confirm-email#token=abc',
  '/undo-email-change#token=abc',
  '/confirm-email',
  '/no/such/page',
];
const PRIVATE = [
  '/profile',
  '/profile/sessions',
  '/profile/activity',
  '/trash',
  '/projects',
  '/components',
  '/templates/components',
];
const LOCKED = [...PRIVATE, '/components/00000000-0000-7000-8000-000000000000'];
const SIGNED_IN = ['/dashboard', ...PRIVATE, '/components?q=nothing-like-it'];
const PLACEHOLDERS = { '/assets': 'Assets', '/results': 'Results', '/chat': 'AI Chat', '/settings': 'Settings' };
const SIDEBAR = [
  '/templates',
  '/templates/projects',
  '/quick-create',
  '/quick-create/project',
  '/quick-create/component',
  '/import',
  '/import/project',
  '/import/component',
  '/prices',
  '/prices/electricity',
  '/prices/fcr',
  '/prices/afrr',
  '/prices/balancing',
];

test('public pages fit and pass axe on desktop and phone', async ({ page }) => {
  await inspectPages(page, [...OPEN_TO_ALL, ...LOCKED]);
});

test('pages of a signed-in person fit and pass axe on desktop and phone', async ({ signedIn: page }) => {
  await inspectPages(page, SIGNED_IN);
});

test('placeholder pages announce themselves, fit and pass axe on desktop and phone', async ({ signedIn: page }) => {
  for (const [path, title] of Object.entries(PLACEHOLDERS)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('This section is under development.')).toBeVisible();
      await inspect(page);
    });
  }
});

test('every page in the sidebar fits and passes axe on desktop and phone', async ({ signedIn: page }) => {
  for (const path of SIDEBAR) {
    await test.step(path, async () => {
      await page.goto(path);
      await inspect(page);
    });
  }
});

for (const subclass of subclasses) {
  test(`${subclass}: editor and wizard fit and pass axe on desktop and phone`, ({ signedIn, api, unique }) =>
    inspectKind({ signedIn, api, unique }, subclass));
}
