import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { signIn } from './signIn.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

test.describe('a name that is taken', () => {
  test('is reported at the name field of the wizard', { tag: LONG }, async ({
    signedIn: page,
    api,
    unique,
    complaints,
  }) => {
    complaints.expectStatus(400);
    await holdFeed(page);
    const name = unique('Taken');
    const wizard = await Wizard.open(page, 'Heat pump');
    const isFree = page.waitForResponse((response) => response.url().includes('name='));
    await wizard.name.fill(name);
    await isFree;
    await wizard.walk();
    // Another user takes the name first.
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
    complaints.expectStatus(400);
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

test('a nameless component gets a name that is free', { tag: LONG }, async ({ page, server, unique, complaints }) => {
  complaints.expectStatus(400);
  await holdFeed(page);
  const account = { email: `${unique('nameless').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
  await Api.register(server.url, account);
  await signIn(page, account);
  const wizard = await Wizard.open(page, 'Hydro');
  await wizard.walk();
  await wizard.complete.click();
  await Editor.on(page, 'New hydro');

  // The second one gets the next free name, and so does the third one, although another user takes a name first.
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
