import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The dialog that creates a component, as a user operates it. */
export class Wizard {
  readonly dialog: Locator;
  readonly steps: Locator;
  readonly next: Locator;
  readonly complete: Locator;
  readonly name: Locator;

  private constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.steps = this.dialog.getByRole('list', { name: 'Steps' }).getByRole('button');
    this.next = this.dialog.getByRole('button', { name: 'Next' });
    this.complete = this.dialog.getByRole('button', { name: 'Complete' });
    this.name = this.dialog.getByRole('textbox', { name: 'Name', exact: true });
  }

  /** Opens the wizard from the list and chooses the kind by the title on its card. */
  static async open(page: Page, kind: string): Promise<Wizard> {
    await page.goto('/components');
    await page.getByRole('button', { name: 'Create new' }).first().click();
    const wizard = new Wizard(page);
    await expect(wizard.dialog).toHaveAccessibleName('Create new component');
    await wizard.dialog
      .getByRole('button')
      .filter({ has: page.getByText(kind, { exact: true }) })
      .click();
    return Wizard.on(page, kind);
  }

  /** The wizard of a kind that has just been chosen. */
  static async on(page: Page, kind: string): Promise<Wizard> {
    const wizard = new Wizard(page);
    await expect(wizard.dialog).toHaveAccessibleName(`Create new ${kind}`);
    await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
    return wizard;
  }

  /** Clicks Next up to the last step; returns the titles of the steps. */
  async walk(onStep: () => Promise<void> = async () => {}): Promise<string[]> {
    const titles = (await this.dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem').allTextContents()).map(
      (text) => text.replace(/^\d/, ''),
    );
    for (const [index] of titles.entries()) {
      if (index > 0) await this.next.click();
      await expect(this.steps.nth(index)).toHaveAttribute('aria-current', 'step');
      await expect(this.dialog.locator('[data-field]').first()).toBeVisible();
      await onStep();
    }
    return titles;
  }
}
