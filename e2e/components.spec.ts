import { Api } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { signIn } from './signIn.ts';
import { SERVER_AWAY } from './startServer.ts';
import { startsWith } from './startsWith.ts';
import { Wizard } from './Wizard.ts';

const REFUSED = /the server responded with a status of 400/;
const NOT_FOUND = /the server responded with a status of 404/;

test.describe('the list', () => {
  test('asks a visitor to log in', async ({ page }) => {
    await page.goto('/components');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please log in to view your components.')).toBeVisible();
    await expect(page.getByText('Click the "Login" button in the header to get started.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('counts, searches by part of a name and says when nothing is found', async ({ signedIn: page, api, unique }) => {
    const mark = unique('Search');
    for (const name of [`${mark} Ågård`, `${mark} beta`]) await api.create({ subclass: 'heatpump', name });
    const total = (await api.list()).length;

    await page.goto('/components');
    await expect(page.getByText(`${total} component(s) total`)).toBeVisible();
    const list = new ComponentList(page);
    await list.search.fill(mark.toUpperCase());
    await expect(list.names).toHaveText([`${mark} Ågård`, `${mark} beta`]);
    await expect(page).toHaveURL(/q=/);
    await list.search.fill(`bet ${mark}`);
    await expect(list.names).toHaveText([`${mark} beta`]);
    await list.search.fill('nothing has this name');
    await expect(page.getByText('No results')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.search).toHaveValue('');
    await expect(list.names).not.toHaveCount(0);
  });

  test('takes every key of a quick typist into its search', async ({ signedIn: page }) => {
    await page.goto('/components');
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('stratified tank');
    await expect(page.getByRole('searchbox')).toHaveValue('stratified tank');
  });

  test('sorts by every column, both ways', async ({ signedIn: page, api, unique }) => {
    const mark = unique('Sort');
    // Digits count as numbers, so that 10 follows 2; kinds sort by their titles.
    const first = await api.create({ subclass: 'wind', name: `${mark} 10` });
    await api.create({ subclass: 'pv', name: `${mark} b` });
    await api.create({ subclass: 'hydro', name: `${mark} 2` });
    const byName = [`${mark} 2`, `${mark} 10`, `${mark} b`];
    const byAge = [`${mark} 10`, `${mark} b`, `${mark} 2`];
    const byKind = [`${mark} 2`, `${mark} b`, `${mark} 10`];
    const editor = await Editor.open(page, first.id);
    await editor.field('description').getByRole('textbox').fill('Touched last');
    await editor.save();
    const byUpdate = [`${mark} b`, `${mark} 2`, `${mark} 10`];

    await page.goto('/components');
    const list = new ComponentList(page);
    await list.search.fill(mark);
    await expect(list.names).toHaveText(byName);
    const header = (title: string) => page.getByRole('columnheader', { name: title });
    for (const [title, ascending] of [
      ['Kind', byKind],
      ['Created', byAge],
      ['Updated', byUpdate],
      ['Component', byName],
    ] as const) {
      await header(title).getByRole('button').click();
      await expect(header(title)).toHaveAttribute('aria-sort', 'ascending');
      await expect(list.names).toHaveText([...ascending]);
      await header(title).getByRole('button').click();
      await expect(header(title)).toHaveAttribute('aria-sort', 'descending');
      await expect(list.names).toHaveText(ascending.toReversed());
    }
  });

  test('keeps its filters in the address, over a reload and through the back button', async ({
    signedIn: page,
    api,
  }) => {
    const all = await api.list();
    const wind = all.filter(({ subclass }) => subclass === 'wind');
    await page.goto('/components');
    const list = new ComponentList(page);
    const category = page.getByRole('region', { name: 'Categories' }).getByRole('button', { name: /^Wind turbines/ });
    await expect(category).toContainText(String(wind.length));
    await category.click();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/components?kind=wind');
    await expect(list.rows).toHaveCount(wind.length);
    await expect(list.rows.filter({ hasText: 'Wind turbine' })).toHaveCount(wind.length);

    await page.reload();
    await expect(list.rows).toHaveCount(wind.length);
    await list.rows.first().click();
    await Editor.on(page);
    await page.goBack();
    await expect(page).toHaveURL('/components?kind=wind');
    await expect(list.rows).toHaveCount(wind.length);
    await page.goBack();
    await expect(page).toHaveURL('/components');
    await expect(category).toHaveAttribute('aria-pressed', 'false');

    await category.click();
    await expect(page).toHaveURL('/components?kind=wind');
    await category.click();
    await expect(page).toHaveURL('/components');
  });

  test('of an account without components offers the first one', async ({ page, server, unique }) => {
    const account = { email: `${unique('empty').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
    await Api.register(server.url, account);
    await signIn(page, account);
    await page.goto('/components');
    await expect(page.getByText('No components found')).toBeVisible();
    await expect(page.getByText("You don't have any components yet.")).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Create new' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Create new component' })).toBeVisible();
  });
});

test.describe('a name that is taken', () => {
  test('is reported at the name field of the wizard', async ({ signedIn: page, api, unique, complaints }) => {
    complaints.expect(REFUSED);
    await holdFeed(page);
    const name = unique('Taken');
    const wizard = await Wizard.open(page, 'Heat pump');
    const isFree = page.waitForResponse((response) => response.url().includes('name='));
    await wizard.name.fill(name);
    await isFree;
    await wizard.walk();
    // Another user is quicker.
    await api.create({ subclass: 'heatpump', name: name.toUpperCase() });
    await wizard.complete.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Creation failed' })).toContainText('Name must be unique');
    await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
    await expect(wizard.steps.first()).toHaveAccessibleName(/1 error/);
    await expect(wizard.name).toBeFocused();
    await expect(wizard.name).toHaveAccessibleDescription(startsWith('Name must be unique'));

    await wizard.name.fill(`${name} B`);
    await expect(wizard.name).not.toHaveAccessibleDescription(startsWith('Name must be unique'));
    await wizard.walk();
    await wizard.complete.click();
    await Editor.on(page, `${name} B`);
  });

  test('is reported at the name field of the editor, and the draft stays', async ({
    signedIn: page,
    api,
    unique,
    complaints,
  }) => {
    complaints.expect(REFUSED);
    const name = unique('Taken');
    await api.create({ subclass: 'wind', name });
    const { id } = await api.create({ subclass: 'wind', name: unique('Free') });
    const editor = await Editor.open(page, id);
    const input = editor.field('name').getByRole('textbox');
    await input.fill(` ${name} `);
    await expect(page.getByRole('tab', { name: /^General Details/ })).toHaveAccessibleName(/1 error\b/);
    await editor.openTab('Advanced Details');
    await editor.trySave();
    await expect(page.getByRole('tab', { name: 'General Details' })).toHaveAttribute('aria-selected', 'true');
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(startsWith('Name must be unique'));
    await expect(input).toHaveValue(` ${name} `);

    const free = unique('Other');
    await input.fill(free);
    await editor.save();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(free);
  });
});

test.describe('about a kind', () => {
  test('the wizard, the editor and the view dialog explain its fields', async ({ signedIn: page, api, unique }) => {
    const { id } = await api.create({ subclass: 'wind', name: unique('Explained'), currency: 'USD' });
    const about = page.getByRole('dialog', { name: 'About Wind turbine' });
    const open = page.getByRole('button', { name: 'About this kind' });

    await Editor.open(page, id);
    const more = page.getByRole('button', { name: 'More actions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'About this kind' }).click();
    await expect(about.getByText('USD/kW (USD per kilowatt)')).toBeVisible();
    await about.getByRole('tab', { name: 'Advanced Details' }).click();
    const height = about.getByRole('listitem').filter({ hasText: 'hub_height' });
    await expect(height).toContainText('Height of the rotor axis above ground.');
    await expect(height).toContainText('Must be above Surface roughness length');
    await about.getByRole('tab', { name: 'Changes' }).click();
    await expect(about.getByText('Nothing has changed: this is version 1.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(more).toBeFocused();

    await page.goto(`/components?view=${id}`);
    await open.click();
    await expect(about.getByText('1 to 50 characters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();

    await Wizard.open(page, 'Wind turbine');
    await open.click();
    await expect(about.getByText('EUR/kW (EUR per kilowatt)')).toBeVisible();
    await about.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: 'Create new Wind turbine' })).toBeVisible();
  });
});

test.describe('validation', () => {
  test('a comma, words and limits are reported at the field and never change what was typed', async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const { id } = await api.create({ subclass: 'wind', name: unique('Numbers') });
    const editor = await Editor.open(page, id);
    await editor.openTab('Advanced Details');
    const input = editor.field('hub_height').getByRole('textbox');
    for (const [typed, message] of [
      ['1,5', 'Please use a dot (.) for decimals'],
      ['tall', 'Please enter a valid number'],
      ['1e', 'Please enter a valid number'],
      ['-1', 'Value must be non-negative'],
    ] as const) {
      await input.fill(typed);
      await input.blur();
      await expect(editor.field('hub_height')).toContainText(message);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveValue(typed);
    }
    await input.fill('250');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await editor.save();
    await expect(input).toHaveValue('250');
  });

  test('an error in another tab is counted on it, blocks Save and is led to', async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const name = unique('Tabs');
    const { id } = await api.create({ subclass: 'wind', name });
    const editor = await Editor.open(page, id);
    await editor.openTab('Advanced Details');
    const faulty = editor.field('hub_height').getByRole('textbox');
    await faulty.fill('1,5');
    await editor.openTab('General Details');
    await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toHaveAccessibleName(/1 error\b/);
    await editor.field('description').getByRole('textbox').fill('Stays unsaved');
    await editor.trySave();
    await expect(page.getByText('Please fix validation errors before saving')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toHaveAttribute('aria-selected', 'true');
    await expect(faulty).toBeFocused();
    await expect(faulty).toHaveValue('1,5');
    expect(await api.component({ subclass: 'wind', id })).toMatchObject({ hub_height: 10, description: '' });

    await faulty.fill('1.5');
    await expect(page.getByText('Please fix validation errors before saving')).toBeHidden();
    await editor.save();
    expect(await api.component({ subclass: 'wind', id })).toMatchObject({
      hub_height: 1.5,
      description: 'Stays unsaved',
    });
  });

  test('a step of the wizard with an error is not left', async ({ signedIn: page, unique }) => {
    const wizard = await Wizard.open(page, 'Wind turbine');
    await wizard.name.fill(unique('Step'));
    const invest = wizard.dialog.getByRole('textbox', { name: /^Specific investment/ });
    await invest.fill('2,5');
    await wizard.next.click();
    await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
    await expect(invest).toBeFocused();
    await expect(invest).toHaveAccessibleDescription(/^Please use a dot \(\.\) for decimals/);
    await invest.fill('2.5');
    await invest.press('Tab');
    await expect(wizard.dialog.getByRole('alert')).toBeHidden();
    await wizard.next.click();
    await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  });

  test('Next takes the press that leaves a mended field', async ({ signedIn: page, unique }) => {
    const wizard = await Wizard.open(page, 'Wind turbine');
    await wizard.name.fill(unique('Press'));
    const invest = wizard.dialog.getByRole('textbox', { name: /^Specific investment/ });
    await invest.fill('2,5');
    await wizard.next.click();
    await expect(invest).toBeFocused();
    await invest.fill('2.5');
    await wizard.next.click();
    await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  });
});

test('the wizard continues after a reload where it was left', async ({ signedIn: page, unique }) => {
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

test('a nameless component gets a name that is free', async ({ page, server, unique, complaints }) => {
  complaints.expect(REFUSED);
  await holdFeed(page);
  const account = { email: `${unique('nameless').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
  await Api.register(server.url, account);
  await signIn(page, account);
  const wizard = await Wizard.open(page, 'Hydro');
  await wizard.walk();
  await wizard.complete.click();
  await Editor.on(page, 'New hydro');

  // The second one gets the next name that is free, and the third one, too, although another user is quicker.
  const api = await Api.signIn(server.url, account);
  for (const [expected, isLate] of [
    ['New hydro (2)', false],
    ['New hydro (4)', true],
  ] as const) {
    await Wizard.open(page, 'Hydro');
    await expect(wizard.name).toHaveAttribute('placeholder', isLate ? 'New hydro (3)' : expected);
    await wizard.walk();
    if (isLate) await api.create({ subclass: 'hydro', name: 'New hydro (3)' });
    await wizard.complete.click();
    await Editor.on(page, expected);
    await expect(page.getByText('Name must be unique')).toHaveCount(0);
  }
});

test('a locked component can only be read until it is unlocked', async ({ signedIn: page, api, unique }) => {
  const { id } = await api.create({ subclass: 'wind', name: unique('Locked'), locked: true });
  const editor = await Editor.open(page, id);
  await expect(page.getByText('This component is locked.')).toBeVisible();
  const name = editor.field('name').getByRole('textbox');
  await expect(name).not.toBeEditable();
  await expect(editor.field('currency').getByRole('combobox')).toBeDisabled();
  await editor.openTab('Advanced Details');
  await expect(editor.field('is_co_located').getByRole('checkbox')).toBeDisabled();
  await expect(editor.panel.getByRole('table').getByRole('textbox').first()).not.toBeEditable();
  await expect(editor.panel.getByRole('button', { name: 'Paste' })).toBeDisabled();

  await editor.openTab('General Details');
  await editor.field('locked').getByRole('checkbox').uncheck();
  await editor.expectChanges(1);
  await expect(name).toBeEditable();
  await editor.field('description').getByRole('textbox').fill('Unlocked and changed at once');
  await editor.save();
  await expect(page.getByText('This component is locked.')).toBeHidden();
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    locked: false,
    description: 'Unlocked and changed at once',
  });
});

test("another person's component is not found", async ({ signedIn: page, server, unique, complaints }) => {
  complaints.expect(NOT_FOUND);
  const email = `${unique('other').replace(' ', '-')}@example.com`;
  const other = await Api.register(server.url, { email, password: 'Journey-pass-2' });
  const { id } = await other.create({ subclass: 'wind', name: 'Not yours' });
  await page.goto(`/components/${id}`);
  await expect(page.getByText('Component not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL('/components');
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
});

test('a server that goes away and comes back costs nothing', async ({
  signedIn: page,
  api,
  unique,
  server,
  complaints,
}) => {
  complaints.expect(SERVER_AWAY);
  const { id } = await api.create({ subclass: 'wind', name: unique('Outage') });
  const editor = await Editor.open(page, id);
  await editor.field('description').getByRole('textbox').fill('Written while the server was away');
  await editor.openTab('Advanced Details');
  await editor.field('hub_height').getByRole('textbox').fill('99.5');
  await editor.expectChanges(2);

  await server.stop();
  try {
    await editor.saveButton.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Save Failed' })).toBeVisible();
    await editor.expectChanges(2);
    await expect(editor.field('hub_height').getByRole('textbox')).toHaveValue('99.5');
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await editor.save();
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    description: 'Written while the server was away',
    hub_height: 99.5,
  });
});
