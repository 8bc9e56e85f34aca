import type { Page } from '@playwright/test';
import { inputIn, messageIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { Importer } from './Importer.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

test('an exported component comes back whole beside the original', async ({ signedIn: page, api, unique }) => {
  const name = unique('Round trip');
  const { id } = await api.create({
    subclass: 'wind',
    name,
    hub_height: null,
    description: 'Line 1\nLine 2',
    pc5: 0.5,
  });
  const exported = await api.component({ subclass: 'wind', id });
  const importer = await Importer.open(page);
  await importer.choose({ [`${name}.json`]: exported, 'template.json': { ...exported, is_template: true } });
  await expect(importer.findName(0)).toHaveValue(`${name} (2)`);
  await expect(importer.row(0)).toContainText(`${name} is taken`);
  // A template may be called like a component.
  await expect(importer.findName(1)).toHaveValue(name);
  await expect(importer.row(1)).toContainText('template');
  await importer.import('Import 2 components');
  await expect(page.getByText('2 created.')).toBeVisible();

  for (const [index, list] of ['/components', '/templates/components'].entries()) {
    const link = importer.row(index).getByRole('link', { name: /^Open/ });
    const created = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(created.pathname).toBe(list);
    const copy = await api.component({ subclass: 'wind', id: created.searchParams.get('view') ?? '' });
    const { id: _, created_at: __, updated_at: ___, ...fields } = exported;
    expect(copy).toMatchObject({ ...fields, name: index === 0 ? `${name} (2)` : name, is_template: index === 1 });
  }
});

test('fields of another kind, of an older schema and with faults are named one by one', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Faulty');
  const importer = await Importer.open(page);
  await importer.choose({
    'faulty.json': { subclass: 'wind', name, tilt: 30, hub_height: '98,5', anemometer_height: '20', locked: 'yes' },
  });
  // The only entry with problems is open from the start.
  const details = importer.details(0);
  await expect(importer.row(0)).toContainText('2 problems');
  await expect(details.getByRole('region', { name: 'Left out' })).toContainText(
    'tilt: not a field of Wind turbine; left out (30)',
  );
  await expect(details.getByRole('region', { name: 'Carried over' })).toContainText(
    'Anemometer height: "20", read as 20',
  );
  await expect(details.getByRole('region', { name: 'Could not be read' })).toContainText(
    'Locked: "yes" is not a value of this field',
  );
  await details.getByText(/^Not in the file: \d+ field/).click();
  await expect(details.getByText('Lifetime: not in the file; gets its default')).toBeVisible();
  await expect(messageIn(importer.field(0, 'hub_height'))).toHaveText('Please use a dot (.) for decimals');
  await expect(page.getByRole('main').getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await details.getByText('Text in the file').click();
  await expect(details.getByRole('textbox', { name: 'Text in the file' })).toHaveValue(/"tilt": ?30/);
  await inspect(page);

  await inputIn(importer.field(0, 'hub_height')).fill('98.5');
  await importer.field(0, 'locked').getByRole('checkbox').check();
  await expect(importer.row(0)).toContainText('Ready, 1 left out');
  // A corrected field stays where it is.
  await expect(inputIn(importer.field(0, 'hub_height'))).toHaveValue('98.5');
  await importer.import('Import 1 component');
  await expect(page.getByText('1 created.')).toBeVisible();
  const created = (await api.list()).find((item) => item.name === name);
  expect(await api.component({ subclass: 'wind', id: created?.id ?? '' })).toMatchObject({
    hub_height: 98.5,
    anemometer_height: 20,
    locked: true,
  });
});

test('text that is not JSON, or is of an unknown kind, is reported with its position and corrected there', {
  tag: LONG,
}, async ({ signedIn: page, unique }) => {
  const name = unique('Corrected');
  const importer = await Importer.open(page);
  const paste = page.getByRole('textbox', { name: 'Or paste JSON' });
  await paste.fill(`{"subclass": "wind",\n "name": "${name}",}`);
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByText("expected a field name in double quotes, found '}'")).toContainText('line 2');
  await expect(paste).toHaveValue(/"subclass"/);
  await paste.fill(`[{"subclass": "flywheel", "name": "${name}"}, 5]`);
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(paste).toHaveValue('');
  await expect(importer.row(0)).toContainText('Unreadable');
  await expect(importer.details(0)).toContainText('Unknown kind "flywheel"');
  await expect(importer.details(0)).toContainText('wind (Wind turbine)');
  await expect(importer.details(1)).toContainText('This entry is not a JSON object');
  await inspect(page);

  const text = importer.details(0).getByRole('textbox', { name: 'Text in the file' });
  await text.fill((await text.inputValue()).replace('flywheel', 'wind'));
  await importer.details(0).getByRole('button', { name: 'Read again' }).click();
  await expect(importer.row(0)).toContainText('Ready');
  await importer
    .row(1)
    .getByRole('checkbox', { name: /^Import/ })
    .uncheck();
  await expect(importer.row(1)).toContainText('Skipped');
  await importer.import('Import 1 component');
  await expect(page.getByText('1 created.')).toBeVisible();
});

