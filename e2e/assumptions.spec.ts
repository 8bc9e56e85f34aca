import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import type { Api } from './Api.ts';
import { failReads } from './failReads.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { subclasses } from './kindFiles.ts';
import { LONG } from './tags.ts';

test('the assumptions of a project are the same on the page, in the CSV file, in the workbook and in the store', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Sheet');
  const stored = await createAll(api, name);
  const project = await api.createProject({ name, uses: stored.map(({ id }) => id) });
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Assumptions sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Assumptions of ${name}`);

  const csv = parseCsv(await save(page, 'Values (CSV)'));
  const [values, ...others] = await readWorkbook(Buffer.from(await save(page, 'Excel workbook')));
  expect(others.map(({ sheet }) => sheet)).toContain('Assets');
  expect(toLines(values?.data ?? [])).toEqual(csv);

  const [titles = [], ...rows] = csv;
  const at = (row: readonly string[], title: string) => row[titles.indexOf(title)] ?? '';
  expect(new Set(rows.map((row) => at(row, 'Component')))).toEqual(new Set(stored.map((one) => String(one.name))));
  for (const one of stored) {
    const own = rows.filter((row) => at(row, 'Component') === one.name);
    const table = page.getByRole('region', { name: String(one.name) });
    await expect(table.locator('th[scope="row"]')).toHaveText(own.map((row) => at(row, 'Value of')));
    const shown = await table.locator('[data-column="Value"]').allTextContents();
    // The page groups thousands, and a number is followed by its unit.
    const isNumber = (row: readonly string[]) =>
      /^-?[\d.]+(e[+-]?\d+)?$/.test(at(row, 'Value')) && at(row, 'Unit') !== '';
    expect(shown.map((text) => text.replaceAll('\u202f', ''))).toEqual(
      own.map((row) => at(row, 'Value') + (isNumber(row) ? ` ${at(row, 'Unit')}` : '')),
    );
    for (const row of own) {
      const value = one[at(row, 'Field')];
      if (typeof value === 'number' && at(row, 'Value') !== '' && Number.isFinite(Number(at(row, 'Value'))))
        expect(Number(at(row, 'Value')), at(row, 'Field')).toBe(value);
    }
  }
  const height = page.getByRole('region', { name: `${name} wind 1` }).getByRole('row', { name: /^Hub height/ });
  await expect(height.getByRole('cell')).toContainText(['98.5 m', '10 m', '+88.5 m']);

  await expect(height).toContainText('Data sheet E-8278 to 108 m');
  await page.getByRole('checkbox', { name: 'Without source' }).check();
  await expect(height).toBeHidden();
  await page.getByRole('checkbox', { name: 'Without source' }).uncheck();

  await page.getByRole('checkbox', { name: 'Only deviations' }).check();
  await expect(height).toBeVisible();
  await expect(page.getByRole('region', { name: `${name} heater 1` })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search values' }).fill('hub height');
  await expect(page.getByRole('status').first()).toHaveText(/^2 of \d+ values, \d+ deviating, \d+ without source$/);
  await expect(page).toHaveURL(/search=hub\+height&only=deviations|only=deviations&search=hub\+height/);
  await inspect(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(height).toBeVisible();
});

test('a template that cannot be compared is named with the reason', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404, 500);
  const { id } = await api.create({ subclass: 'wind', name: unique('Compared'), hub_height: 80 });
  const template = await api.create({ subclass: 'wind', name: unique('Usual'), hub_height: 90, is_template: true });
  const read = `**/api/v2/components/wind/${template.id}/`;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reads = await failReads(page, read, { detail: 'Disk failed' });
  await page.route(read, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/components/${id}/assumptions?template=${template.id}`);
  await expect(page.getByText('Loading the template...')).toBeVisible();
  release();
  const banner = page.getByRole('alert').filter({ hasText: 'Disk failed' });
  await expect(banner).toBeVisible();
  await expect(page.getByText('Loading the template...')).toHaveCount(0);
  reads.hold();
  await banner.getByRole('button', { name: 'Retry' }).click();
  await reads.answer();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Hub height/ })).toContainText('90');

  await page.goto(`/components/${id}/assumptions?template=00000000-0000-4000-8000-000000000000`);
  const gone = page.getByRole('status').filter({ hasText: 'This template no longer exists.' });
  await inspect(page);
  await gone.getByRole('button', { name: 'Compare with defaults' }).click();
  await expect(gone).toHaveCount(0);
  await expect(page).not.toHaveURL(/template=/);
});

/** Two components of every kind with their defaults, and what the store holds of each. */
async function createAll(api: Api, name: string) {
  const changes: Record<string, object> = {
    wind: { hub_height: 98.5, sources: { hub_height: { source: 'Data sheet E-82', low: 78, high: 108 } } },
  };
  return Promise.all(
    [...subclasses, ...subclasses].map(async (subclass, index) => {
      const number = index < subclasses.length ? 1 : 2;
      const { id } = await api.create({ subclass, name: `${name} ${subclass} ${number}`, ...changes[subclass] });
      return { ...(await api.component({ subclass, id })), id };
    }),
  ) as Promise<({ id: string } & Record<string, unknown>)[]>;
}

async function save(page: Page, entry: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return readFile(await (await download).path());
}

function parseCsv(file: Buffer): string[][] {
  return Papa.parse<string[]>(file.toString('utf8').slice(1), { skipEmptyLines: true }).data;
}

/** As a CSV file writes them. */
function toLines(rows: readonly (readonly unknown[])[]): string[][] {
  const width = rows[0]?.length ?? 0;
  return rows.map((cells) => Array.from({ length: width }, (_, index) => String(cells[index] ?? '')));
}
