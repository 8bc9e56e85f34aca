import { editNew, inputIn, messageIn, typeOver } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';

test('a derived value updates while typing, its suggestion is used and undone, and an unused field says why', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'hydro' });
  const power = editor.panel.locator('[data-derived="rated_power"]');
  await editor.openTab('General Details');
  await expect(power).toContainText('1176 kW');
  await typeOver(inputIn(editor.field('hg')), '100');
  await expect(power).toContainText('500.3 kW');
  await typeOver(inputIn(editor.field('hg')), '');
  await expect(power).toContainText('Needs Gross head');

  await editor.openTab('Advanced Details');
  const diameter = inputIn(editor.field('dp'));
  await editor.field('dp').getByRole('button', { name: 'Use 0.4652 m for Penstock diameter' }).click();
  await expect(diameter).toHaveValue('0.4652');
  await expect(diameter).toBeFocused();
  await expect(editor.panel.locator('[data-derived="flow_velocity"]')).toContainText('3.001 m/s');
  await editor.expectChanges(2);
  await page.keyboard.press('Control+z');
  await expect(diameter).toHaveValue('');
  await editor.expectChanges(1);

  const { editor: market } = await editNew({ signedIn, api, unique }, { subclass: 'market' });
  await market.openTab('Outages and backup');
  const load = market.field('critical_load');
  await expect(messageIn(load)).toHaveText('Not used while Outages per year is 0');
  await typeOver(inputIn(market.field('number_of_outages_per_year')), '2');
  await expect(load).not.toHaveAttribute('data-unused');
});
