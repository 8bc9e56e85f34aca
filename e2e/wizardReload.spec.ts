import type { Page } from '@playwright/test';
import { Api } from './Api.ts';
import { inputIn, messageIn, typeOver } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { Wizard } from './Wizard.ts';

const MALFORMED = 'Please enter a valid number';

test('goes on after a reload at its step with every text, and starts afresh when it is opened anew', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Reloaded');
  const wizard = await Wizard.open(page, 'Wind turbine');
  const field = (fieldName: string) => wizard.dialog.locator(`[data-field="${fieldName}"]`);
  await wizard.name.fill(name);
  await inputIn(field('lifetime')).fill('25');
  await wizard.next.click();
  await inputIn(field('hub_height')).fill('77');
  await typeOver(inputIn(field('derating_factor')), '0.');
  await page.reload();

  await expect(wizard.dialog).toHaveAccessibleName('Create new Wind turbine');
  await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(inputIn(field('hub_height'))).toHaveValue('77');
  await expect(inputIn(field('derating_factor'))).toHaveValue('0.');
  await expect(messageIn(field('derating_factor'))).toHaveText(MALFORMED);
  await wizard.complete.click();
  await expect(inputIn(field('derating_factor'))).toBeFocused();
  await wizard.steps.first().click();
  await expect(wizard.name).toHaveValue(name);
  await expect(inputIn(field('lifetime'))).toHaveValue('25');

  await test.step('closing asks first', async () => {
    await wizard.dialog.getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(wizard.name).toHaveValue(name);
    await wizard.name.focus();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(wizard.name).toHaveValue(name);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(wizard.dialog).toHaveCount(0);
  });

  await test.step('opened anew', async () => {
    await page.reload();
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    await expect(wizard.dialog).toHaveCount(0);
    await Wizard.open(page, 'Wind turbine');
    await expect(wizard.name).toHaveValue('');
    await expect(inputIn(field('lifetime'))).toHaveValue('20');
    await wizard.next.click();
    await expect(inputIn(field('hub_height'))).toHaveValue('10');
    await expect(inputIn(field('derating_factor'))).toHaveValue('1');
    await expect(messageIn(field('derating_factor'))).toHaveCount(0);
  });
  expect((await api.list()).some((component) => component.name === name)).toBe(false);
});

test("another kind starts from its own defaults, and the first one's texts are gone", async ({
  signedIn: page,
  unique,
}) => {
  const wizard = await Wizard.open(page, 'Wind turbine');
  const field = (fieldName: string) => wizard.dialog.locator(`[data-field="${fieldName}"]`);
  const changeTo = async (kind: string) => {
    await wizard.dialog.getByRole('button', { name: 'Change kind' }).click();
    await choose(wizard, kind);
  };
  await wizard.name.fill(unique('Changed'));
  await inputIn(field('annual_om')).fill('1,');
  await inputIn(field('lifetime')).fill('33');

  await changeTo('Converter');
  await expect(wizard.name).toHaveValue('');
  await expect(inputIn(field('lifetime'))).toHaveValue('15');
  await expect(inputIn(field('annual_om'))).toHaveValue('100');
  await expect(wizard.dialog.getByText('Please use a dot (.) for decimals')).toHaveCount(0);

  await changeTo('Wind turbine');
  await expect(wizard.name).toHaveValue('');
  await expect(inputIn(field('lifetime'))).toHaveValue('20');
  await expect(inputIn(field('annual_om'))).toHaveValue('100');

  // Nothing was typed into this one, so nothing is asked.
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toHaveCount(0);
});

test('goes on where it was when its page was left and is come back to', async ({ signedIn: page, unique }) => {
  const name = unique('Left');
  const wizard = await Wizard.open(page, 'Wind turbine');
  await page.keyboard.press('Escape');
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await links.getByRole('link', { name: 'Components' }).click();
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await choose(wizard, 'Wind turbine');
  await wizard.name.fill(name);

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(wizard.dialog).toHaveCount(0);
  await page.goForward();
  await expect(wizard.dialog).toHaveAccessibleName('Create new Wind turbine');
  await expect(wizard.name).toHaveValue(name);
});

test('is nothing to somebody else who signs in', async ({ signedIn: page, server, unique }) => {
  const account = { email: `${unique('next').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
  await Api.register(server.url, account);
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill(unique('Mine'));
  await page.goBack();
  await expect(wizard.dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);

  await signIn(page, account);
  await page.goto('/components');
  await expect(page.getByText('No components found')).toBeVisible();
  await expect(wizard.dialog).toHaveCount(0);
});

/** Chooses a kind by the title on its card. */
async function choose({ dialog }: Wizard, kind: string): Promise<void> {
  await expect(dialog).toHaveAccessibleName('Create new component');
  await dialog
    .getByRole('button')
    .filter({ has: dialog.page().getByText(kind, { exact: true }) })
    .click();
  await expect(dialog).toHaveAccessibleName(`Create new ${kind}`);
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Leave without saving?' });
}
