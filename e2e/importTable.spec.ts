import { readFile } from 'node:fs/promises';
import { createWorkbook } from '#fixtures/createWorkbook.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

const TABLE = ['Hersteller;Modell;Wärmeleistung [W];COP', 'Acme;{name} 9;9200,5;3,1', 'Acme;{name} 9;12000;kaputt', ''];

test('an unknown table is matched, corrected, imported and undone', async ({ signedIn: page, api, unique }) => {
  const name = unique('Air');
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles({
    name: 'Wärmepumpen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(TABLE.join('\n').replaceAll('{name}', name)),
  });
  await expect(page.getByLabel('Field of Wärmeleistung [W]')).toHaveValue('max_heat_output');
  await expect(page.getByLabel('Unit of Wärmeleistung [W]')).toHaveValue('W');
  await page.getByRole('button', { name: 'Review rows' }).click();

  const rows = page.getByRole('grid', { name: 'Rows of the table' });
  await expect(page.getByRole('button', { name: 'Import 1 component' })).toBeVisible();
  await rows.getByRole('button', { name: /^Coefficient of performance of row 3: blank, COP "kaputt"/ }).click();
  await rows.getByRole('textbox', { name: 'Coefficient of performance of row 3' }).fill('3.4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make it unique' }).click();
  await inspect(page);
  await page.getByRole('button', { name: 'Import 2 components' }).click();
  await expect(page.getByText('2 components stored.')).toBeVisible();
  const made = (await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`));
  expect(made.map((item) => item.name).sort()).toEqual([`Acme ${name} 9`, `Acme ${name} 9 2`]);
  const first = made.find((item) => item.name === `Acme ${name} 9`);
  expect(await api.component({ subclass: 'heatpump', id: first?.id ?? '' })).toMatchObject({
    max_heat_output: 9.2005,
    cop: 3.1,
    origin: { set: 'warmepumpen', entry: `Acme ${name} 9` },
    sources: { max_heat_output: { source: 'Wärmepumpen' } },
  });

  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 components moved to the trash.')).toBeVisible();
  expect((await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`))).toEqual([]);
});

test('a mapping that was downloaded is applied to a later table', { tag: LONG }, async ({ signedIn: page, unique }) => {
  const name = unique('Next');
  const table = (file: string, ...rows: string[]) => ({
    name: file,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Modell;Leistung [W];Zahl', ...rows, ''].join('\n')),
  });
  const files = page.getByLabel('Files to import');
  await page.goto('/import');
  await files.setInputFiles(table('pumps.csv', `${name} 1;9200;3.1`));
  await page.getByLabel('Kind of the components').selectOption('heatpump');
  await page.getByLabel('Field of Leistung [W]').selectOption('max_heat_output');
  await page.getByLabel('Field of Zahl').selectOption('cop');
  await page.getByLabel('Licence').fill('CC0-1.0');
  await page.getByLabel('Address').fill('https://example.org/pumps');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mapping' }).click();
  const mapping = {
    name: 'pumps.json',
    mimeType: 'application/json',
    buffer: await readFile(await (await saved).path()),
  };
  await page.getByRole('button', { name: 'Choose other files' }).click();

  await files.setInputFiles([mapping]);
  await expect(page.getByRole('alert')).toContainText('pumps.json is a mapping, not a table.');
  await files.setInputFiles([mapping, table('later.csv', `${name} 2;12000;3.4`)]);
  await expect(page.getByText('pumps.json is applied to later.csv.')).toBeVisible();
  await expect(page.getByLabel('Field of Zahl')).toHaveValue('cop');
  await inspect(page);
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 1 component' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Rows of the table' })).toContainText(`${name} 2`);
});

