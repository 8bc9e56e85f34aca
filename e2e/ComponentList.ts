import type { Locator, Page } from '@playwright/test';

/** The list of components, as a person uses it. */
export class ComponentList {
  readonly search: Locator;
  readonly rows: Locator;
  readonly names: Locator;

  constructor(page: Page) {
    this.search = page.getByRole('searchbox');
    this.rows = page.getByRole('grid', { name: 'Components' }).locator('tbody').getByRole('row');
    this.names = this.rows.locator('td:first-child');
  }
}
