import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

test.describe('validation', () => {
  test('a comma, text and broken limits are reported at the field and never change what was typed', async ({
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

  test('an error in another tab is counted on it, blocks Save and is linked', async ({
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

  test('a wizard step with an error cannot be left', { tag: LONG }, async ({ signedIn: page, unique }) => {
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

  test('one press on Next leaves a corrected field and goes on', { tag: LONG }, async ({ signedIn: page, unique }) => {
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