test('a mapping of a table with units asks for those that another table does not state, and converts others', {
  tag: LONG,
}, async ({ signedIn: page, unique }) => {
  const name = unique('Units');
  const table = (...lines: string[]) => ({
    ...{ name: 'pumps.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Model;Heat output;Investment;COP', ...lines, ''].join('\n')),
  });
  const mapping = {
    ...{ name: 'pumps.json', mimeType: 'application/json' },
    buffer: Buffer.from(
      JSON.stringify({
        ...{ $id: 'pumps_with_units', title: 'Pumps', kind: 'heatpump' },
        source: { title: 'Pumps', licence: 'CC0-1.0', url: 'https://example.org/pumps' },
        table: { format: 'csv', delimiter: ';', header: 1, units: 2, firstRow: 3 },
        columns: {
          model: { column: 'Model', type: 'text' },
          heat: { column: 'Heat output', unit: 'kW' },
          price: { column: 'Investment', unit: '{currency}/kW' },
          cop: { column: 'COP' },
        },
        name: { text: '{model}' },
        fields: { max_heat_output: 'heat', spec_invest: 'price', cop: 'cop' },
      }),
    ),
  };
  const files = page.getByLabel('Files to import');
  const review = page.getByRole('button', { name: 'Review rows' });
  await page.goto('/import');
  await files.setInputFiles([mapping, table(`${name} 1;9200;1200;3.1`)]);
  await expect(page.getByText('pumps.json is applied to pumps.csv.')).toBeVisible();
  await expect(page.getByText('Heat output: the table states no unit; confirm kW, or type another one.')).toBeVisible();
  await expect(review).toBeDisabled();
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Unit of Heat output').fill('W');
  await expect(page.getByText('Investment: the table states no unit;')).toBeVisible();
  await page.getByRole('button', { name: 'Investment is in {currency}/kW' }).click();
  await review.click();
  await expect(page.getByRole('button', { name: /^Maximum heat output of row 2: 9\.2/ })).toBeVisible();

  await page.getByRole('button', { name: 'Choose other files' }).click();
  await files.setInputFiles([mapping, table(`${name} 1;9.2;1200;3.1`)]);
  await page.getByRole('button', { name: 'All are as in the mapping' }).click();
  await expect(review).toBeEnabled();

  await page.getByRole('button', { name: 'Choose other files' }).click();
  await files.setInputFiles([mapping, table(';W;EUR/kW;', `${name} 1;9200;1200;3.1`)]);
  await expect(page.getByText('“Heat output” is in W here; the mapping expects kW.')).toBeVisible();
  await expect(page.getByText('kW in the mapping', { exact: true })).toBeVisible();
  await review.click();
  await expect(page.getByRole('button', { name: /^Maximum heat output of row 3: 9\.2/ })).toBeVisible();
});

test('a sheet of a workbook is chosen, and an empty one is reported', { tag: LONG }, async ({
  signedIn: page,
  unique,
}) => {
  const name = unique('Sheet');
  const workbook = createWorkbook({
    Notes: [['Fans of 2026']],
    Prices: [
      ['Price', 'Year'],
      ['list', 2026],
    ],
    Pumps: [
      ['Model', 'Max heat output [kW]', 'COP'],
      [`${name} 1`, 9.2, 3.1],
      [`${name} 2`, 12, 3.4],
    ],
    Empty: [],
  });
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles({
    name: 'pumps.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  const sheet = page.getByLabel('Sheet of the workbook');
  await expect(sheet).toHaveValue('Prices');
  await expect(page.getByLabel('Field of Year')).toBeVisible();
  await sheet.selectOption('Empty');
  await expect(page.getByRole('alert')).toContainText("The sheet “Empty” can't be imported");
  await expect(page.getByRole('alert')).toContainText(
    'pumps.xlsx has nothing in the sheet “Empty”. Choose another sheet.',
  );
  await expect(sheet).toHaveValue('Prices');
  await inspect(page);

  await sheet.selectOption('Pumps');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Field of Max heat output [kW]')).toHaveValue('max_heat_output');
  await page.getByLabel('Unit of Max heat output [kW]').fill('W');
  await page.getByLabel('Field of COP').selectOption('Leave out');
  await page.getByLabel('Licence').fill('CC0-1.0');
  await page.getByLabel('Address').fill('https://example.org/pumps');
  await sheet.selectOption('Prices');
  await expect(page.getByLabel('Field of Year')).toBeVisible();
  await expect(page.getByLabel('Licence')).toHaveValue('CC0-1.0');
  await sheet.selectOption('Pumps');
  await expect(page.getByLabel('Unit of Max heat output [kW]')).toHaveValue('W');
  await expect(page.getByLabel('Field of COP')).toHaveValue('');
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 components' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Rows of the table' })).toContainText(`${name} 2`);
});

test('columns are matched to the kind that was chosen last', { tag: LONG }, async ({ signedIn: page, unique }) => {
  await page.goto('/import');
  await page.getByLabel('Files to import').setInputFiles({
    name: 'plants.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Lifetime [yr]\n${unique('Plant')};30\n`),
  });
  const kind = page.getByLabel('Kind of the components');
  await kind.selectOption('heatpump');
  const field = page.getByLabel('Field of Lifetime [yr]');
  await expect(field).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/hydro-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await kind.selectOption('hydro');
  await expect(kind).toHaveValue('hydro');
  await expect(field).toHaveCount(0);
  release();
  await expect(field).toBeVisible();
  await expect(kind).toHaveValue('hydro');
});
