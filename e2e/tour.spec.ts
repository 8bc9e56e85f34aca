import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';

const PASSWORD = 'Journey-pass-1';
const STEPS = ['Your library and your projects', 'Create or import', 'A form for each kind', 'Find anything'];

test('a new account is led through the dashboard once, and again on request', async ({ page, unique }) => {
  const email = `${unique('Tour').replace(/\W/g, '-')}@example.com`.toLowerCase();
  await register(page, email);
  const tour = page.getByRole('dialog');
  for (const [index, title] of STEPS.entries()) {
    await expect(tour).toHaveAccessibleName(title);
    await expect(tour).toContainText(`${index + 1} of ${STEPS.length}`);
    await expectBeside(page, tour);
    const next = tour.getByRole('button', { name: index + 1 < STEPS.length ? 'Next' : 'Done' });
    await expect(next).toBeFocused();
    await expect(tour.getByRole('button', { name: 'Back' })).toHaveCount(index === 0 ? 0 : 1);
    await page.keyboard.press('Enter');
  }
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('0 component(s) total')).toBeVisible();

  // Another browser asks the server, whose answer ends it.
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse(/\/account\/settings\/$/);
  await signIn(page, { email, password: PASSWORD });
  expect(await (await asked).json()).toEqual({ tour_seen: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tour'))).toContain(email);
  await expect(tour).toHaveCount(0);

  await page.keyboard.press('?');
  await tour.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toHaveAccessibleName(STEPS[0] ?? '');
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Back' }).click();
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  // The page and its keyboard shortcuts keep working.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(tour).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone the tour points at the menu, and Escape skips it permanently', { tag: LONG }, async ({
  page,
  unique,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, `${unique('Phone').replace(/\W/g, '-')}@example.com`.toLowerCase());
  const tour = page.getByRole('dialog');
  for (const title of STEPS) {
    await expect(tour).toHaveAccessibleName(title);
    await expectBeside(page, tour);
    if (title !== STEPS.at(-1)) await tour.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('data-pointed', '');
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Tour/ }).click();
  await expect(tour).toHaveAccessibleName(STEPS[0] ?? '');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  for (const [field, text] of Object.entries({ username: 'tourist', email })) await fill(page, field, text);
  for (const field of ['password', 'confirmPassword']) await fill(page, field, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
}

async function fill(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`[data-field="${field}"] input`).fill(text);
}

/** Both on the screen, and neither over the other. */
async function expectBeside(page: Page, tour: Locator): Promise<void> {
  const target = page.locator('[data-pointed]');
  await expect(target).toBeInViewport({ ratio: 1 });
  await expect(tour).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [a, b] = await Promise.all([tour.boundingBox(), target.boundingBox()]);
    if (!a || !b) throw new Error('One of them is not shown');
    const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isApart).toBe(true);
  }).toPass();
}
