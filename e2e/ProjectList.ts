import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The list of projects, or of project templates, as a user operates it. */
export class ProjectList {
  readonly page: Page;
  readonly search: Locator;
  readonly rows: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox');
    this.rows = page.getByRole('grid').locator('tbody').getByRole('row');
  }

  static async open(page: Page, { templates = false, search = '' } = {}): Promise<ProjectList> {
    await page.goto(templates ? '/templates/projects' : '/projects');
    const list = new ProjectList(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(templates ? 'Project templates' : 'Projects');
    if (search) await list.search.fill(search);
    return list;
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async expectNames(names: string[]): Promise<void> {
    await expect(this.rows).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(this.rows.nth(index)).toContainText(name);
  }

  async choose(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
