import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page that imports components, as a user operates it. */
export class Importer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page): Promise<Importer> {
    await page.goto('/import/component');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import components');
    return new Importer(page);
  }

  async choose(files: Record<string, unknown>): Promise<void> {
    await this.#page.getByLabel('Files to import').setInputFiles(
      Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content, null, 2)),
      })),
    );
    await expect(this.row(0)).toBeVisible();
  }

  /** An entry's row with its details. */
  row(index: number): Locator {
    return this.#page.getByRole('table').locator('tbody').nth(index);
  }

  findName(index: number): Locator {
    return this.row(index).getByRole('textbox', { name: /^Name, / });
  }

  async open(index: number): Promise<void> {
    await this.row(index)
      .getByRole('button', { name: /^Details of/ })
      .click();
  }

  details(index: number): Locator {
    return this.row(index).getByRole('row').nth(1);
  }

  field(index: number, name: string): Locator {
    return this.details(index).locator(`[data-field="${name}"]`);
  }

  async import(label: string): Promise<void> {
    await this.#page.getByRole('button', { name: label, exact: true }).click();
  }
}
