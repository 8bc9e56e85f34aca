import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { subclasses } from './kindFiles.ts';
import { Wizard } from './Wizard.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// What is fading in has colours that nobody reads.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OPEN_TO_ALL = [
  '/',
  '/dashboard',
  '/login',
  '/register',
  '/reset-password',
  '/forgot-password',
  '/reset-password#token=abc',
  '/no/such/page',
];
const LOCKED = [
  '/profile',
  '/projects',
  '/components',
  '/templates/components',
  '/components/00000000-0000-7000-8000-000000000000',
];
const SIGNED_IN = [
  '/dashboard',
  '/profile',
  '/projects',
  '/components',
  '/components?q=nothing-like-it',
  '/templates/components',
];
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

test('pages for everybody are sound on desktop and phone', async ({ page }) => {
  for (const path of [...OPEN_TO_ALL, ...LOCKED]) {
    await test.step(path, async () => {
      expectStrictPolicy(await page.goto(path));
      await inspect(page);
    });
  }
});

test('pages of a signed-in person are sound on desktop and phone', async ({ signedIn: page }) => {
  for (const path of SIGNED_IN) {
    await test.step(path, async () => {
      expectStrictPolicy(await page.goto(path));
      await inspect(page);
    });
  }
});

test('placeholders say so and are sound on desktop and phone', async ({ signedIn: page }) => {
  for (const [path, title] of Object.entries(PLACEHOLDERS)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('This section is under development.')).toBeVisible();
      await inspect(page);
    });
  }
});

test('everything that the sidebar names is sound on desktop and phone', async ({ signedIn: page }) => {
  for (const path of SIDEBAR) {
    await test.step(path, async () => {
      await page.goto(path);
      await inspect(page);
    });
  }
});

for (const subclass of subclasses) {
  test(`${subclass}: editor and wizard are sound on desktop and phone`, async ({ signedIn: page, api, unique }) => {
    const { id } = await api.create({ subclass, name: unique('W'.repeat(36)) });
    const editor = await Editor.open(page, id);
    for (let tab = 0; tab < (await editor.tabs.count()); tab++) {
      await editor.openTab(tab);
      await test.step(`tab ${tab + 1}`, () => inspect(page));
    }

    const { name } = await api.meta(subclass);
    const wizard = await Wizard.open(page, name);
    await wizard.name.fill(unique('Sound'));
    await wizard.walk(() => test.step('step', () => inspect(page)));
  });
}

test('the choice of a kind is sound on desktop and phone', async ({ signedIn: page }) => {
  await page.goto('/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await inspect(page);
});

test("the contract's page runs under a strict policy", async ({ page }) => {
  // The reader is a third party's: what it looks like is its own affair.
  expectStrictPolicy(await page.goto('/api/v2/docs'));
  await expect(page.getByText('/components/{subclass}/', { exact: true }).first()).toBeVisible();
});

function expectStrictPolicy(response: Response | null): void {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
  expect(scripts?.trim()).toBe("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
}

/** Looks at what the page shows at both sizes; what the browser complains of fails the test by itself. */
async function inspect(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await settle(page);
    // A table gives columns up for a narrow screen once it has been measured.
    await expect
      .configure({ soft: true })
      .poll(() => pixelsBeyond(page), `beyond ${size.width}`)
      .toEqual([]);
    const builder = new AxeBuilder({ page });
    // The page behind a dialog can't be reached, and has been looked at by itself.
    if (await page.getByRole('dialog').isVisible()) builder.include('[role="dialog"]');
    const { violations } = await builder.analyze();
    const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
    expect.soft(found, `at ${size.width}`).toEqual([]);
  }
}

/** Nothing is on its way any more: no skeletons, and charts are drawn. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1, [role="dialog"] h2').first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const curves = await page.locator('[data-field]:has(table)').count();
  await expect(page.locator('[data-field] canvas')).toHaveCount(curves);
}

/** What is wider than the place that it has: the page or the dialog, with the number of pixels. */
function pixelsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.scrollingElement, document.querySelector('[role="dialog"]')].flatMap((element) =>
      element && element.scrollWidth > element.clientWidth
        ? [`${element.tagName} by ${element.scrollWidth - element.clientWidth}`]
        : [],
    ),
  );
}
