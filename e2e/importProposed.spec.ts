import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';

const read = (name: string, encoding: BufferEncoding) =>
  readFileSync(new URL(`../tests/fixtures/proposals/${name}`, import.meta.url), encoding);

async function choose(page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') {
  await page.goto('/import');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) };
  await page.getByLabel('Files to import').setInputFiles(file);
}

test('a curve in columns is proposed as one, corrected, and stored', async ({ signedIn: page, api, unique }) => {
  const name = unique('Nordwind');
  const table = read('windPRO Leistungskennlinien.csv', 'latin1').replaceAll('Nordwind', name);
  await choose(page, 'windPRO Leistungskennlinien.csv', table, 'latin1');
  const series = page.getByLabel('Field of P bei 3 m/s [kW] … P bei 25 m/s [kW]');
  await expect(series).toHaveValue('power');
  await expect(page.getByLabel('Unit of P bei {x} m/s [kW]', { exact: true })).toHaveValue('kW');
  await inspect(page);
  // Left out, its columns are there one by one.
  await series.selectOption('Leave out');
  await expect(page.getByLabel('Field of P bei 3 m/s [kW]', { exact: true })).toBeVisible();
  await series.selectOption('Power curve');
  await expect(page.getByLabel('Field of P bei 3 m/s [kW]', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Review rows' }).click();
  await page.getByRole('button', { name: 'Import 3 components' }).click();
  await expect(page.getByText('3 components stored.')).toBeVisible();
  const id = (await api.list()).find((item) => item.name === `${name} NW-82`)?.id ?? '';
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    ...{ hub_height: 98.5, pc3: 0, pc4: 46, pc5: 184, pc8: 966, pc12: 2277, pc25: 2300, pc26: 0 },
    sources: { power: { source: 'windPRO Leistungskennlinien' } },
  });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('3 components moved to the trash.')).toBeVisible();
});

test('a table with one value a line is proposed by its parameters', async ({ signedIn: page }) => {
  await choose(page, 'costs_2030.csv', read('costs_2030.csv', 'utf8'));
  await expect(page.getByText('each technology becomes a component')).toBeVisible();
  await expect(page.getByLabel('Field of investment')).toHaveValue('spec_invest');
  await expect(page.getByLabel('Currency of all prices')).toHaveValue('EUR');
  await inspect(page);
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 3 components' })).toBeVisible();
});

test('lists in cells fill the axes of a curve, and one number of them a field', async ({ signedIn: page }) => {
  await choose(page, 'windpowerlib_turbines.csv', read('windpowerlib_turbines.csv', 'utf8'));
  await expect(page.getByLabel('Field of power_curve_wind_speeds')).toHaveValue('power.x');
  await page.getByLabel('Unit of power_curve_values').fill('W');
  await page.getByLabel('Which number of hub_height').selectOption('Highest');
  await page.getByLabel('Field of power_curve_wind_speeds').selectOption('Leave out');
  await expect(page.getByText('Power curve needs a column for Wind speed as well.')).toBeVisible();
  await page.getByLabel('Field of power_curve_wind_speeds').selectOption('Power curve: Wind speed (m/s)');
  await inspect(page);
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: /^Hub height of row 2: 108/ })).toBeVisible();
});
