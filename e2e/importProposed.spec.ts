import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

const read = (name: string, encoding: BufferEncoding) =>
  readFileSync(new URL(`../tests/fixtures/proposals/${name}`, import.meta.url), encoding);

async function choose(page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') {
  await page.goto('/import');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) };
  await page.getByLabel('Files to import').setInputFiles(file);
}

test('a curve in columns is proposed as one, corrected, and stored', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Nordwind');
  const table = read('windPRO Leistungskennlinien.csv', 'latin1').replaceAll('Nordwind', name);
  await choose(page, 'windPRO Leistungskennlinien.csv', table, 'latin1');
  const series = page.getByLabel('Field of P bei 3 m/s [kW] … P bei 25 m/s [kW]');
  await expect(series).toHaveValue('power');
  await expect(page.getByLabel('Unit of P bei {x} m/s [kW]', { exact: true })).toHaveValue('kW');
  await inspect(page);
  // Once the curve is left out, its columns are listed separately.
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

test('a table with one value a line is proposed by its parameters', { tag: LONG }, async ({ signedIn: page }) => {
  await choose(page, 'costs_2030.csv', read('costs_2030.csv', 'utf8'));
  await expect(page.getByText('each technology becomes a component')).toBeVisible();
  await expect(page.getByLabel('Field of investment')).toHaveValue('spec_invest');
  await expect(page.getByLabel('Currency of all prices')).toHaveValue('EUR');
  await inspect(page);
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 3 components' })).toBeVisible();
});

test('only the rows that a search finds are imported from a large table', async ({ signedIn: page, unique }) => {
  const mark = unique('Isle');
  const names = ['onwind', 'offwind float', 'battery storage', 'waste CHP', 'gas boiler'].map(
    (name) => `${name} ${mark}`,
  );
  const lines = names.map((name, index) => `${name},${80 + index},${index}`);
  await choose(page, 'technologies.csv', ['technology,hub height [m],wind shear', ...lines].join('\n'));
  await page.getByLabel('Kind of the components').selectOption('wind');
  await page.getByLabel('Field of hub height [m]').selectOption('Hub height (m)');
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 5 components' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search names' }).fill('wind');
  await page.getByRole('button', { name: 'Leave out the 3 other rows' }).click();
  await inspect(page);
  await page.getByRole('searchbox', { name: 'Search names' }).fill('float');
  await page.getByRole('button', { name: 'Leave out this row' }).click();
  await page.getByRole('button', { name: 'Include this row' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Import 2 components' }).click();
  await expect(page.getByText('2 components stored.')).toBeVisible();
});

test('lists in cells fill the axes of a curve, and a single number of them fills a field', { tag: LONG }, async ({
  signedIn: page,
}) => {
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

test('a data sheet with its models side by side is read by its columns', async ({ signedIn: page }) => {
  await choose(page, 'Batteriespeicher Datenblatt.csv', read('Batteriespeicher Datenblatt.csv', 'utf8'));
  const shape = page.getByLabel('Each component is');
  await expect(shape).toHaveValue('column');
  await expect(page.getByRole('table', { name: 'Lines of the file' })).toContainText('10,2 · 15,4 · 20,5');
  await page.getByRole('textbox', { name: 'Name of each component' }).fill('Store {technische_daten}');
  await inspect(page);
  await shape.selectOption('A row');
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toContainText('HomeStore 10');
  await shape.selectOption('A column');
  await expect(page.getByRole('textbox', { name: 'Name of each component' })).toHaveValue('Store {technische_daten}');
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('columnheader', { name: 'Column' })).toBeVisible();
  await page.getByRole('button', { name: /^Capacity of column 4: 15\.4/ }).click();
  await page.getByRole('textbox', { name: /^Capacity of column 4/ }).fill('15');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 3 components' }).click();
  await expect(page.getByText('3 components stored.')).toBeVisible();
});

test('a table with a column for each year is imported for the chosen year', { tag: LONG }, async ({
  signedIn: page,
}) => {
  await choose(page, 'technology costs by year.csv', read('technology costs by year.csv', 'utf8'));
  const lines = page.getByRole('table', { name: 'Columns of the file' });
  await expect(lines).toContainText('600 · 410');
  await page.getByLabel('Values of the year').selectOption('2030');
  await expect(lines).toContainText('300 · 210');
  await inspect(page);
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: /^Specific investment.* of row 2: 300/ })).toBeVisible();
});

test('what is ambiguous is left to the person, and nothing is ignored silently', async ({ signedIn: page }) => {
  await page.goto('/import');
  const file = (name: string, ...lines: string[]) => ({
    ...{ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await page
    .getByLabel('Files to import')
    .setInputFiles([
      file(
        'насосы.csv',
        'Model;Heat output [W];COP;Height [Ellen];Investment [EUR/kW];Annual O&M [USD/yr]',
        'Air 9;9,200;3.1;5;1,200;90',
        'Air 12;12,500;3.4;6;1,350;80',
      ),
      file('fans.csv', 'Model;Power', 'A;3'),
    ]);
  await expect(page.getByText('fans.csv was not read; import it afterwards.')).toBeVisible();
  await expect(page.getByText("9,200 can't be read like this, as it may mean two numbers.")).toBeVisible();
  await expect(page.getByText('Ellen is not understood')).toBeVisible();
  await expect(page.getByText('in USD, unlike the other prices')).toBeVisible();
  await expect(
    page.getByText('Enter the source, its licence and an address that begins with http:// or https://.'),
  ).toBeVisible();
  await expect(page.getByLabel('Field of Annual O&M [USD/yr]')).toHaveValue('');
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Numbers are written as').selectOption('1,234.5');
  await expect(page.getByText("9,200 can't be read like this")).toBeHidden();
  const review = page.getByRole('button', { name: 'Review rows' });
  await page.getByRole('textbox', { name: 'Source' }).fill('');
  await expect(page.getByText('Enter under Source where the table comes from.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Source' }).fill('Pumps');
  await page.getByRole('textbox', { name: 'Set' }).fill('cec_inverters');
  await expect(review).toBeDisabled();
  await page.getByRole('textbox', { name: 'Set' }).fill('pumps_of_the_north');
  await review.click();
  await expect(page.getByRole('button', { name: /^Maximum heat output of row 2: 9\.2/ })).toBeVisible();
  await expect(page.getByText('fans.csv was not read; import it afterwards.')).toBeVisible();
});
