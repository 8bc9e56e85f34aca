import type { Page } from '@playwright/test';

/** Chooses a file with this text on the page that imports projects. */
export async function chooseProjectFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const file = { name: 'project.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}
