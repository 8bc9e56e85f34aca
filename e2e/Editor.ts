import { expect, type Locator, type Page } from '@playwright/test';

/** The page or dialog that edits one component, as a user operates it. */
export class Editor {
  readonly page: Page;
  readonly tabs: Locator;
  readonly panel: Locator;
  readonly saveButton: Locator;
  readonly undoAll: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('tab');
    this.panel = page.getByRole('tabpanel');
    this.saveButton = page.getByRole('button', { name: 'Save Changes' });
    this.undoAll = page.getByRole('button', { name: 'Undo All' });
  }

  /** Waits for the editor that the page shows. */
  static async on(page: Page, name?: string): Promise<Editor> {
    const editor = new Editor(page);
    await expect(editor.tabs.first()).toHaveAttribute('aria-selected', 'true');
    if (name !== undefined) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    return editor;
  }

  static async open(page: Page, id: string): Promise<Editor> {
    await page.goto(`/components/${id}`);
    return Editor.on(page);
  }

  async openTab(tab: string | number): Promise<void> {
    const target = typeof tab === 'number' ? this.tabs.nth(tab) : this.page.getByRole('tab', { name: tab });
    await target.click();
    await expect(target).toHaveAttribute('aria-selected', 'true');
    await expect(this.panel.locator('[data-field]').first()).toBeVisible();
  }

  /** Finds a field or curve, including its label and messages. */
  field(name: string): Locator {
    return this.panel.locator(`[data-field="${name}"]`);
  }

  async expectChanges(count: number): Promise<void> {
    const pending = this.page.getByText(/^\d+ change\(s\) pending$/);
    if (count === 0) await expect(pending).toBeHidden();
    else await expect(pending).toHaveText(`${count} change(s) pending`);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByText('Component Updated').last()).toBeVisible();
    await this.expectChanges(0);
  }

  /** Clicks Save although the form's `aria-disabled` says that it will not save. */
  async trySave(): Promise<void> {
    await expect(this.saveButton).toHaveAttribute('aria-disabled', 'true');
    await this.saveButton.click({ force: true });
  }
}
