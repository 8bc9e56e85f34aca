import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The number of rows of the published table. */
const ROWS = 4435;
const SAMPLE = 'tests/fixtures/imports/keymark_heat_pumps.csv';

/**
 * Reads the whole table from the folder in IMPORT_DATA (see docs/imports.md); without it, extends the sample to the
 * same length.
 */
function readWhole(): string {
  const folder = process.env.IMPORT_DATA;
  if (folder) return readFileSync(join(folder, 'heatpump/keymark_heat_pumps.csv'), 'utf8');
  const [headings = '', ...rows] = readFileSync(SAMPLE, 'utf8').trim().split(/\r?\n/);
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const [maker, model, ...rest] = (rows[index % 7] ?? '').split(',');
    return [maker, `${model} ${index}`, ...rest].join(',');
  });
  return `${[headings, ...lines].join('\n')}\n`;
}

async function open(page: Page, table: string) {
  await page.goto('/import');
  const file = { name: 'keymark_heat_pumps.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.getByLabel('Files to import').setInputFiles(file);
  await expect(page.getByRole('group', { name: 'Show' })).toBeVisible({ timeout: 120_000 });
}

test('a whole table is imported, a second run changes nothing, and a changed row is found among all', async ({
  signedIn: page,
}) => {
  test.setTimeout(900_000);
  const table = readWhole();
  await open(page, table);
  for (const fix of [/^Shorten/, /^Make/]) {
    const button = page.getByRole('button', { name: fix });
    if (await button.isVisible()) await button.click();
  }
  await page.getByRole('button', { name: /^Import [\d,]+ components$/ }).click();
  const summary = page.getByText(/^[\d,]+ components stored\./);
  await expect(summary).toBeVisible({ timeout: 300_000 });
  const stored = /^[\d,]+/.exec((await summary.textContent()) ?? '')?.[0] ?? '';
  expect(Number(stored.replace(',', ''))).toBeGreaterThan(4000);

  await open(page, table);
  await expect(page.getByText(`${stored} unchanged`)).toBeVisible();
  await expect(page.getByText('Everything is up to date')).toBeVisible();
  const head = page.getByRole('region', { name: 'Table' });
  await expect(head.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  const changed = table.replace(/,average,(\d+),4540,2\.2,/, ',average,$1,4550,2.2,');
  expect(changed).not.toBe(table);
  await open(page, changed);
  await expect(head.getByText(/ [\d,]+ changed upstream, /)).toBeVisible();
  await head.getByRole('button', { name: /^Update [\d,]+ components?$/ }).click();
  await expect(page.getByText(/^0 created, [\d,]+ updated, /)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/^[\d,]+ components? changed back\.$/)).toBeVisible({ timeout: 120_000 });
});
