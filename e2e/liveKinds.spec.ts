import { addField, editField } from './kindJson.ts';
import { expect, faultPanel, test } from './liveFixtures.ts';
import { Wizard } from './Wizard.ts';

test('a saved kind is in the open form, the cards and the API, and a fault is shown over the last valid form', async ({
  signedIn: page,
  api,
  files,
}) => {
  const { dialog, name } = await Wizard.open(page, 'Wind turbine');
  await name.fill('Typed before the save');

  await files.save('kinds/wind.json', (kind) => {
    kind.title = 'Windmill';
    editField(kind, 'hub_height', { maximum: 700 });
    addField(kind, 'crew', {
      type: 'integer',
      title: 'Size of the crew',
      'x-unit': '{currency}',
      default: 3,
      maximum: 9,
    });
  });
  await expect(dialog).toHaveAccessibleName('Create new Windmill');
  await expect(dialog.getByRole('textbox', { name: 'Size of the crew', exact: true })).toHaveValue('3');
  await expect(name).toHaveValue('Typed before the save');
  await expect(dialog.getByText('differ')).toHaveCount(0);
  expect((await api.meta('wind')).fields).toMatchObject({
    hub_height: { max_value: 700 },
    crew: { default: 3, max_value: 9 },
  });
  await expect(api.create({ subclass: 'wind', name: 'Too large', crew: 10 })).rejects.toThrow('400');

  const sound = await files.read('kinds/wind.json');
  await files.save('kinds/wind.json', sound.replace('"maximum": 9', '"maximun": 9'));
  const panel = faultPanel(page);
  await expect(panel).toContainText(/schemas\/kinds\/wind\.json:\d+:\d+/);
  await expect(panel).toContainText('"maximun" is not known here, so it would have no effect. Did you mean "maximum"?');
  await expect(panel.locator('pre')).toContainText('"maximun": 9\n^');
  await name.fill('Typed below the fault');
  await panel.locator('button.close').click();
  await expect(panel).toHaveCount(0);

  await files.save('kinds/wind.json', sound);
  await expect(page.getByText('schemas/kinds/wind.json has no problems any more.')).toBeVisible();
  await expect(name).toHaveValue('Typed below the fault');

  await page.goto('/workbench/wind');
  await expect(page.getByRole('heading', { name: 'Windmill' })).toBeVisible();
  await page.getByLabel('Sample').selectOption({ label: 'Largest values' });
  await page.getByRole('tab', { name: 'Payload' }).click();
  await expect(page.getByRole('tabpanel').last()).toContainText('"crew": 9');
  await files.save('kinds/wind.json', (kind) => {
    editField(kind, 'invest', { title: 'Price of the machine' });
  });
  await expect(page.getByRole('textbox', { name: /^Price of the machine/ })).toBeVisible();
});
