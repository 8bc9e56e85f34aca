import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page of one project, as a user operates it. */
export class ProjectScreen {
  readonly page: Page;
  readonly assets: Locator;
  readonly saveButton: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.assets = page.getByRole('grid', { name: 'Components in the project' }).locator('tbody').getByRole('row');
    this.saveButton = page.getByRole('button', { name: 'Save Changes' });
  }

  /** Waits until the page of the project is shown. */
  static async on(page: Page, name: string): Promise<ProjectScreen> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Components', exact: true })).toBeVisible();
    return new ProjectScreen(page);
  }

  static async open(page: Page, { id, name }: { id: string; name: string }): Promise<ProjectScreen> {
    await page.goto(`/projects/${id}`);
    return ProjectScreen.on(page, name);
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`).locator('input, textarea');
  }

  asset(name: string): Locator {
    return this.assets.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  count(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Count of ${name}`, exact: true });
  }

  /** Changes a count, and waits until it is stored. */
  async setCount(name: string, count: number): Promise<void> {
    const stored = this.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/assets/'),
    );
    await this.count(name).fill(String(count));
    await this.count(name).press('Enter');
    expect((await stored).ok()).toBe(true);
  }

  /** Adds components of the library by their names, each with its count. */
  async add(wanted: Record<string, number>): Promise<void> {
    await this.page.getByRole('button', { name: 'Add component' }).first().click();
    const dialog = this.page.getByRole('dialog', { name: 'Add components' });
    for (const [name, count] of Object.entries(wanted)) {
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
      await dialog.getByRole('textbox', { name: `Count of ${name}`, exact: true }).fill(String(count));
    }
    const number = Object.keys(wanted).length;
    await expect(dialog.getByRole('status')).toHaveText(`${number} selected`);
    await dialog.getByRole('button', { name: `Add ${number} component(s)` }).click();
    await expect(dialog).toBeHidden();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByText(/^Project (template )?Updated$/)).toBeVisible();
    await expect(this.page.getByText(/change\(s\) pending/)).toBeHidden();
  }
}
