import type { Page } from '@playwright/test';
import { addField, editField, type KindJson } from './kindJson.ts';
import { type Edit, expect, faultPanel, type SchemaFiles, test } from './liveFixtures.ts';
import { Wizard } from './Wizard.ts';

const WIND = 'kinds/wind.json';

interface Case {
  title: string;
  edit: (files: SchemaFiles) => Promise<void>;
  /** Checks what the open form of a wind turbine shows after the edit. */
  see: (page: Page) => Promise<void>;
}

function inWind(title: string, edit: Edit, see: Case['see']): Case {
  return { title, edit: (files) => files.save(WIND, edit), see };
}

const EDITS: Case[] = [
  inWind(
    'the title of a field',
    (kind) => {
      editField(kind, 'invest', { title: 'Price of the machine' });
    },
    (page) => expect(page.getByRole('textbox', { name: 'Price of the machine' })).toBeVisible(),
  ),
  inWind(
    'a unit',
    (kind) => {
      addField(kind, 'crew', { type: 'number', title: 'Crew', 'x-unit': 'h' });
    },
    (page) => expect(page.locator('[data-field="crew"]')).toContainText('h'),
  ),
  inWind(
    'a limit',
    (kind) => {
      addField(kind, 'crew', { type: 'number', title: 'Crew', maximum: 5 });
    },
    async (page) => {
      await page.getByLabel('Crew', { exact: true }).fill('6');
      await page.getByLabel('Crew', { exact: true }).blur();
      await expect(page.locator('[data-field="crew"]')).toContainText('5');
    },
  ),
  inWind(
    'a choice',
    (kind) => {
      addField(kind, 'drive', { type: 'string', title: 'Drive', enum: ['geared', 'direct'], default: 'direct' });
    },
    (page) => expect(page.getByLabel('Drive', { exact: true })).toContainText('direct'),
  ),
  inWind(
    'a tab',
    (kind) => {
      kind.properties.crew = { type: 'number', title: 'Crew' };
      kind['x-tabs'].push({ id: 'people', title: 'People', groups: [{ title: 'Crew', fields: ['crew'] }] });
    },
    (page) => expect(page.getByRole('list', { name: 'Steps' }).getByText('People')).toBeVisible(),
  ),
  inWind(
    'a condition',
    (kind) => {
      addField(kind, 'crew', { type: 'number', title: 'Crew', 'x-shown-when': 'locked' });
    },
    async (page) => {
      await expect(page.getByLabel('Crew', { exact: true })).toHaveCount(0);
      await page.getByRole('checkbox', { name: 'Locked' }).check();
      await expect(page.getByLabel('Crew', { exact: true })).toBeVisible();
    },
  ),
  inWind(
    'a curve',
    (kind) => {
      kind['x-curves'].power = { ...kind['x-curves'].power, title: 'Curve of the machine' };
    },
    async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Curve of the machine').first()).toBeVisible();
    },
  ),
  {
    title: 'a shared file',
    edit: async (files) => {
      const text = await files.read('common.json');
      await files.save('common.json', text.replace('"title": "Name"', '"title": "What it is called"'));
    },
    see: (page) => expect(page.getByRole('textbox', { name: 'What it is called' })).toHaveValue('Typed'),
  },
];

const FAULTS: { title: string; edit: (text: string) => string | Buffer; says: string | RegExp }[] = [
  { title: 'broken JSON', edit: (text) => text.replace('"title"', 'title'), says: 'is not valid JSON' },
  { title: 'half a file', edit: (text) => text.slice(0, text.length / 2), says: 'is not valid JSON' },
  { title: 'an unknown word', edit: (text) => text.replace('"minimum"', '"minimun"'), says: 'Did you mean "minimum"?' },
  {
    title: 'bad bytes',
    edit: (text) => Buffer.concat([Buffer.from(text.slice(0, 40)), Buffer.from([0xff, 0xfe, 0x80])]),
    says: /schemas\/kinds\/wind\.json:\d+:\d+/,
  },
  { title: 'deep nesting', edit: () => '['.repeat(100_000), says: 'more than 64' },
  { title: 'an empty file', edit: () => '', says: /schemas\/kinds\/wind\.json/ },
  { title: 'a huge file', edit: (text) => text + ' '.repeat(20_000_000), says: 'are allowed' },
];

test.describe.configure({ mode: 'default' });

for (const { title, edit, see } of EDITS)
  test(`${title} is in the open form as soon as it is saved`, async ({ signedIn: page, files }) => {
    const { name } = await Wizard.open(page, 'Wind turbine');
    await name.fill('Typed');
    await edit(files);
    await see(page);
  });

for (const { title, edit, says } of FAULTS)
  test(`${title} is shown at its position, and so is its correction`, async ({ signedIn: page, files }) => {
    const { name } = await Wizard.open(page, 'Wind turbine');
    await name.fill('Typed');
    const sound = await files.read(WIND);
    await files.save(WIND, edit(sound));
    await expect(faultPanel(page)).toContainText(says);
    await files.save(WIND, sound);
    await expect(page.getByText('schemas/kinds/wind.json has no problems any more.')).toBeVisible();
    await expect(name).toHaveValue('Typed');
  });

test('a field that is removed leaves the form, which keeps the others', async ({ signedIn: page, files }) => {
  const withCrew: Edit = (kind) => {
    addField(kind, 'crew', { type: 'number', title: 'Crew' });
  };
  const { name } = await Wizard.open(page, 'Wind turbine');
  await name.fill('Typed');
  await files.save(WIND, withCrew);
  await page.getByLabel('Crew', { exact: true }).fill('12');
  await files.save(WIND, () => {});
  await expect(page.getByLabel('Crew', { exact: true })).toHaveCount(0);
  await expect(name).toHaveValue('Typed');
});

test('a new kind file adds a card at once, and deleting it removes the card', async ({
  signedIn: page,
  files,
  api,
}) => {
  await page.goto('/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const card = page.getByRole('dialog').getByText('Windpump', { exact: true });
  await expect(page.getByRole('dialog').getByText('Wind turbine', { exact: true })).toBeVisible();
  const kind: KindJson = JSON.parse(await files.read(WIND));
  kind.$id = 'windpump';
  kind.title = 'Windpump';
  kind['x-kind'] = { ...kind['x-kind'], plural: 'Windpumps', order: 99 };
  await files.save('kinds/windpump.json', JSON.stringify(kind));
  await expect(card).toBeVisible();
  expect((await api.meta('windpump')).name).toBe('Windpump');
  await files.remove('kinds/windpump.json');
  await expect(card).toHaveCount(0);
  await expect(api.meta('windpump')).rejects.toThrow('404');
});

test('a stored component that is open keeps what is typed and the tab that is shown', async ({
  signedIn: page,
  files,
  api,
}) => {
  const { id } = await api.create({ subclass: 'wind', name: 'Stored before the save' });
  await page.goto(`/components/${id}`);
  await page.getByRole('tab').nth(1).click();
  const height = page.getByRole('textbox', { name: /^Hub height/ });
  await height.fill('77');
  await files.save(WIND, (kind) => {
    editField(kind, 'hub_height', { title: 'Height of the hub' });
  });
  await expect(page.getByRole('textbox', { name: /^Height of the hub/ })).toHaveValue('77');
  await expect(page.getByText('unsaved changes')).toHaveCount(0);
});
