import type { Page } from '@playwright/test';
import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { inputIn, messageIn, typeOver } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const MALFORMED = 'Please enter a valid number';

test('continues after a reload at its step with every text, and starts over when it is opened again', async ({
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

test('another kind takes over common fields, and the others are named before they are lost', {
  tag: LONG,
}, async ({ signedIn: page, unique }) => {
  const name = unique('Changed');
  const wizard = await Wizard.open(page, 'Wind turbine');
  const field = (fieldName: string) => wizard.dialog.locator(`[data-field="${fieldName}"]`);
  await wizard.name.fill(name);
  await inputIn(field('description')).fill('Kept');
  await inputIn(field('lifetime')).fill('33');
  await inputIn(field('annual_om')).fill('1,');
  await inputIn(field('invest')).fill('44');
  await wizard.dialog.getByRole('button', { name: 'Change kind' }).click();

  // Nothing is lost as long as no other kind is chosen, not even by a reload.
  await page.reload();
  await expect(wizard.dialog).toHaveAccessibleName('Create new component');
  await page.getByRole('dialog').getByRole('button', { name: 'Back to Wind turbine' }).click();
  await expect(inputIn(field('invest'))).toHaveValue('44');
  await wizard.dialog.getByRole('button', { name: 'Change kind' }).click();

  await kindCard(page, 'Solar PV').click();
  const question = page.getByRole('dialog', { name: 'Change to Solar PV?' });
  await expect(question.getByRole('listitem')).toHaveText(['Specific investment: 44 EUR/kW']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await kindCard(page, 'Solar PV').click();
  await question.getByRole('button', { name: 'Change kind' }).click();
  await expect(wizard.dialog).toHaveAccessibleName('Create new Solar PV');
  await expect(wizard.name).toHaveValue(name);
  await expect(inputIn(field('description'))).toHaveValue('Kept');
  await expect(inputIn(field('lifetime'))).toHaveValue('33');
  await expect(inputIn(field('annual_om'))).toHaveValue('1,');
  await expect(wizard.dialog.getByText('Please use a dot (.) for decimals')).toBeVisible();

  // All of it has a place in the first kind, so nothing is asked.
  await wizard.dialog.getByRole('button', { name: 'Change kind' }).click();
  await choose(wizard, 'Wind turbine');
  await expect(wizard.name).toHaveValue(name);
  await expect(inputIn(field('lifetime'))).toHaveValue('33');
  await expect(inputIn(field('invest'))).toHaveValue('2250');
});

test('loses nothing when its tab is killed', { tag: LONG }, async ({ signedIn: page, context, unique }) => {
  const name = unique('Killed');
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill(name);
  await page.waitForFunction(
    (typed) => Object.entries(localStorage).some(([key, kept]) => key.startsWith('wizard:') && kept.includes(typed)),
    name,
  );
  const crashed = page.waitForEvent('crash');
  // The renderer was killed before the call could be answered.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/components');
  const dialog = next.getByRole('dialog', { name: 'Create new Wind turbine' });
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
});

test('ignores foreign data in its storage', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/components');
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  const { username } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state);
  const kept = (progress: unknown) =>
    page.evaluate((value) => {
      const text = JSON.stringify({ state: { progress: value }, at: Date.now() });
      localStorage.setItem(`wizard:${sessionStorage.getItem('wizard-tab')}`, text);
    }, progress);
  for (const progress of [
    7,
    { username, templates: false },
    { username, templates: false, subclass: 'no such kind', texts: [] },
  ]) {
    await kept(progress);
    await page.goto('/components');
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  }
  await kept({
    username,
    templates: false,
    subclass: 'wind',
    step: -3,
    texts: { name: 4, lifetime: '9', toString: 'x' },
  });
  await page.goto('/components');
  const dialog = page.getByRole('dialog', { name: 'Create new Wind turbine' });
  await expect(inputIn(dialog.locator('[data-field="lifetime"]'))).toHaveValue('9');
  await expect(inputIn(dialog.locator('[data-field="name"]'))).toHaveValue('');
});

test('continues where it was when its page is left and opened again', { tag: LONG }, async ({
  signedIn: page,
  unique,
}) => {
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

test('the wizard continues after a reload where it was left', { tag: LONG }, async ({ signedIn: page, unique }) => {
  const name = unique('Reload');
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill(name);
  await wizard.next.click();
  const height = wizard.dialog.getByRole('textbox', { name: 'Hub height' });
  await height.fill('77');
  await page.reload();
  await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(height).toHaveValue('77');
  await wizard.complete.click();
  const editor = await Editor.on(page, name);
  await editor.openTab('Advanced Details');
  await expect(editor.field('hub_height').getByRole('textbox')).toHaveValue('77');
});

test('is not shown to someone else who signs in', { tag: LONG }, async ({ signedIn: page, server, unique }) => {
  const account = { email: `${unique('next').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
  await Api.register(server.url, account);
  await page.goto('/dashboard');
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
  await kindCard(dialog.page(), kind).click();
  await expect(dialog).toHaveAccessibleName(`Create new ${kind}`);
}

/** The card of a kind, by its title. */
function kindCard(page: Page, kind: string) {
  return page
    .getByRole('dialog', { name: 'Create new component' })
    .getByRole('button')
    .filter({ has: page.getByText(kind, { exact: true }) });
}

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
