import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Action =
  | 'Copy link'
  | 'Convert to template'
  | 'Convert to component'
  | 'Duplicate'
  | 'Duplicate and edit'
  | 'Export'
  | 'Delete';

/** The list of components, or of component templates, as a user operates it. */
export class ComponentList {
  readonly page: Page;
  readonly search: Locator;
  readonly rows: Locator;
  readonly names: Locator;
  /** Finds the names even while a dialog covers the list. */
  readonly namesBehind: Locator;

  constructor(page: Page, { heading = 'Components' } = {}) {
    this.page = page;
    this.search = page.getByRole('searchbox');
    this.rows = page.getByRole('grid', { name: heading, exact: true }).locator('tbody').getByRole('row');
    this.names = this.rows.locator('td:nth-child(2)');
    this.namesBehind = page.locator('main tbody td:nth-child(2)');
  }

  /** Opens the list of components, or of templates, whose names contain the text. */
  static async open(page: Page, { search, templates = false }: { search: string; templates?: boolean }) {
    await page.goto(`${templates ? '/templates' : ''}/components?q=${encodeURIComponent(search)}`);
    const list = new ComponentList(page, { heading: templates ? 'Component templates' : 'Components' });
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    return list;
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  menuButton(name: string): Locator {
    return this.row(name).getByRole('button', { name: `Actions for ${name}` });
  }

  /** Opens the view dialog of a component by its row. */
  async view(name: string): Promise<Locator> {
    await this.row(name).locator('td').nth(1).click();
    const dialog = this.page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    return dialog;
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.rows.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }

  /** Chooses an entry of the row's menu. */
  async act(name: string, action: Action): Promise<void> {
    await this.menuButton(name).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
