import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

const ENTRY = 'Acond a.s. Acond PRO-R';

test('an entry of the reference library is found by its numbers, compared, and used with its sources', async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/components');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reference library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reference library' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Sets' })
    .getByRole('button', { name: /Keymark/ })
    .click();
  await expect(page.getByText('Licence: CC-BY-4.0')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Reference library' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(7);
  await inspect(page);

  await test.step('numbers are typed with units, and kept in the address', async () => {
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByLabel('Maximum heat output from').fill('8000 W');
    await filters.getByLabel('Maximum heat output from').press('Enter');
    await expect(filters.getByLabel('Maximum heat output from')).toHaveValue('8');
    await filters.getByLabel('Maximum heat output to').fill('tall');
    await filters.getByLabel('Maximum heat output to').press('Enter');
    await expect(filters.getByRole('alert')).toContainText('tall');
    await filters.getByLabel('Maximum heat output to').fill('0.02 MW');
    await filters.getByLabel('Maximum heat output to').press('Enter');
    await expect(page).toHaveURL(/filter=max_heat_output%3A8\.\.20/);
    await page.getByRole('searchbox').fill('acond');
    await expect(page).toHaveURL(/q=acond/);
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
  });

  await test.step('several are compared', async () => {
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('rowheader', { name: 'Coefficient of performance' })).toBeVisible();
    await inspect(page);
    await page.goBack();
  });

  await test.step('one is viewed and used', async () => {
    await rows
      .filter({ has: page.getByText(ENTRY, { exact: true }) })
      .locator('td')
      .nth(1)
      .click();
    const entry = page.getByRole('dialog', { name: ENTRY, exact: true });
    await expect(entry.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('readonly', '');
    await expect(entry.getByText(/^Cite as:/)).toBeVisible();
    await expect(entry.getByRole('checkbox', { name: 'Locked' })).toHaveCount(0);
    await entry.getByRole('button', { name: 'Source: Maximum heat output' }).click();
    const source = page.getByRole('dialog', { name: 'Source of maximum heat output' });
    await expect(source).toContainText('P_th_h_ref');
    await expect(source).toContainText(/Reference set.*Keymark.*, read only.*Version.*Licence.*CC-BY-4\.0/);
    await expect(source).not.toContainText(/confirmed/i);
    await page.keyboard.press('Escape');
    await expect(source).toBeHidden();
    await inspect(page);
    await page.goBack();
    await expect(entry).toBeHidden();
    await page.goForward();
    await entry.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page).toHaveURL(/view=/);
    const made = page.getByRole('dialog', { name: ENTRY, exact: true });
    await expect(made.getByText(/^Last updated/)).toBeVisible();
    const id = new URL(page.url()).searchParams.get('view') ?? '';
    expect(await api.component({ subclass: 'heatpump', id })).toMatchObject({
      origin: { set: 'keymark_heat_pumps', entry: ENTRY },
      sources: { max_heat_output: { page: expect.stringContaining('P_th_h_ref') } },
    });
    await made.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page).not.toHaveURL(/view=/);
  });

  await test.step('a name that is taken is asked for', async () => {
    await page
      .getByRole('dialog', { name: ENTRY, exact: true })
      .getByRole('button', { name: 'Use', exact: true })
      .click();
    const question = page.getByRole('dialog', { name: `Use ${ENTRY}` });
    await expect(question.getByRole('textbox', { name: 'Name' })).toHaveValue(`${ENTRY} (2)`);
    await question.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('dialog', { name: `${ENTRY} (2)` })).toBeVisible();
  });
});

test('an entry is used once, however often the button is pressed, and the button shows it', { tag: LONG }, async ({
  signedIn: page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let created = 0;
  await page.route('**/api/v2/components/*/', async (route) => {
    if (route.request().method() === 'POST') created += 1;
    await held;
    await route.continue();
  });
  await page.goto('/reference?set=bslib_batteries');
  const uses = page.getByRole('button', { name: /^Use ./ });
  await uses.first().dblclick();
  await expect(uses.first()).toHaveAttribute('aria-busy', 'true');
  await expect(uses.nth(1)).toBeDisabled();
  release();
  await expect(page).toHaveURL(/view=/);
  expect(created).toBe(1);
  await expect(uses.and(page.locator(':disabled, [aria-busy]'))).toHaveCount(0);
});

test('a comparison of entries says that the form of their kind could not be loaded', { tag: LONG }, async ({
  signedIn: page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/heatpump-*.js', (route) => route.abort());
  await page.goto('/reference?set=keymark_heat_pumps');
  const names = page.getByRole('grid', { name: 'Reference library' }).locator('tbody').getByRole('link');
  await expect(names).toHaveCount(7);
  const [one = '', other = ''] = await names.allTextContents();
  const entries = [one, other].map((name) => `entry=${encodeURIComponent(name)}`);
  await page.goto(`/reference/compare?set=keymark_heat_pumps&${entries.join('&')}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The form of this kind could not be loaded.');
  await expect(page.getByText('Loading the entries...')).toHaveCount(0);
});

test('the wizard and the command palette lead to the reference library', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const offers = page.getByRole('region', { name: 'Start from the reference library' });
  await offers.getByRole('link', { name: /Home storage/ }).click();
  await expect(page).toHaveURL(/\/reference\?set=bslib_batteries/);
  await expect(page.getByRole('grid', { name: 'Reference library' }).locator('tbody').getByRole('row')).toHaveCount(4);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search...' }).click();
  await page.getByRole('combobox').fill('reference lib');
  await page.getByRole('option', { name: /Reference library/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reference library' })).toBeVisible();
});
