import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

test('from signing in to a saved wind turbine by keyboard alone', { tag: LONG }, async ({ page, api, unique }) => {
  const { keyboard } = page;
  const name = unique('Keys');

  await test.step('sign in', async () => {
    await page.goto('/login');
    await expectFocus(page, page.getByLabel('Email'));
    await keyboard.type(DEMO.email);
    await keyboard.press('Tab');
    await keyboard.type(DEMO.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    // The notice covers the next element in the tab order.
    await expect(page.getByText('Login Successful')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByText('Login Successful')).toBeHidden();
  });

  const opener = page.getByRole('button', { name: 'Create new' }).first();
  const dialog = page.getByRole('dialog');
  await test.step('go to the list and open the wizard', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Components' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/components');
    await tabTo(page, opener);
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocus(page, opener);
    await keyboard.press('Enter');
  });

  await test.step('choose the kind', async () => {
    await tabTo(page, dialog.getByRole('button', { name: /^Wind turbine/ }));
    await keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Create new Wind turbine');
  });

  await test.step('walk the steps', async () => {
    await tabTo(page, dialog.getByRole('textbox', { name: 'Name', exact: true }));
    await keyboard.type(name);
    await tabTo(page, dialog.getByRole('button', { name: 'Next' }));
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Hub height' }));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('80');
    await keyboard.press('ArrowUp');
    await tabTo(page, dialog.getByRole('button', { name: 'Complete' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('change it and save', async () => {
    const general = page.getByRole('tab', { name: 'General Details' });
    await tabTo(page, general);
    await keyboard.press('ArrowRight');
    const advanced = page.getByRole('tab', { name: 'Advanced Details' });
    await expectFocus(page, advanced);
    await expect(advanced).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, page.getByRole('checkbox', { name: 'Co-located' }));
    await keyboard.press('Space');
    const cells = page.getByRole('table', { name: 'Power curve' }).getByRole('textbox');
    await tabTo(page, cells.first());
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expectFocus(page, cells.nth(2));
    await keyboard.type('0.01');
    await keyboard.press('Tab');
    await expect(page.getByText('2 change(s) pending')).toBeVisible();
    await keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Component Updated')).toBeVisible();
  });

  const made = (await api.list()).find((component) => component.name === name);
  if (!made) throw new Error('The turbine is not in the list');
  expect(await api.component(made)).toMatchObject({ hub_height: 81, is_co_located: false, pc2: 0.01 });

  await test.step('find it by the shortcut and open it by its row', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Back to list' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/components');
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    await keyboard.press('/');
    await expectFocus(page, page.getByRole('searchbox'));
    await page.getByRole('searchbox').fill(name);
    await tabTo(page, page.getByRole('grid').locator('tbody').getByRole('row'));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFocus(page, page.getByRole('grid').locator('tbody').getByRole('row'));
  });
});

/** Presses Tab until the target has the focus, which has to be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => troubleWithFocus(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect.poll(() => troubleWithFocus(page)).toBeUndefined();
}

/** Returns why the focus is not visible: no focused element, no ring, out of view, or covered. */
function troubleWithFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the page's end and its start, the browser itself has the focus.
    if (!element || element === document.body) return undefined;
    const what = element.outerHTML.slice(0, 160);
    const hasRing = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    // A field's ring may be drawn around it together with its unit.
    if (![element, element.parentElement].some((node) => node && hasRing(node))) return `No ring: ${what}`;
    // Of an element taller than the screen, only the visible part counts.
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    if (x < left || x > right || y < top || y > bottom) return `Out of view: ${what}`;
    const above = document.elementFromPoint(x, y);
    // The handles of a chart's points let the pointer through.
    const isHit = getComputedStyle(element).pointerEvents !== 'none';
    if (isHit && above && !element.contains(above) && !above.contains(element)) {
      return `Covered by ${above.outerHTML.slice(0, 160)}: ${what}`;
    }
    return undefined;
  });
}
