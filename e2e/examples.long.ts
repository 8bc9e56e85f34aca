import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Editor } from './Editor.ts';
import { test } from './exampleFixtures.ts';
import { Wizard } from './Wizard.ts';

test('a tariff is typed and pasted, saved, looked up in its history, and saved by two', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(412);
  const name = unique('Tariff');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, ...wizard } = await Wizard.open(page, 'Time-of-use tariff');
  await wizard.name.fill(name);
  await wizard.next.click();
  const table = dialog.getByRole('table', { name: 'Periods of the day' });
  await expect(table.getByRole('row')).toHaveCount(5);

  await dialog.getByRole('button', { name: 'Add period' }).click();
  await page.keyboard.type('22');
  await page.keyboard.press('Tab');
  await page.keyboard.type('24');
  await expect(cell(page, 'To', 5)).toHaveValue('24');
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour}\t${hour + 1}\t${hour === 3 ? 'abc' : '0,25'}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), hours.join('\n'));
  await cell(page, 'From', 1).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(table.getByRole('row')).toHaveCount(25);
  await expect(cell(page, 'Price', 1)).toHaveValue('0.25');
  await expect(cell(page, 'Price', 4)).toHaveAttribute('aria-invalid', 'true');
  await wizard.complete.click();
  await expect(cell(page, 'Price', 4)).toBeFocused();
  await page.keyboard.type('0.31');
  await wizard.complete.click();

  const editor = await Editor.on(page, name);
  const [made] = (await api.list()).filter((component) => component.name === name);
  if (!made) throw new Error('The tariff was not stored.');
  await editor.openTab('Prices');
  await cell(page, 'Price', 1).fill('0.5');
  await editor.save();
  await page.getByRole('button', { name: 'History' }).click();
  const change = page.getByRole('dialog').getByRole('table', { name: /^Periods of the day/ });
  await expect(change).toContainText('0.25 0.5');
  await page.keyboard.press('Escape');

  const { periods, ...stored } = await api.component(made);
  if (!Array.isArray(periods)) throw new Error('The tariff has no periods.');
  // Edited before the other change is stored: a form without changes would display it.
  await cell(page, 'Price', 2).fill('0.7');
  await api.change(made, { ...stored, periods: periods.with(23, { ...periods[23], price: 0.9 }) });
  await editor.saveButton.click();
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(conflict.getByRole('group', { name: /^Periods of the day/ })).toContainText('both changed');
  await conflict.getByRole('button', { name: 'Take all mine' }).click();
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect(conflict).toBeHidden();
  expect(Object(await api.component(made)).periods).toMatchObject([
    { from: 0, to: 1, price: 0.5 },
    { price: 0.7 },
    ...Array.from({ length: 22 }, () => ({})),
  ]);
});

test("a turbine is imported from its maker's document, edited, and is still a valid document", async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Turbine');
  const document = readJson('tests/documents/generic-120-3.json');
  const file = { subclass: 'turbine_iec', name, power_curve: document };
  await page.goto('/import/component');
  await page.getByLabel('Files to import').setInputFiles({
    name: 'turbine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: 'Import 1 component', exact: true }).click();
  await expect(page.getByText('1 created.')).toBeVisible();
  const [made] = (await api.list()).filter((component) => component.name === name);
  if (!made) throw new Error('The turbine was not stored.');
  expect((await api.component(made)).power_curve).toEqual(document);

  const editor = await Editor.open(page, made.id);
  await editor.openTab('Turbine');
  await editor.panel.getByRole('textbox', { name: 'Rated power [W]' }).fill('-1');
  await page.keyboard.press('Tab');
  await expect(editor.field('power_curve/turbine/rated_power')).toContainText('Value must be non-negative');
  await editor.panel.getByRole('textbox', { name: 'Rated power [W]' }).fill('3500000');
  await editor.openTab('Operating modes');
  const cuts = editor.panel.locator('[data-field$="/cuts"]').first();
  await cuts.getByRole('button', { name: 'Add item' }).click();
  await cuts.getByRole('combobox', { name: 'Cut-in/cut-out type, row 7' }).selectOption('high-cut-out');
  await cuts.getByRole('textbox', { name: 'Reference wind speed [m/s], row 7' }).fill('28');
  await cuts.getByRole('textbox', { name: 'Period [s], row 7' }).fill('60');
  await editor.expectChanges(2);
  await editor.save();

  const edited = structuredClone(document);
  edited.turbine.rated_power = 3_500_000;
  edited.power_curves.operating_modes[0].cuts.push({ cut_type: 'high-cut-out', wind_speed: 28, period: 60 });
  const stored = (await api.component(made)).power_curve;
  expect(stored).toEqual(edited);
  expect(new Ajv2020({ strict: false }).compile(readJson('schemas/documents/iec61400-16.json'))(stored)).toBe(true);
});

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function cell(page: Page, column: string, row: number) {
  return page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });
}
