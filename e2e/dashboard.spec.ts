import { Api } from './Api.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';

test('signed out, it introduces the product, asks for a sign-in and still shows the counts', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Q-System Dashboard');
  await expect(page.getByText('Desktop application for Q-System energy management')).toBeVisible();
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  await expect(page.getByText('Recent components')).toBeHidden();
  await page.getByRole('button', { name: 'Count is 0' }).click();
  await page.getByRole('button', { name: 'Count is 1' }).click();
  await expect(page.getByRole('button', { name: 'Count is 2' })).toBeVisible();
});

test('the API client card shows an answer and a failure', { tag: LONG }, async ({ page, complaints, server: _ }) => {
  complaints.expect(/ERR_FAILED|status of 503/);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'API client' });
  const ask = card.getByRole('button', { name: 'Test API Client' });
  await ask.click();
  await expect(card.getByRole('status')).toContainText('Success: the server answered "ok"');

  await page.route('**/api/v2/health/', (route) =>
    route.fulfill({ status: 503, json: { message: 'Closed until noon', status: 503 } }),
  );
  await ask.click();
  await expect(card.getByRole('alert')).toHaveText('Error: Closed until noon');
  await page.unroute('**/api/v2/health/');
  await page.route('**/api/v2/health/', (route) => route.abort());
  await ask.click();
  await expect(card.getByRole('alert')).toHaveText(/^Error: (?!Closed until noon)./);
  await page.unroute('**/api/v2/health/');
  await ask.click();
  await expect(card.getByRole('status')).toContainText('Success');
});

test('a planner continues from the latest changes and from the counts by kind', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Newest');
  const before = (await api.list()).filter(({ subclass }) => subclass === 'hydro').length;
  const { id } = await api.create({ subclass: 'hydro', name });
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent components' });
  await expect(recent.getByRole('listitem')).toHaveCount(6);
  const newest = recent.getByRole('link', { name });
  await expect(newest).toContainText('Hydro');
  await expect(newest).toContainText('just now');

  const counts = page.getByRole('region', { name: 'Components by kind' });
  const hydro = counts.getByRole('link', { name: /^Hydro/ });
  // Another test may create one at the same time.
  await expect.poll(async () => Number((await hydro.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(before);

  await newest.click();
  await expect(page).toHaveURL(`/components/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await hydro.click();
  await expect(page).toHaveURL('/components?kind=hydro');
  await expect(page.getByRole('button', { name: /^Hydro/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a person with no data is led to a first component and a first project', { tag: LONG }, async ({
  page,
  server,
}) => {
  const account = { email: 'first-day@example.com', password: 'Journey-pass-1' };
  await Api.register(server.url, account);
  await signIn(page, account);
  await expect(page.getByText("You don't have any components yet.")).toBeVisible();
  await expect(page.getByText('Create your first project to get started.')).toBeVisible();
  await expect(page.getByText('0 component(s) total')).toBeVisible();
  await page.getByRole('button', { name: 'Create new', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Create new component' })).toBeVisible();
});

test('content that arrives late moves nothing on the page', async ({ signedIn: page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    // Slow responses, so that the skeletons are visible.
    await page.route('**/api/v2/{components,projects}/', async (route) => {
      const response = await route.fetch();
      await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length > 0);
      await route.fulfill({ response });
    });
    await page.goto('/dashboard');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Recent projects' }).getByRole('link').nth(2)).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            // The DOM's declarations lack the type of the entries.
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift, `at ${viewport.width}`).toBeLessThan(0.01);
    await page.unroute('**/api/v2/{components,projects}/');
  }
});