test('components that the server rejects keep what was typed and are tried again', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500, 400);
  await holdFeed(page);
  const names = ['A', 'B', 'C'].map((letter) => unique(letter));
  const importer = await Importer.open(page);
  await importer.choose({ 'many.json': names.map((name) => ({ subclass: 'pv', name })) });
  await importer.findName(1).fill(`${names[1]} typed`);
  // Another user takes the third name meanwhile, and the server fails at the second one.
  await api.create({ subclass: 'pv', name: names[2] ?? '' });
  let failing = true;
  await page.route('**/api/v2/components/pv/', (route) =>
    failing && route.request().postData()?.includes('typed')
      ? route.fulfill({ status: 500, body: '{"message":"Down"}' })
      : route.fallback(),
  );
  await importer.import('Import 3 components');
  await expect(page.getByText('1 created, 2 failed.')).toBeVisible();
  await expect(importer.row(0)).toContainText('Created');
  await expect(importer.row(1)).toContainText('Failed');
  await expect(importer.row(2)).toContainText('Name must be unique');
  await expect(importer.findName(1)).toHaveValue(`${names[1]} typed`);
  await importer.open(1);
  await expect(importer.details(1)).toContainText('Down');
  await inspect(page);

  failing = false;
  await importer.findName(2).fill(`${names[2]} typed`);
  await expect(importer.row(2)).toContainText('Failed');
  await page.getByRole('button', { name: 'Retry the failed ones' }).click();
  await expect(page.getByText('2 created.')).toBeVisible();
  const stored = (await api.list()).map(({ name }) => name);
  expect(stored).toEqual(expect.arrayContaining([names[0], `${names[1]} typed`, `${names[2]} typed`]));
});

test('a long import shows its progress, is cancelled, and asks before it is left', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Many');
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ subclass: 'heater', name: `${mark} ${index}` }));
  const stored = async () => (await api.list()).filter(({ name }) => name.startsWith(mark)).length;
  const importer = await Importer.open(page);
  await importer.choose({ 'long.json': entries(120) });
  await expect(page.getByText('120 ready')).toBeVisible();
  // A hundred are shown at a time.
  await expect(page.getByRole('table').getByRole('rowgroup')).toHaveCount(101);
  await page.getByRole('button', { name: 'Clear list' }).click();
  await importer.choose({ 'many.json': entries(12) });
  await expect(page.getByText('12 ready')).toBeVisible();

  const calls = await holdCreations(page);
  await importer.import('Import 12 components');
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('max', '12');
  // At most four calls are under way at a time, and each ends when the test releases it.
  await expect.poll(calls.held).toBe(4);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  calls.release();
  await expect(page.getByText('4 created, 8 not started.')).toBeVisible();
  expect(await stored()).toBe(4);

  await importer.import('Import 8 components');
  await expect(page.getByText('8 created.')).toBeVisible();
  expect(await stored()).toBe(12);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a name is typed, skipped and imported with the keyboard alone', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Keys');
  const importer = await Importer.open(page);
  const paste = page.getByRole('textbox', { name: 'Or paste JSON' });
  await paste.focus();
  await page.keyboard.insertText(
    JSON.stringify([
      { subclass: 'pv', name },
      { subclass: 'pv', name },
    ]),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Read text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importer.findName(1)).toHaveValue(`${name} (2)`);
  await expect(paste).toBeFocused();
  await importer.row(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(importer.row(0)).toContainText('Skipped');
  // The other one may have the name now.
  await importer.findName(1).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await expect(importer.row(1)).toContainText('Ready');
  await page.getByRole('button', { name: 'Import 1 component' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 created.')).toBeVisible();
  expect((await api.list()).filter((item) => item.name.startsWith(name))).toHaveLength(1);
});

test('dropped files are read like chosen ones', { tag: LONG }, async ({ signedIn: page, unique }) => {
  const importer = await Importer.open(page);
  const text = JSON.stringify({ subclass: 'pv', name: unique('Dropped') });
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, text);
  const zone = page.getByRole('region', { name: 'Files' });
  await zone.dispatchEvent('dragover', { dataTransfer: files });
  await zone.dispatchEvent('drop', { dataTransfer: files });
  await expect(importer.row(0)).toContainText('dropped.json');
  await expect(importer.row(0)).toContainText('Ready');
});

test('a visitor is asked to log in', { tag: LONG }, async ({ page }) => {
  await page.goto('/import/component');
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
});

/** Holds the calls that create components until they are released; later ones go through. */
async function holdCreations(page: Page): Promise<{ held: () => number; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/api/v2/components/heater/', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return { held: () => held, release };
}
