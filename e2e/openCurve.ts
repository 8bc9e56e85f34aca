import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { expect } from './fixtures.ts';

/** Opens the editor of a component at the tab with this curve, and waits for its chart. */
export async function openCurve(page: Page, id: string, { tab, curve: name }: { tab: string; curve: string }) {
  const editor = await Editor.open(page, id);
  await editor.openTab(tab);
  const curve = editor.field(name);
  await expect(curve.locator('canvas')).toBeVisible();
  return { editor, curve };
}
